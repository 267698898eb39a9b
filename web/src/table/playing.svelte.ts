// One player's turn in the making: what is picked, what it leads to, and sending it. The rules stay on the server.
import type { Cell } from '../board/camera'
import { isTunnel } from '../board/faces'
import type { LiveTable } from '../net/table.svelte'
import type { Choice } from '../protocol'
import { play } from '../sound/sound'
import { refusalText } from '../text/refusals'
import { NOTHING, offer, playable, type Picked } from './choosing'
import { likings } from './liking.svelte'
import { viewOf } from './game'
import { toolLetter } from './words'

const HASTE = 350 // milliseconds within which a second tap is no answer but a slip
const COMPLAINT = 6_000 // milliseconds that a reason stays

export class Playing {
  picked = $state.raw<Picked>(NOTHING)
  /** Which card of the hand; two may be of the same kind. */
  index = $state<number | null>(null)
  hover = $state.raw<Cell | null>(null)
  /** A card is wanted to be passed, but none is picked yet. */
  passing = $state(false)
  busy = $state(false)
  why = $state<string | null>(null)

  private chosenAt = 0
  private complaint: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly table: LiveTable) {}

  readonly seat = $derived.by(() => this.table.you?.seat ?? null)
  readonly mine = $derived.by(
    () => this.seat !== null && this.table.prompt?.seat === this.seat && this.table.table?.status === 'playing',
  )
  readonly choices: readonly Choice[] = $derived.by(() => (this.mine ? (this.table.prompt?.choices ?? []) : []))
  readonly what = $derived.by(() => this.table.prompt?.what ?? null)
  /** What lies before the player to be picked: the hand, or the extra nugget cards. */
  readonly hand: readonly string[] = $derived.by(() => {
    const view = viewOf(this.table)
    if (!view) return []
    if (this.mine && this.what === 'place_bonus') return view.bonuses_left.map((value) => `bonus${value}`)
    return view.hand
  })
  readonly playable = $derived.by(() => playable(this.choices))
  readonly offer = $derived.by(() => offer(this.choices, this.picked))
  readonly ghost = $derived.by(() => {
    if (this.offer.ghost || !this.hover || this.picked.cell) return this.offer.ghost
    return offer(this.choices, { ...this.picked, cell: this.hover }).ghost
  })

  /** Forgets everything that was picked. */
  cancel = (): void => {
    this.picked = NOTHING
    this.index = null
    this.passing = false
    this.hover = null
  }

  /** Picks a card of the hand, or turns or puts back the one that is picked. */
  pick(index: number): void {
    if (this.busy) return
    if (this.index === index) {
      if (this.canTurn()) this.turn()
      else this.cancel()
      return
    }
    const passing = this.passing
    this.take(index)
    if (passing && this.mine) this.pass()
  }

  /** Picks a card, whatever was picked before. */
  take(index: number): void {
    const kind = this.hand[index]
    if (kind === undefined) return
    const value = kind.startsWith('bonus') ? Number(kind.slice(5)) : null
    this.index = index
    this.passing = false
    this.hover = null
    this.picked = { ...NOTHING, card: value === null ? kind : null, value }
    play('pick')
  }

  canTurn(): boolean {
    return this.picked.card !== null && isTunnel(this.picked.card) && (this.offer.canTurn || !this.picked.cell)
  }

  turn(): void {
    if (!this.picked.card || !isTunnel(this.picked.card)) return
    if (this.picked.cell && !this.offer.canTurn) return
    this.picked = { ...this.picked, turned: !this.picked.turned }
    play('turn-card')
  }

  /** Points at a cell of the board; by keyboard a second time means yes. */
  atCell(cell: Cell, goal: string | null, byKey = false): void {
    if (this.busy || !this.mine || (this.picked.card === null && this.picked.value === null)) return
    const offered = this.offer
    if (goal !== null && offered.goals.length) {
      if (!offered.goals.includes(goal)) return void this.askWhy(`${this.picked.card}>${goal}`)
      this.aim({ goal, cell: null, seat: null }, this.picked.goal === goal, byKey)
      return
    }
    if (!offered.cells.some(({ x, y }) => x === cell.x && y === cell.y)) return void this.askAbout(cell)
    const again = this.picked.cell?.x === cell.x && this.picked.cell.y === cell.y
    if (again && offered.canTurn && !byKey) return this.turn()
    this.aim({ cell: { x: cell.x, y: cell.y }, goal: null, seat: null }, again, byKey)
  }

  /** Points at a player. */
  atSeat(seat: number, byKey = false): void {
    if (this.busy || !this.mine || !this.picked.card) return
    if (!this.offer.seats.includes(seat)) return void this.askAboutSeat(seat)
    this.aim({ seat, tool: null, cell: null, goal: null }, this.picked.seat === seat, byKey)
  }

  withTool(tool: string): void {
    this.picked = { ...this.picked, tool }
    if (!likings.confirm) this.confirm()
  }

  pass(): void {
    if (!this.offer.canPass) return
    this.picked = { ...this.picked, passing: true, cell: null, seat: null, goal: null }
    this.chosenAt = performance.now()
    if (!likings.confirm) this.confirm()
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
    else this.complain(refusalText(answer.why))
  }

  complain(why: string): void {
    this.why = why
    play('no')
    clearTimeout(this.complaint)
    this.complaint = setTimeout(() => (this.why = null), COMPLAINT)
  }

  private aim(target: Partial<Picked>, again: boolean, byKey: boolean): void {
    const slip = performance.now() - this.chosenAt < HASTE
    if (again) {
      if (!slip || byKey) this.confirm()
      return
    }
    this.picked = { ...this.picked, passing: false, ...target }
    this.chosenAt = performance.now()
    this.why = null
    if (!likings.confirm && this.offer.action && !this.offer.canTurn) this.confirm()
    else play('pick')
  }

  /** An illegal try: the server names the reason. */
  private askAbout(cell: Cell): void {
    const { card, value } = this.picked
    if (value !== null) return this.askWhy(`bonus${value}@${cell.x},${cell.y}`)
    if (card && (isTunnel(card) || card === 'rockfall')) this.askWhy(`${card}@${cell.x},${cell.y}`)
  }

  private askAboutSeat(seat: number): void {
    const card = this.picked.card ?? ''
    if (card.startsWith('break')) this.askWhy(`${card}>${seat}`)
    if (card.startsWith('mend')) this.askWhy(`${card}>${seat}${card.length > 5 ? toolLetter(card[4]!) : ''}`)
  }

  private askWhy(action: string): void {
    if (this.choices.some((choice) => choice.action === action)) return
    void this.table.send({ do: 'play', action }).then((answer) => {
      if (!answer.ok) this.complain(refusalText(answer.why))
    })
  }
}
