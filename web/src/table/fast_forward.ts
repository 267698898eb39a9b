// Bots without a pause until it is this person's turn; then they play at their pace again.
import type { RemoteTable } from '../net/remote_table.svelte'
import { forget, store, stored } from '../storage'

const here = (): Storage => sessionStorage

export class FastForward {
  constructor(private readonly table: Pick<RemoteTable, 'code' | 'info' | 'you' | 'prompt' | 'send'>) {}

  /** Whether the host waits for a bot that takes its time. */
  get isOffered(): boolean {
    const { info, you, prompt } = this.table
    if (!you?.host || info?.status !== 'playing' || !info.settings.pace || !prompt) return false
    return info.seats[prompt.seat]?.bot != null
  }

  /** Whether bots are hurried at present. */
  get isOn(): boolean {
    return stored(this.name, here) !== null
  }

  start(): void {
    store(this.name, String(this.table.info!.settings.pace), here) // also if the page is loaded again meanwhile
    void this.table.send({ do: 'settings', change: { pace: 0 } })
  }

  /** Restores the pace of the bots, if it was changed. */
  stop(): void {
    const pace = stored(this.name, here)
    if (pace === null) return
    forget(this.name, here)
    void this.table.send({ do: 'settings', change: { pace: Number(pace) } })
  }

  private get name(): string {
    return `pace.${this.table.code}`
  }
}
