// Saboteur at the table.
import sprite from 'sprite:saboteur'
import type { Ghost, Spot, Target } from '../../board/board_items'
import type { Cell } from '../../board/camera'
import { bringSprite } from '../../board/pictures'
import { halfTurn } from '../../board/shapes'
import { roleDeck } from '../../net/offers.svelte'
import type { TableState } from '../../net/table_state'
import type { Choice, GameEvent } from '../../protocol'
import type { ChoiceReader, Picked } from '../../table/choices'
import { claimsOf } from '../../table/claims'
import type { MovePicker } from '../../table/move_picker.svelte'
import { peopleAt, type People } from '../../table/people'
import { endedRounds, type RoundEnd } from '../../table/rounds'
import { t, textIfKnown } from '../../text/text.svelte'
import type { Fact, Game, GameModule, PromptText, Reveal, Role, RoleCard, Scene, Shown, SmallPicture, Won } from '../game'
import { about } from './about'
import { animate, GOLD, goldWaits, PAUSES } from './animations'
import { longest } from '../pauses'
import { cardsOf, goalsOf, lastOf } from './board_items'
import { boardAfter } from './closing_board'
import { isTunnel, picture } from './faces'
import { logArgs, newsPictures, sentences } from './log_lines'
import Nuggets from './Nuggets.svelte'
import { promptText, whyIdle } from './prompt_text'
import type { LedgerLine, SaboteurEvent, SaboteurView } from './protocol'
import { reader, reveal, roleCard, type SaboteurRoundEnd } from './round_ends'
import { ruleFor } from './rules'
import {
  boxCardName,
  brokenTools,
  cardHelp,
  cardName,
  cardTitle,
  choiceText,
  goalNumber,
  phraseArgs,
  phraseChoices,
  placeName,
  toolLetter,
} from './words'

const CHOICES: ChoiceReader = {
  isPass: ({ verb }) => verb === 'pass',
  goalOf: ({ goal }) => goal ?? null,
  slotOf: () => null,
}

/** Extra nugget cards are picked by their value, all others by their kind. */
const EXTRA = 'bonus'

const COLOURS: Readonly<Record<string, { tint: string; glow: string }>> = {
  miner: { tint: '#8a6a2a', glow: 'rgb(242 182 50 / 16%)' },
  saboteur: { tint: '#8a3d30', glow: 'rgb(181 71 47 / 24%)' },
}

const total = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0)

class Saboteur implements Game<SaboteurRoundEnd> {
  readonly name = about.name
  readonly back = 'face-card-back'
  readonly roleBack = 'face-role-back'
  readonly ground = ''
  readonly frame = null
  readonly order = ['lay', 'mend', 'map', 'break', 'rockfall', 'bonus', 'stay', 'stop', 'take', 'pass']
  readonly choices = CHOICES
  readonly learningEvents = new Set(['your_look'])
  readonly continuesTurn = false
  readonly betweenRounds = Nuggets
  readonly scorePicture = 'nugget'
  readonly phraseChoices = phraseChoices
  readonly phraseArgs = phraseArgs
  readonly logArgs = logArgs
  readonly cardName = cardName
  readonly cardTitle = cardTitle
  readonly cardHelp = cardHelp
  readonly text = textIfKnown
  readonly canTurn = isTunnel
  readonly choiceText = choiceText
  readonly newsPictures = newsPictures

  constructor(private readonly table: TableState) {}

  get view(): SaboteurView | null {
    return this.table.view as SaboteurView | null
  }

  get round(): { round: number; rounds: number } | null {
    return this.view && { round: this.view.round, rounds: this.view.options.rounds }
  }

  get pile(): number | null {
    return this.view?.pile ?? null
  }

  get label(): string {
    return t('board-label')
  }

  get dropText(): string {
    return t('pile-drop')
  }

  get isBetweenRounds(): boolean {
    return this.table.prompt !== null && this.view?.phase === 'pick'
  }

  get scores(): readonly number[] | null {
    return this.view?.scores ?? null
  }

  get scoreTitle(): string {
    return t('standings-nuggets')
  }

  passText(holding: boolean): string {
    return t(holding ? 'do-pass' : 'do-pass-card')
  }

  handSize(seat: number): number | null {
    return this.view?.hand_sizes[seat] ?? null
  }

  cards(waits: ReadonlyMap<string, number>) {
    return this.view ? cardsOf(this.view, waits) : []
  }

  hidden() {
    const step = this.table.happened.findLast(({ events }) => events?.length)
    return this.view ? goalsOf(this.view, claimsOf(this.table.happened), peopleAt(this.table), goldWaits(step?.events ?? [])) : []
  }

  figures() {
    return []
  }

  tokens() {
    return []
  }

  sideCards() {
    return null
  }

  last(): Cell | null {
    return this.view ? lastOf(this.view) : null
  }

  here(): Cell {
    return this.last() ?? { x: 1, y: 0 }
  }

  targets(picker: MovePicker): Target[] {
    const name = picker.picked.card ?? `${EXTRA}${picker.picked.value}`
    const offered = picker.picked.passing ? [] : picker.offer.cells
    const lay = offered.map((cell) => ({ ...cell, label: `${cardName(name)}: ${placeName(cell)}` }))
    const goals = this.hidden().filter((goal) => picker.offer.goals.includes(goal.key))
    return [...lay, ...goals.map(({ x, y, label }) => ({ x, y, label }))]
  }

  ghost(choice: Choice | null): Ghost | null {
    if (choice?.x == null || choice.y == null) return null
    const face = choice.verb === 'bonus' ? `${EXTRA}${choice.value}` : choice.face
    return face ? { x: choice.x, y: choice.y, picture: picture(face) } : null
  }

  boardAfter(events: readonly GameEvent[]): SaboteurView | null {
    return this.view && boardAfter(this.view, events as readonly SaboteurEvent[])
  }

  pauseAfter(events: readonly GameEvent[]): number {
    const pause = longest(events, (event) =>
      (event as SaboteurEvent).treasure === 'gold' && event.kind === 'revealed' ? GOLD : PAUSES[event.kind],
    )
    return pause + goldWaits(events)
  }

  discards(event: GameEvent): readonly string[] {
    const { kind, card, face, tool } = event as SaboteurEvent
    if (kind === 'your_pass') return card ? [card] : []
    if (kind === 'mended') return [card ?? '', `break${(tool ?? 'p')[0]!.toUpperCase()}`].filter(Boolean)
    if (kind === 'rockfall') return ['rockfall', ...(face ? [face] : [])]
    return kind === 'looked' ? ['map'] : []
  }

  animate(events: readonly GameEvent[], scene: Scene): void {
    animate(events as SaboteurEvent[], scene)
  }

  hand(isAsked: boolean): readonly string[] {
    if (!this.view) return []
    return isAsked && this.view.phase === 'bonus' ? this.view.bonuses_left.map((value) => `${EXTRA}${value}`) : this.view.hand
  }

  pick(kind: string): Pick<Picked, 'card' | 'value'> {
    return kind.startsWith(EXTRA) ? { card: null, value: Number(kind.slice(EXTRA.length)) } : { card: kind, value: null }
  }

  picture(kind: string, turned: boolean): string {
    return picture(turned && isTunnel(kind) ? halfTurn(kind) : kind)
  }

  attempt({ card, value }: Picked, at: { cell?: Spot; seat?: number; goal?: string }): string | null {
    if (at.goal !== undefined) return `${card}>${at.goal}`
    if (at.seat !== undefined) {
      if (card?.startsWith('break')) return `${card}>${at.seat}`
      return card?.startsWith('mend') ? `${card}>${at.seat}${card.length > 5 ? toolLetter(card[4]!) : ''}` : null
    }
    if (!at.cell) return null
    if (value !== null) return `${EXTRA}${value}@${at.cell.x},${at.cell.y}`
    return card && (isTunnel(card) || card === 'rockfall') ? `${card}@${at.cell.x},${at.cell.y}` : null
  }

  whyIdle(kind: string): string {
    return this.view ? whyIdle(this.view, kind) : ''
  }

  ruleFor(card: string | null): string | null {
    if (!this.view) return null
    const isBroken = this.view.seat !== null && Boolean(this.view.broken[this.view.seat])
    return ruleFor(this.view.phase, card, isBroken)
  }

  promptText(picker: MovePicker, people: People): PromptText {
    return this.view ? promptText(this.table, this.view, picker, people) : { text: '', confirm: null }
  }

  narrator() {
    return (events: readonly GameEvent[]) => sentences(events as SaboteurEvent[], this.view)
  }

  learntPicture(event: GameEvent): SmallPicture | null {
    const { treasure } = event as SaboteurEvent
    return treasure ? { name: picture(treasure === 'gold' ? 'gold' : `stone${treasure}`), isCard: true } : null
  }

  shown(seat: number, _people: People, unveiled: boolean): Shown {
    const { view } = this
    if (!view) return { facts: [], signs: [], role: null, badge: null }
    const mayShow = view.ending === 'none' ? seat !== view.seat : unveiled // in replays all roles can be known from the start
    const role = mayShow ? view.roles[seat] : null
    const isTelling = unveiled || view.ending === 'none' // who gets nuggets is known, too
    const broken = view.ending === 'none' ? brokenTools(view, seat) : [] // afterwards all tools are whole again
    const signs = broken.map((tool) => ({
      key: tool,
      words: t('tool-broken', { tool }),
      picture: `tool-${toolLetter(tool)}-broken`,
    }))
    return {
      facts: [...this.nuggets(view, seat, isTelling), ...this.extras(view, seat)],
      signs,
      role: role ? `face-${role}` : null,
      badge: null,
    }
  }

  role(): Role | null {
    const role = this.view?.role
    if (!role) return null
    return {
      picture: `face-${role}`,
      back: this.roleBack,
      ...COLOURS[role]!,
      title: t(`role-you-are-${role}`),
      short: t('role-title', { role }),
      text: t(`role-${role}-text`),
      among: this.among(),
    }
  }

  roles(): readonly (string | null)[] {
    return this.view?.roles ?? []
  }

  endedRounds(): SaboteurRoundEnd[] {
    return endedRounds(this.table.happened, reader, this.view?.round)
  }

  /** When the game is over, everybody may know where the gold was. */
  reveal(end: SaboteurRoundEnd, people: People): Reveal {
    const { view } = this
    const isLast = view?.winners != null && view.round === end.round
    const gold = isLast ? view.goals.find(({ treasure, face_up }) => treasure === 'gold' && !face_up) : undefined
    if (!gold) return reveal(end, people)
    const cards = this.hidden().map(({ picture, back, label, key }) => ({
      picture: picture ?? back,
      words: label,
      isFound: key === gold.name,
    }))
    return { ...reveal(end, people), goals: { text: t('reveal-text-gold', { number: goalNumber(gold.name) }), cards } }
  }

  roleCard(end: RoundEnd, seat: number): RoleCard {
    return roleCard(end.roles.get(seat))
  }

  /** Nuggets are secret until the game is over; then the ledger tells everybody's. */
  won({ round }: RoundEnd, seat: number): Won | null {
    if (!this.view?.scores) return null
    const lines = this.view.ledger.filter((line) => line.round === round && line.seat === seat && line.why !== 'returned')
    const value = total(lines.flatMap(({ values }) => values ?? []))
    return { count: value, words: t('card-nugget', { value }) }
  }

  /** A side wins a round: "miners" or "saboteurs". */
  wentWell(end: RoundEnd, seat: number): boolean {
    return end.ending === `${end.roles.get(seat)}s`
  }

  /** How many saboteurs there are, or can be where some of the shuffled role cards are not dealt. */
  private among(): string {
    const { players, all_saboteurs } = this.view!.options
    const deck = roleDeck(this.name, players)
    if (!deck) return ''
    const count = deck.saboteur ?? 0
    if (count === 1 && this.view!.role === 'saboteur') return t('role-only')
    const undealt = Object.values(deck).reduce((sum, cards) => sum + cards, 0) - players
    return all_saboteurs ? t('role-count', { count }) : t('role-upto', { count, least: count - undealt, players })
  }

  /** Nuggets that are known: the viewer's own, what others were paid openly, and everybody's in the end; and unknown cards. */
  private nuggets(view: SaboteurView, seat: number, isTelling: boolean): Fact[] {
    const isOver = isTelling && view.scores !== null
    const isAllKnown = isOver || seat === view.seat
    const lines = view.ledger.filter((line) => line.seat === seat && line.why !== 'returned')
    const valuesOf = (some: readonly LedgerLine[]): number[] =>
      some.filter(({ why }) => isAllKnown || why !== 'shared').flatMap(({ values }) => values ?? [])
    const untold = isTelling ? [] : lines.filter(({ round }) => round === view.round) // whose it is tells the roles
    const count = (view.nugget_counts[seat] ?? 0) - untold.reduce((sum, { values }) => sum + (values?.length ?? 1), 0)
    if (count <= 0) return []
    const all = seat === view.seat ? view.nuggets : valuesOf(lines)
    const value = (isOver ? view.scores![seat]! : total(all)) - total(valuesOf(untold))
    const unknown = isAllKnown ? 0 : count - valuesOf(lines).length + valuesOf(untold).length
    return [
      ...(value || isAllKnown ? [{ key: 'nuggets', words: t('card-nugget', { value }), picture: 'nugget', text: String(value) }] : []),
      ...(unknown > 0
        ? [{ key: 'cards', words: t('nugget-cards', { count: unknown }), picture: 'face-nugget-back', isCard: true, text: `${unknown}` }]
        : []),
    ]
  }

  /** Extra nuggets face up in front of a player, and whether they have stopped with them. */
  private extras(view: SaboteurView, seat: number): Fact[] {
    const { bonus } = view
    if (!bonus || bonus.claimer !== seat) return []
    const value = total(bonus.shown)
    return [
      ...(value
        ? [{ key: 'extra', words: t('card-nugget', { value }), picture: 'nugget', text: `+${value}`, tone: 'found' as const }]
        : []),
      ...(bonus.claim === 'stopped' ? [{ key: 'stopped', words: t('player-stopped'), text: t('player-stopped') }] : []),
    ]
  }
}

const module: GameModule = {
  at: (table) => new Saboteur(table),
  bringPictures: () => bringSprite(sprite),
  boxCardName,
}
export default module
