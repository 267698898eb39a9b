// A table as it was until the card that flies over it has landed: what the players hold, the pile, and whose turn it is.
// Nobody is asked anything before what happened then has been seen.
import type { TableState } from '../net/table_state'

const HELD: readonly PropertyKey[] = ['view', 'prompt'] satisfies (keyof TableState)[]

export class Settled<Table extends TableState> {
  readonly table: Table
  private held = $state.raw<Partial<Record<PropertyKey, unknown>> | null>(null)
  private before: Partial<Record<PropertyKey, unknown>> = {}
  /** Whether something that has happened is still looked at: a walk, a card that is turned over and what is said of it. */
  isLookedAt = $state(false)
  private looking: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly live: Table) {
    this.table = new Proxy(live, {
      get: (of, name) => (this.held && of.view && HELD.includes(name) ? this.held[name] : Reflect.get(of, name)),
    })
  }

  /** To be called whenever what is shown has changed. */
  see(): void {
    this.before = { view: this.live.view, prompt: this.live.prompt }
  }

  /** Whether a card is on its way. */
  get waits(): boolean {
    return this.held !== null
  }

  /** Something has just happened, its card lands in some milliseconds, and it is looked at for so many. */
  hold(landing: number, looked = 0): void {
    if (landing) {
      const held = (this.held = this.before.view ? this.before : null)
      setTimeout(() => this.held === held && (this.held = null), landing)
    }
    clearTimeout(this.looking)
    this.isLookedAt = looked > 0
    this.looking = setTimeout(() => (this.isLookedAt = false), looked)
  }

  /** Shows the table as it is. */
  release(): void {
    this.held = null
    this.isLookedAt = false
  }
}
