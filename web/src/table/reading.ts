// How long people look at the end of a round, by the server's clock: until it waits for nobody any more.
import type { RemoteTable } from '../net/remote_table.svelte'

const COUNTED = 60_000 // milliseconds; a longer wait, of somebody alone with bots, has no clock
const PATIENCE = 1_000 // milliseconds in which somebody who has lost the connection comes back

type Table = Pick<RemoteTable, 'presence' | 'readers' | 'now'>

/** Seconds until the next round begins by itself; null without a clock. */
export function secondsLeft({ presence, now }: { presence: RemoteTable['presence']; now: number }): number | null {
  const left = (presence?.reading_until ?? now) - now
  return left > 0 && left <= COUNTED ? Math.ceil(left / 1000) : null
}

/** Notices when the round goes on without pressing anything: the time is up, or this reader is done on another device. */
export class ReadingTime {
  private until: number | null = null
  private waits = false // for this reader, or for somebody whom a spectator sees
  private idleSince: number | null = null

  constructor(private readonly seat: number | null) {}

  /** The server has forgotten who reads, with the connection. */
  restart(): void {
    this.waits = false
  }

  isOver(table: Table): boolean {
    const now = table.now()
    const readers = table.readers()
    if (this.seat === null ? readers.length : readers.includes(this.seat)) {
      this.until = table.presence!.reading_until!
      this.waits = true
      this.idleSince = null
      return false
    }
    if (this.until !== null && this.until <= now) return true
    if (!this.waits || table.presence?.waiting) return false
    this.idleSince ??= now
    return this.seat !== null || now - this.idleSince >= PATIENCE
  }
}
