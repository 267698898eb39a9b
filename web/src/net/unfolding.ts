// Shows what happens in its order and in its time: an update is cut where a round ends and where the next one begins,
// and each part waits until people have seen the one before it.
import type { GameEvent, GameView, Happened, Update } from '../protocol'

/** A part of an update that is shown as one. */
export interface Part {
  readonly happened: readonly Happened[]
  /** Whether its first entry continues the last entry of the part before it. */
  readonly continues: boolean
  /** Begins a round: waits until everybody has seen the end of the one before. */
  readonly opensRound: boolean
  /** Begins with the end of a round: what led to it is always looked at. */
  readonly closesRound: boolean
  /** What the table looks like after it; null if only its events say so. */
  readonly state: Pick<Update, 'view'> | Update | null
}

/** How long people look at things. */
export interface Pace {
  /** Milliseconds to look at these events before the next ones are shown. */
  pause(events: readonly GameEvent[]): number
  /** Milliseconds until the last card of a round has landed and was seen. */
  lastCard?(): number
  /** Something has come that is shown in its time. */
  arrives?(update: Update): void
  /** Whether the end of a round is still looked at. */
  isLookedAt(): boolean
  /** What the table looks like after events that come without a view: the next round is dealt in the same step. */
  boardAfter?(events: readonly GameEvent[]): GameView | null | undefined
}

export const LAST_CARD = 1_000 // milliseconds in which the last card of a round lands and is seen
const MOST_WAITING = 2 // parts; with more of them there is no time to look at each

/** The parts of an update. The state after it belongs to the last; the board to the first, unless a new round is dealt. */
export function partsOf(update: Update): Part[] {
  const cuts: { happened: Happened[]; continues: boolean; opensRound: boolean; closesRound: boolean }[] = []
  let current = { happened: [] as Happened[], continues: false, opensRound: false, closesRound: false }
  cuts.push(current)
  for (const one of update.happened ?? []) {
    let events: GameEvent[] = []
    let isCut = false
    for (const event of one.events ?? []) {
      const isBoundary = event.kind === 'round_ended' || event.kind === 'round_began'
      if (isBoundary) {
        if (events.length || isCut) current.happened.push({ ...one, events } as Happened)
        const opensRound = event.kind === 'round_began'
        current = { happened: [], continues: events.length > 0 || isCut, opensRound, closesRound: !opensRound }
        cuts.push(current)
        events = []
        isCut = true
      }
      events.push(event)
    }
    current.happened.push(isCut ? ({ ...one, events } as Happened) : one)
  }
  const parts = cuts.filter(({ happened }, i) => happened.length || i === cuts.length - 1)
  const deals = parts.some(({ opensRound }) => opensRound)
  return parts.map((part, i) => {
    const isLast = i === parts.length - 1
    return { ...part, state: isLast ? update : i === 0 && !deals && update.view ? { view: update.view } : null }
  })
}

export class Unfolding {
  private queue: Part[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Null until a table is on the screen. */
  pace: Pace | null = null

  constructor(private readonly show: (part: Part, isLast: boolean) => void) {}

  /** Whether the end of a round has been shown, and the next one is to come. */
  get isDealNext(): boolean {
    return this.queue[0]?.opensRound === true
  }

  /** Whether the end of a round is to be shown next. */
  get isEndNext(): boolean {
    return this.queue[0]?.closesRound === true
  }

  add(update: Update): void {
    this.pace?.arrives?.(update)
    this.queue.push(...partsOf(update))
    this.goOn()
  }

  /** Shows what can be shown now. */
  goOn(): void {
    while (this.queue.length && this.timer === undefined) {
      if (this.queue[0]!.opensRound && this.pace?.isLookedAt()) return
      const part = this.queue.shift()!
      this.show(part, !this.queue.length)
      const events = part.happened.flatMap((one) => one.events ?? [])
      const isLastCard = events.length > 0 && this.queue[0]?.closesRound === true
      const isHasty = this.queue.length > MOST_WAITING && !isLastCard
      const looked = isHasty ? 0 : (this.pace?.pause(events) ?? 0)
      const pause = isLastCard ? Math.max(looked, this.pace?.lastCard?.() ?? 0) : looked
      if (pause) this.timer = setTimeout(() => this.skip(), pause)
    }
  }

  /** Ends the time to look at what is shown now. */
  skip(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.goOn()
  }

  /** Shows everything that waits. */
  flush(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    for (const part of this.queue.splice(0)) this.show(part, !this.queue.length)
  }

  /** Forgets everything that waits. */
  clear(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.queue = []
  }
}
