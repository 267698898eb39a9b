// Commands that have not been answered yet. They outlive a reload: the server answers a repeated id as it did at first,
// so that sending them again neither loses nor doubles anything.
import type { AnyCommand } from '../protocol'

const OLDEST = 10 * 60_000 // milliseconds; a player who comes back later may have changed their mind

interface Waiting {
  at: number
  command: AnyCommand
}

export interface QueueStorage {
  read(): string | null
  write(text: string): void
}

export class CommandQueue {
  private waiting: Waiting[]

  constructor(
    private readonly storage: QueueStorage,
    private readonly now: () => number = Date.now,
  ) {
    this.waiting = readStored(storage).filter(({ at }) => now() - at < OLDEST)
  }

  /** What is to be sent, or sent again, in order. */
  commands(): AnyCommand[] {
    return this.waiting.map(({ command }) => command)
  }

  add(command: AnyCommand): void {
    this.waiting.push({ at: this.now(), command })
    this.save()
  }

  /** Forgets a command that was answered; returns whether it was waiting. */
  settle(id: string): boolean {
    const left = this.waiting.filter(({ command }) => command.id !== id)
    const found = left.length < this.waiting.length
    this.waiting = left
    if (found) this.save()
    return found
  }

  private save(): void {
    this.storage.write(JSON.stringify(this.waiting))
  }
}

function readStored(storage: QueueStorage): Waiting[] {
  try {
    const found: unknown = JSON.parse(storage.read() ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one?.at === 'number' && one.command?.id) : []
  } catch {
    return []
  }
}
