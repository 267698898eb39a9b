// The ends of rounds at a table: which one is looked at, and that everybody has seen it before the next round shows.
import { untrack } from 'svelte'
import type { Game } from '../games/game'
import type { RemoteTable } from '../net/remote_table.svelte'
import { LAST_CARD } from '../net/unfolding'
import type { GameEvent } from '../protocol'
import { isStill } from '../settings/preferences.svelte'
import { store, stored } from '../storage'
import { fetchReveal } from './EndOfRound.svelte'
import type { MovePicker } from './move_picker.svelte'

const isEnd = ({ kind }: GameEvent): boolean => kind === 'round_ended'

export class RoundEnds {
  /** The last one has just happened, in front of the player. */
  fresh = $state(false)
  /** The last one is looked at once more. */
  again = $state(false)
  private seen = $state('') // the number of the last one that was closed, in this tab

  /** Made while a component is. */
  constructor(
    private readonly table: RemoteTable,
    private readonly game: Game,
    private readonly picker: MovePicker,
  ) {
    this.seen = stored(this.place, () => sessionStorage) ?? ''
    // Who comes to watch sees the round that is played.
    $effect.pre(() => {
      if (this.isPast) this.seen = String(this.last!.round)
    })
    this.tellAfterReconnecting()
    this.setPace()
  }

  readonly all = $derived.by(() => this.game.endedRounds())
  readonly last = $derived.by(() => this.all.at(-1) ?? null)
  /** Whether the last one has been closed before. */
  readonly wasSeen = $derived.by(() => this.last !== null && this.seen === String(this.last.round))
  readonly isShown = $derived.by(
    () => this.last !== null && (this.again || !this.wasSeen || (this.picker.mine && this.game.isBetweenRounds)),
  )
  private readonly round = $derived.by(() => this.game.view?.round ?? null)
  private readonly me = $derived.by(() => this.table.you?.seat ?? null)
  private readonly isPast = $derived.by(
    () => this.last !== null && !this.fresh && this.last.round < (this.round ?? 0) && !this.table.you?.seats.length,
  )

  /** Closes it; the next round may show. */
  dismiss(): void {
    this.again = false
    if (!this.last || this.wasSeen) return
    this.seen = String(this.last.round)
    this.fresh = false
    store(this.place, this.seen, () => sessionStorage)
    if (this.me !== null) this.table.read(this.last.round, true)
    this.table.unfolding.goOn()
  }

  /** To be called with everything that happens; whether a round ends with it. */
  hear(events: readonly GameEvent[]): boolean {
    if (!events.some(isEnd)) return false
    this.fresh = true
    if (this.last && this.me !== null) this.table.read(this.last.round, false)
    return true
  }

  private get place(): string {
    return `seen.${this.table.code}`
  }

  /** After a reload or a lost connection the server learns whether it is still looked at. */
  private tellAfterReconnecting(): void {
    $effect(() => {
      if (this.table.link !== 'open') return
      untrack(() => {
        if (!this.last || this.me === null || this.table.info?.status === 'finished') return
        if (this.last.round < (this.round ?? 0)) this.table.read(this.last.round, this.wasSeen)
      })
    })
  }

  /** Everything is shown in its order: the next round waits until everybody has seen the end of this one. */
  private setPace(): void {
    this.table.unfolding.pace = {
      pause: (events) => (isStill() ? 0 : this.game.pauseAfter(events)),
      lastCard: () => (isStill() ? 0 : LAST_CARD),
      arrives: ({ happened }) => {
        if (!happened?.some(({ events }) => events?.some(isEnd))) return
        void fetchReveal()
        if (this.round !== null && this.me !== null) this.table.read(this.round, false) // before the last card lands
      },
      boardAfter: (events) => this.game.boardAfter?.(events),
      isLookedAt: () => (this.last !== null && !this.wasSeen) || this.table.readers().some((seat) => seat !== this.me),
    }
  }
}
