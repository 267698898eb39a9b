// Saboteur at the table.
import type { Cell } from '../../board/camera'
import { halfTurn, isTunnel, picture } from './faces'
import type { Ghost, Target } from '../../board/board_items'
import type { TableState } from '../../net/table_state'
import type { Choice, GameEvent, SaboteurEvent, SaboteurView } from '../../protocol'
import { t } from '../../text/text.svelte'
import type { Picked } from '../../table/choices'
import type { Flights } from '../../table/flights.svelte'
import { viewOf } from './view'
import type { MovePicker } from '../../table/move_picker.svelte'
import { brokenTools, cardName, choiceText, placeName, toolLetter, type People } from '../../table/words'
import type { Fact, Game, Places, Role, Said, Shown } from '../game'
import { cardsOf, goalsOf, lastOf } from './board_items'
import { said } from './prompt_text'
import { stage } from './animations'

// How many of each the deck of roles holds for so many players (it is printed on the box).
const SABOTEURS: Record<number, number> = { 3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4 }

export class Saboteur implements Game {
  readonly name = 'saboteur'
  readonly back = 'face-card-back'
  readonly roleBack = 'face-role-back'
  readonly ground = 'mine'
  readonly frame = null
  readonly order = ['lay', 'mend', 'map', 'break', 'rockfall', 'bonus', 'stay', 'stop', 'take', 'pass']

  constructor(private readonly table: TableState) {}

  get view(): SaboteurView | null {
    return viewOf(this.table)
  }

  get label(): string {
    return t('board-label')
  }

  get onlyPass(): string {
    return t('only-pass')
  }

  get dropText(): string {
    return t('pile-drop')
  }

  passText(holding: boolean): string {
    return t(holding ? 'do-pass' : 'do-pass-card')
  }

  cards(waits: ReadonlyMap<string, number>) {
    return this.view ? cardsOf(this.view, waits) : []
  }

  hidden() {
    return this.view ? goalsOf(this.view) : []
  }

  figures() {
    return []
  }

  tokens() {
    return []
  }

  prizes() {
    return []
  }

  last(): Cell | null {
    return this.view ? lastOf(this.view) : null
  }

  here(): Cell {
    return this.last() ?? { x: 1, y: 0 }
  }

  targets(picker: MovePicker): Target[] {
    const name = picker.picked.card ?? `bonus${picker.picked.value}`
    const offered = picker.picked.passing ? [] : picker.offer.cells
    const lay = offered.map((cell) => ({ ...cell, label: `${cardName(name)}: ${placeName(cell)}` }))
    const goals = this.hidden().filter((goal) => picker.offer.goals.includes(goal.key))
    return [...lay, ...goals.map(({ x, y, label }) => ({ x, y, label }))]
  }

  ghost(choice: Choice | null): Ghost | null {
    if (choice?.x == null || choice.y == null) return null
    const face = choice.verb === 'bonus' ? `bonus${choice.value}` : choice.face
    return face ? { x: choice.x, y: choice.y, picture: picture(face) } : null
  }

  hand(asked: string | null): readonly string[] {
    if (!this.view) return []
    return asked === 'place_bonus' ? this.view.bonuses_left.map((value) => `bonus${value}`) : this.view.hand
  }

  picture(kind: string, turned: boolean): string {
    return picture(turned ? halfTurn(kind) : kind)
  }

  canTurn(kind: string): boolean {
    return isTunnel(kind)
  }

  cardName(kind: string): string {
    return cardName(kind)
  }

  attempt({ card, value }: Picked, at: { cell?: Cell; seat?: number; goal?: string }): string | null {
    if (at.goal !== undefined) return `${card}>${at.goal}`
    if (at.seat !== undefined) {
      if (card?.startsWith('break')) return `${card}>${at.seat}`
      return card?.startsWith('mend') ? `${card}>${at.seat}${card.length > 5 ? toolLetter(card[4]!) : ''}` : null
    }
    if (!at.cell) return null
    if (value !== null) return `bonus${value}@${at.cell.x},${at.cell.y}`
    return card && (isTunnel(card) || card === 'rockfall') ? `${card}@${at.cell.x},${at.cell.y}` : null
  }

  goesOn(): boolean {
    return false
  }

  said(picker: MovePicker, people: People): Said {
    return said(this.table, picker, people)
  }

  choiceText(choice: Choice, people: People): string {
    return choiceText(choice, people)
  }

  shown(seat: number, _people: People, unveiled: boolean): Shown {
    const { view } = this
    if (!view) return { facts: [], signs: [], role: null, clan: null }
    const role = unveiled && view.ending !== 'none' ? view.roles[seat] : null
    const signs = brokenTools(view, seat).map((tool) => ({
      key: tool,
      words: t('tool-broken', { tool }),
      picture: `tool-${toolLetter(tool)}-broken`,
    }))
    return { facts: [...this.nuggets(view, seat), ...this.extras(view, seat)], signs, role: role ? `face-${role}` : null, clan: null }
  }

  role(): Role | null {
    const role = this.view?.role
    if (!role) return null
    return {
      picture: `face-${role}`,
      back: 'face-role-back',
      tint: role,
      title: t(`role-you-are-${role}`),
      short: t('role-title', { role }),
      text: t(`role-${role}-text`),
      among: this.among(),
    }
  }

  stage(events: readonly GameEvent[], me: number | null, flights: Flights, places: Places, wait: (cell: Cell, ms: number) => void): void {
    stage(events as SaboteurEvent[], me, flights, places, wait)
  }

  private among(): string {
    const { players, all_saboteurs } = this.view!.options
    const count = SABOTEURS[players] ?? 0
    return all_saboteurs ? t('role-count', { count }) : t('role-upto', { count, least: count - 1, players })
  }

  private nuggets(view: SaboteurView, seat: number): Fact[] {
    const count = view.nugget_counts[seat]
    return count ? [{ key: 'nuggets', words: t('nugget-cards', { count }), picture: 'nugget', text: String(count) }] : []
  }

  /** Extra nuggets face up before a player, and whether they have stopped with them. */
  private extras(view: SaboteurView, seat: number): Fact[] {
    const { bonus } = view
    if (!bonus || bonus.claimer !== seat) return []
    const value = bonus.shown.reduce((sum, one) => sum + one, 0)
    return [
      ...(value ? [{ key: 'extra', words: t('card-nugget', { value }), picture: 'nugget', text: `+${value}`, tone: 'found' as const }] : []),
      ...(bonus.claim === 'stopped' ? [{ key: 'stopped', words: t('player-stopped'), text: t('player-stopped') }] : []),
    ]
  }
}
