// A plain table for a game that is not in the page's bundle; wire.ts says what the server tells about it.
import type { BoardCard } from '../../board/board_items'
import type { Cell } from '../../board/camera'
import { bringServedTexts, roleDeck } from '../../net/offers.svelte'
import type { TableState } from '../../net/table_state'
import type { Choice, GameEvent, GameView } from '../../protocol'
import type { ChoiceReader, Picked } from '../../table/choices'
import type { MovePicker } from '../../table/move_picker.svelte'
import type { People } from '../../table/people'
import { endedRounds, type RoundEnd, type RoundReader } from '../../table/rounds'
import { pointsOf } from '../../table/scoring'
import { t, type Args } from '../../text/text.svelte'
import type { Game, GameModule, PromptText, Reveal, Role, RoleCard, Shown } from '../game'
import { bringCards, symbolOf } from './pictures'
import { GenericTexts } from './texts'
import type { GenericView, PublicCard } from './wire'

const COLUMNS = 6 // of public cards without a position

const CHOICES: ChoiceReader = { isPass: () => false, goalOf: () => null, slotOf: () => null }

interface GenericRoundEnd extends RoundEnd {
  readonly roles: Map<number, string>
}

const READER: RoundReader<GenericRoundEnd, null> = {
  begin: () => null,
  follow: () => undefined,
  end: (_, ending) => ({ round: 0, ending, roles: new Map(), sides: new Map(), scored: new Map() }),
  note(end, event) {
    const { role } = event as { role?: unknown }
    if (event.kind === 'role_shown' && typeof role === 'string') end.roles.set(event.seat ?? 0, role)
  },
}

class GenericGame implements Game<GenericRoundEnd> {
  readonly back: string
  readonly roleBack: string
  readonly ground = ''
  readonly frame = null
  readonly order: readonly string[] = []
  readonly choices = CHOICES
  readonly learningEvents: ReadonlySet<string> = new Set()
  readonly continuesTurn = false
  readonly isBetweenRounds = false
  readonly betweenRounds = null
  readonly scorePicture = ''
  readonly whyIdle = () => ''
  readonly won = pointsOf
  readonly dropText = ''
  private readonly texts: GenericTexts

  constructor(
    readonly name: string,
    private readonly table: TableState,
  ) {
    this.texts = new GenericTexts(name)
    this.back = symbolOf(name, 'back')
    this.roleBack = symbolOf(name, 'role-back')
  }

  get view(): GameView | null {
    return this.table.view
  }

  /** The view with only the fields that every game has. */
  private get seen(): GenericView | null {
    return this.table.view as GenericView | null
  }

  get round(): { round: number; rounds: number } | null {
    const { round, options } = this.seen ?? {}
    return round === undefined ? null : { round, rounds: options?.rounds ?? round }
  }

  get pile(): number | null {
    return this.seen?.pile ?? null
  }

  get label(): string {
    return this.texts.say('table', t('players-label'))
  }

  get scores(): readonly number[] | null {
    return this.seen?.winners || this.table.info?.status === 'finished' ? (this.seen?.scores ?? null) : null
  }

  get scoreTitle(): string {
    return t('standings-points')
  }

  text(id: string, args: Args): string | null {
    return this.texts.say(id, '', args) || null
  }

  passText(): string {
    return ''
  }

  handSize(seat: number): number | null {
    return this.seen?.hand_sizes?.[seat] ?? null
  }

  /** Cards are where the view says, else in rows. */
  cards(): BoardCard[] {
    return (this.seen?.table ?? []).map((card, i) => {
      const { card: kind, x = i % COLUMNS, y = Math.floor(i / COLUMNS) } = asCard(card)
      return { key: `${i} ${kind}`, x, y, picture: this.picture(kind), label: this.cardName(kind) }
    })
  }

  hidden() {
    return []
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
    return null
  }

  here(): Cell {
    return { x: 0, y: 0 }
  }

  targets() {
    return []
  }

  ghost() {
    return null
  }

  animate(): void {
    // The cards just change.
  }

  hand(): readonly string[] {
    return this.seen?.hand ?? []
  }

  pick(kind: string): Pick<Picked, 'card' | 'value'> {
    return { card: kind, value: null }
  }

  picture(kind: string): string {
    return symbolOf(this.name, kind)
  }

  canTurn(): boolean {
    return false
  }

  cardTitle(kind: string): string {
    return this.cardName(kind)
  }

  cardName(kind: string): string {
    return this.texts.cardName(kind)
  }

  attempt(): string | null {
    return null
  }

  cardHelp(): string | null {
    return null
  }

  ruleFor(): string | null {
    return null
  }

  /** Every choice is a button; a picked card leaves those that are about it. */
  promptText(picker: MovePicker, people: People): PromptText {
    const { card } = picker.picked
    const choices = picker.choices.filter((choice) => card === null || choice.card === card)
    const text = this.texts.promptText(this.seen?.phase ?? 'turn', this.seen?.turn ?? null, people)
    return { text, confirm: null, deeds: choices.map((choice) => ({ action: choice.action, text: this.choiceText(choice, people) })) }
  }

  choiceText(choice: Choice, people: People): string {
    return this.texts.choiceText(choice, people)
  }

  narrator() {
    return (events: readonly GameEvent[]) => this.texts.sentences(events)
  }

  logArgs(facts: Readonly<Record<string, string | number>>): Args {
    return this.texts.logArgs(facts)
  }

  phraseChoices() {
    return []
  }

  phraseArgs(given: readonly string[]): Args {
    return Object.fromEntries(given.map((word, i) => [`word${i + 1}`, word]))
  }

  pauseAfter(): number {
    return 0
  }

  learntPicture(): null {
    return null
  }

  shown(seat: number, _people: People, unveiled: boolean): Shown {
    const role = this.seen?.roles?.[seat]
    const score = this.seen?.scores?.[seat]
    return {
      facts: score === undefined ? [] : [{ key: 'score', words: t('scoring-points', { count: score }), text: `★ ${score}` }],
      signs: [],
      role: unveiled && role && seat !== this.seen?.seat ? symbolOf(this.name, role) : null,
      badge: null,
    }
  }

  role(): Role | null {
    const role = this.seen?.role
    if (!role) return null
    const title = this.texts.roleName(role)
    return {
      picture: symbolOf(this.name, role),
      back: this.roleBack,
      tint: 'var(--line)',
      glow: 'transparent',
      title,
      short: title,
      text: this.texts.say(`role-${role}-text`, ''),
      among: this.among(),
    }
  }

  roles(): readonly (string | null)[] {
    return this.seen?.roles ?? []
  }

  endedRounds(): GenericRoundEnd[] {
    return endedRounds(this.table.happened, READER, this.seen?.round)
  }

  roleCard(end: RoundEnd, seat: number): RoleCard {
    const role = end.roles.get(seat)
    const title = role ? this.texts.roleName(role) : ''
    return { face: role ? symbolOf(this.name, role) : this.roleBack, back: this.roleBack, title, words: title }
  }

  reveal(end: GenericRoundEnd): Reveal {
    const title = this.texts.say(`ending-${end.ending}`, end.ending)
    return { title, text: '', glow: 'transparent', leftover: null, steps: [], picked: [], gains: () => [] }
  }

  wentWell(_end: RoundEnd, seat: number): boolean {
    return this.seen?.winners?.includes(seat) ?? false
  }

  /** The roles that are shuffled: "2 × Guard · 1 × Thief". */
  private among(): string {
    const deck = roleDeck(this.name, this.seen?.options?.players ?? this.table.info?.seats.length ?? 0)
    return Object.entries(deck ?? {})
      .map(([role, count]) => `${count} × ${this.texts.roleName(role)}`)
      .join(' · ')
  }
}

function asCard(card: PublicCard): Exclude<PublicCard, string> {
  return typeof card === 'string' ? { card } : card
}

/** The module of a game by its name, with the texts that the server has for it. */
export async function genericGame(name: string): Promise<GameModule> {
  await bringServedTexts(name).catch(() => null)
  return {
    at: (table) => new GenericGame(name, table),
    bringPictures: () => bringCards(name),
    boxCardName: (face) => new GenericTexts(name).cardName(face),
  }
}
