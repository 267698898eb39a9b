// One player's turn in progress: what is picked, what it leads to, and sending it. The rules stay on the server.
import { keyOf, type Spot } from '../board/board_items'
import type { PlayableTable } from '../net/table_state'
import type { Choice } from '../protocol'
import { preferences } from '../settings/preferences.svelte'
import { play } from '../sound/sound'
import { refusalText } from '../text/refusals'
import { t } from '../text/text.svelte'
import { NOTHING, offer, pickOf, playable, type Picked } from './choices'
import { HASTE } from './slips'
import type { Game } from '../games/game'

const COMPLAINT = 6_000 // milliseconds that a reason stays
const NOWHERE = { cell: null, seat: null, goal: null, slot: null, way: null } satisfies Partial<Picked>

export class MovePicker {
  picked = $state.raw<Picked>(NOTHING)
  /** Which card of the hand; two may be of the same kind. */
  index = $state<number | null>(null)
  /** Which other card is passed with it. */
  second = $state<number | null>(null)
  hover = $state.raw<Spot | null>(null)
  /** The player wants to pass a card, but has not picked one yet. */
  passing = $state(false)
  busy = $state(false)
  why = $state<string | null>(null)
  /** The rule that forbids it, while `why` is shown. */
  rule = $state<string | null>(null)

  private chosenAt = 0
  private complaint: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly table: PlayableTable,
    readonly game: Game,
    /** Whether what happened before is still looked at. */
    private readonly waits: () => boolean = () => false,
  ) {}

  readonly seat = $derived.by(() => this.table.you?.seat ?? null)
  /** Whether this player is to decide something, now or in a moment. */
  readonly isNext = $derived.by(() => this.seat !== null && this.table.prompt?.seat === this.seat && this.table.info?.status === 'playing')
  readonly mine = $derived.by(() => this.isNext && !this.waits())
  readonly choices: readonly Choice[] = $derived.by(() => (this.mine ? (this.table.prompt?.choices ?? []) : []))
  /** What is decided now, as the view names it; null when nobody is asked. */
  readonly phase = $derived.by(() => (this.table.prompt ? (this.table.view?.phase ?? null) : null))
  /** What the player can pick. */
  readonly hand: readonly string[] = $derived.by(() => this.game.hand(this.mine))
  readonly playable = $derived.by(() => playable(this.choices, this.game.choices))
  /** Whether a card of the hand is wanted now; a walk or a treasure is chosen without one. */
  readonly wantsCard = $derived.by(() => this.choices.some((choice) => choice.card != null || choice.value != null))
  readonly offer = $derived.by(() => offer(this.choices, this.picked, this.game.choices))
  /** What is meant, or would be by choosing what is hovered over. */
  readonly meant = $derived.by(() => {
    if (this.offer.action || !this.hover || this.picked.cell) return this.offer.action
    return offer(this.choices, { ...this.picked, cell: this.hover }, this.game.choices).action
  })

  /** Whether the picked card is aimed at something. */
  get isAimed(): boolean {
    const { cell, seat, goal, slot, passing } = this.picked
    return cell !== null || seat !== null || goal !== null || slot !== null || passing
  }

  /** Whether a card can do no more than be passed now. */
  isIdle(kind: string): boolean {
    const { card } = this.game.pick(kind)
    return this.mine && card !== null && !this.playable.has(card)
  }

  /** Why a card cannot be played now; null if it can, or the game is over. */
  whyNot(kind: string): string | null {
    if (!this.phase) return null
    if (!this.mine) return t('card-not-turn')
    if (!this.wantsCard) return t('card-not-now')
    return this.isIdle(kind) ? this.game.whyIdle(kind) : null
  }

  /** Forgets everything that was picked. */
  cancel = (): void => {
    this.why = null
    this.picked = NOTHING
    this.index = null
    this.second = null
    this.passing = false
    this.hover = null
  }

  /** Picks a card of the hand, or turns or puts back the one that is picked. */
  pick(index: number): void {
    if (this.busy) return
    if (this.picked.passing && this.offer.canPassTwo) {
      if (this.index === index) return this.second === null ? this.cancel() : this.passAlone()
      return this.passAlso(index)
    }
    if (this.index === index) {
      if (this.canTurn()) this.turn()
      else this.cancel()
      return
    }
    const passing = this.passing
    this.take(index)
    if (passing && this.mine) this.pass()
  }

  /** Picks a card in place of any other. */
  take(index: number): void {
    const kind = this.hand[index]
    if (kind === undefined || (this.mine && !this.wantsCard)) return
    this.cancel()
    this.index = index
    this.picked = { ...NOTHING, ...this.game.pick(kind) }
    play('pick')
  }

  canTurn(): boolean {
    return this.picked.card !== null && this.game.canTurn(this.picked.card) && (this.offer.canTurn || !this.picked.cell)
  }

  turn(): void {
    if (!this.picked.card || !this.game.canTurn(this.picked.card)) return
    if (this.picked.cell && !this.offer.canTurn) return
    this.picked = { ...this.picked, turned: !this.picked.turned }
    play('turn-card')
  }

  /** Points at a cell or a joint of the board; by keyboard, the second time confirms. */
  atCell(spot: Spot, goal: string | null, byKey = false): void {
    if (this.busy || !this.mine || (this.wantsCard && this.picked.card === null && this.picked.value === null)) return
    const offered = this.offer
    if (goal !== null && offered.goals.length) {
      if (!offered.goals.includes(goal)) return this.askWhy({ goal })
      return this.aim({ goal }, this.picked.goal === goal, byKey)
    }
    const spots: readonly Spot[] = spot.side ? offered.joints : offered.cells
    const at = keyOf(spot)
    if (!spots.some((one) => keyOf(one) === at)) return this.askWhy({ cell: spot })
    const again = this.picked.cell !== null && keyOf(this.picked.cell) === at
    if (again && offered.canTurn && !byKey) return this.turn()
    this.aim({ cell: { x: spot.x, y: spot.y, side: spot.side } }, again, byKey)
  }

  /** Points at a player. */
  atSeat(seat: number, byKey = false): void {
    if (this.busy || !this.mine || !this.picked.card) return
    if (!this.offer.seats.includes(seat)) return this.askWhy({ seat })
    this.aim({ seat }, this.picked.seat === seat, byKey)
  }

  /** Points at a card beside the board. */
  atSlot(slot: number, byKey = false): void {
    if (this.busy || !this.mine || !this.offer.slots.includes(slot)) return
    this.aim({ slot }, this.picked.slot === slot, byKey)
  }

  /** Chooses among outcomes. */
  withWay(way: string): void {
    this.picked = { ...this.picked, way }
    play('pick')
    if (!preferences.confirm) this.confirm()
  }

  pass(): void {
    if (!this.offer.canPass) return
    this.why = null
    this.picked = { ...this.picked, ...NOWHERE, passing: true, also: null }
    this.second = null
    if (!preferences.confirm && !this.offer.canPassTwo) this.confirm()
  }

  /** Chooses an action from the list of moves, as if everything about it had been pointed at. */
  choose(action: string): void {
    const choice = this.choices.find((one) => one.action === action)
    const picked = choice && pickOf(this.choices, choice, this.game.choices)
    if (!picked) return this.propose(action)
    this.cancel()
    const indexOf = (card: string | null, not: number | null): number | null => {
      const isIt = (kind: string, index: number): boolean => {
        const one = this.game.pick(kind)
        return index !== not && (card === null ? one.value === picked.value : one.card === card)
      }
      const index = this.hand.findIndex(isIt)
      return index < 0 ? null : index
    }
    if (this.wantsCard) this.index = indexOf(picked.card, null)
    if (picked.also !== null) this.second = indexOf(picked.also, this.index)
    this.picked = picked
    if (!preferences.confirm) this.confirm()
    else play('pick')
  }

  /** Chooses an action that needs no card. */
  propose(action: string): void {
    this.cancel()
    this.picked = { ...NOTHING, proposed: action }
    if (!preferences.confirm) this.confirm()
  }

  /** Does what is meant. */
  confirm = (): void => {
    const action = this.offer.action
    if (action) void this.send(action.action)
  }

  async send(action: string): Promise<void> {
    if (this.busy) return
    this.busy = true
    const answer = await this.table.send({ do: 'play', action })
    this.busy = false
    if (answer.ok) this.cancel()
    else this.complain(refusalText(answer.why), answer.why.rule)
  }

  complain(why: string, rule: string | null = null): void {
    this.why = why
    this.rule = rule
    play('no')
    clearTimeout(this.complaint)
    this.complaint = setTimeout(() => (this.why = null), COMPLAINT)
  }

  private passAlso(index: number): void {
    const kind = this.hand[index]
    if (kind === undefined || index === this.second) return this.passAlone()
    this.second = index
    this.picked = { ...this.picked, also: kind }
    play('pick')
  }

  /** One card is passed after all: the one that was not put back. */
  private passAlone(): void {
    this.second = null
    this.picked = { ...this.picked, also: null }
  }

  private aim(target: Partial<Picked>, again: boolean, byKey: boolean): void {
    const slip = performance.now() - this.chosenAt < HASTE
    if (again) {
      if (!slip || byKey) this.confirm()
      return
    }
    this.picked = { ...this.picked, ...NOWHERE, ...target }
    this.chosenAt = performance.now()
    this.why = null
    if (!preferences.confirm && this.offer.action && !this.offer.canTurn) this.confirm()
    else play('pick')
  }

  /** An illegal try: the server names the reason. */
  private askWhy(at: { cell?: Spot; seat?: number; goal?: string }): void {
    const action = this.game.attempt(this.picked, at)
    if (action === null || this.choices.some((choice) => choice.action === action)) return
    void this.table.askWhy(action).then((answer) => {
      if (!answer.ok) this.complain(refusalText(answer.why), answer.why.rule)
    })
  }
}
