// The Lost Mines at the table.
import sprite from 'sprite:lost-mines'
import type { BoardCard, FaceDownCard, Figure, Frame, Ghost, OpenEnd, Spot, Target, Token } from '../../board/board_items'
import type { Cell } from '../../board/camera'
import { bringSprite } from '../../board/pictures'
import { roleDeck } from '../../net/offers.svelte'
import type { TableState } from '../../net/table_state'
import type { Choice, GameEvent } from '../../protocol'
import type { ChoiceReader, Picked } from '../../table/choices'
import type { LogLine } from '../../table/log_lines'
import type { MovePicker } from '../../table/move_picker.svelte'
import { nameOf, peopleAt, type People } from '../../table/people'
import { endedRounds, type RoundEnd } from '../../table/rounds'
import { pointsOf } from '../../table/scoring'
import { listed, t, textIfKnown } from '../../text/text.svelte'
import type { Fact, Game, GameModule, PromptText, Role, Scene, Shown, SideCards, SmallPicture } from '../game'
import { about } from './about'
import { longest } from '../pauses'
import { animate, PAUSES } from './animations'
import {
  cardPicture,
  cardsOf,
  dwarfAt,
  dwarfsOf,
  learntPicture,
  minePicture,
  minesOf,
  pathPicture,
  tokensOf,
  treasuresOf,
} from './board_items'
import { boardAfter } from './closing_board'
import './ground.css'
import { narrator, newsPictures } from './log_lines'
import { logArgs } from './log_words'
import { mineEntered, promptText, whyIdle } from './prompt_text'
import type { LostMinesEvent, LostMinesView } from './protocol'
import { reader, reveal, roleCard, type LostMinesRoundEnd } from './round_ends'
import { openEnds, routeOf, wayBetween } from './routes'
import { ruleFor } from './rules'
import { turnNews } from './turn_news'
import { boxCardName, cardHelp, cardName, cardTitle, choiceText, isPath, phraseArgs, phraseChoices, placeName } from './words'

const CHOICES: ChoiceReader = {
  isPass: ({ verb }) => verb === 'discard',
  goalOf: ({ seen, slot }) => (seen === 'mine' ? `mine${slot}` : null),
  slotOf: ({ seen, verb, slot }) => (seen === 'treasure' || verb === 'take' ? (slot ?? null) : null),
}

const COLOURS: Readonly<Record<string, { tint: string; glow: string }>> = {
  blue: { tint: '#4a86c5', glow: 'rgb(74 134 197 / 24%)' },
  yellow: { tint: '#b58a24', glow: 'rgb(224 177 60 / 20%)' },
}

class LostMines implements Game<LostMinesRoundEnd> {
  readonly name = about.name
  readonly back = 'face-forest-back'
  readonly roleBack = 'face-forest-back'
  readonly ground = 'woods'
  readonly order = ['take', 'walk', 'stay', 'turn', 'lay', 'tool', 'look', 'trap', 'troll', 'storm', 'yes', 'no', 'vote', 'discard']
  readonly choices = CHOICES
  readonly learningEvents = new Set(['your_look', 'your_treasure'])
  readonly isBetweenRounds = false
  readonly betweenRounds = null
  readonly scorePicture = 'treasure'
  readonly phraseChoices = phraseChoices
  readonly phraseArgs = phraseArgs
  readonly logArgs = logArgs
  readonly cardName = cardName
  readonly cardTitle = cardTitle
  readonly cardHelp = cardHelp
  readonly whyIdle = whyIdle
  readonly text = textIfKnown
  readonly canTurn = isPath
  readonly picture = cardPicture
  readonly reveal = reveal
  readonly roleCard = roleCard
  readonly won = pointsOf
  readonly newsPictures = (line: LogLine) => newsPictures(line, this.view)

  constructor(private readonly table: TableState) {}

  get view(): LostMinesView | null {
    return this.table.view as LostMinesView | null
  }

  get round(): { round: number; rounds: number } | null {
    return this.view && { round: this.view.round, rounds: this.view.options.rounds }
  }

  get pile(): number | null {
    return this.view?.pile ?? null
  }

  get label(): string {
    return t('forest-label')
  }

  get dropText(): string {
    return t('forest-drop')
  }

  get frame(): Frame | null {
    const box = this.view?.options.box
    return box ? { columns: box.width, rows: box.height } : null
  }

  get continuesTurn(): boolean {
    return this.view !== null && ['walk', 'turn_mine', 'take'].includes(this.view.phase)
  }

  get scores(): readonly number[] | null {
    return this.view?.winners || this.table.info?.status === 'finished' ? (this.view?.points ?? null) : null
  }

  get scoreTitle(): string {
    return t('standings-points')
  }

  passText(holding: boolean): string {
    return t(holding ? 'forest-do-discard' : 'forest-do-discard-card')
  }

  handSize(seat: number): number | null {
    return this.view?.hand_sizes[seat] ?? null
  }

  cards(waits: ReadonlyMap<string, number>): BoardCard[] {
    return this.view ? cardsOf(this.view, waits) : []
  }

  hidden(): FaceDownCard[] {
    return this.view ? minesOf(this.view, peopleAt(this.table)) : []
  }

  figures(people: People): Figure[] {
    return this.view ? dwarfsOf(this.view, people) : []
  }

  tokens(people: People): Token[] {
    return this.view ? tokensOf(this.view, people) : []
  }

  sideCards(people: People): SideCards | null {
    return this.view && treasuresOf(this.view, people)
  }

  /** The view does not say which card was laid last; the log does. */
  last(): Cell | null {
    for (const one of this.table.happened.toReversed()) {
      for (const event of ((one.events ?? []) as LostMinesEvent[]).toReversed()) {
        if (event.kind === 'round_began') return null
        if ((event.kind === 'laid' || event.kind === 'bridged') && event.x != null && event.y != null) return this.isCard(event.x, event.y)
      }
    }
    return null
  }

  here(): Cell {
    return (this.view && dwarfAt(this.view, this.view.seat ?? this.view.turn)) ?? { x: 1, y: 3 }
  }

  targets({ picked, offer, wantsCard, mine }: MovePicker): Target[] {
    if (picked.passing || !mine) return []
    const name = picked.card && wantsCard ? `${cardName(picked.card)}: ` : ''
    const cells = offer.cells.map((cell) => {
      const price = this.priceAt(cell, offer.action)
      return { ...cell, label: name + placeName(cell) + (price.words ? `, ${price.words}` : ''), price: price.short }
    })
    const joints = offer.joints.map((spot) => ({ ...spot, label: name + placeName(spot) }))
    const mines = this.hidden().filter(({ key }) => offer.goals.includes(key))
    return [...cells, ...joints, ...mines.map(({ x, y, label }) => ({ x, y, label }))]
  }

  ghost(choice: Choice | null): Ghost | null {
    if (!choice) return null
    if (choice.verb === 'turn') {
      const mine = this.view && mineEntered(this.view)
      return mine?.holds ? { x: mine.x, y: mine.y, picture: minePicture(mine.holds, choice.face ?? '') } : null
    }
    if (choice.x == null || choice.y == null) return null
    const at = { x: choice.x, y: choice.y }
    if (choice.verb === 'lay') return { ...at, picture: pathPicture(choice.face ?? '', choice.card?.split('-')[1]) }
    if (choice.verb === 'trap' || choice.verb === 'troll') {
      return { ...at, side: choice.side === 'E' ? 'E' : 'S', picture: `token-${choice.verb}` }
    }
    return null
  }

  route(choice: Choice | null): Cell[] {
    return this.view ? routeOf(this.view, this.table.prompt?.choices ?? [], choice) : []
  }

  wayBetween(from: Cell, to: Cell): Cell[] {
    return this.view ? wayBetween(this.view, from, to) : []
  }

  openEnds(): OpenEnd[] {
    return this.view ? openEnds(this.view) : []
  }

  hand(): readonly string[] {
    return this.view?.hand ?? []
  }

  pick(kind: string): Pick<Picked, 'card' | 'value'> {
    return { card: kind, value: null }
  }

  attempt({ card, passing }: Picked, at: { cell?: Spot; seat?: number; goal?: string }): string | null {
    if (passing) return null
    if (card?.startsWith('info')) {
      if (at.seat !== undefined) return `${card}>dwarf${at.seat}`
      return at.goal === undefined ? null : `${card}>${at.goal}`
    }
    const { cell, seat } = at
    if (!cell || seat !== undefined || cell.side || card === 'trap' || card === 'troll' || !this.isOnBoard(cell)) return null
    return `${card ?? 'walk'}@${cell.x},${cell.y}`
  }

  ruleFor(card: string | null): string | null {
    return this.view && ruleFor(this.view.phase, card)
  }

  promptText(picker: MovePicker, people: People): PromptText {
    return this.view ? promptText(this.table, this.view, picker, people) : { text: '', confirm: null }
  }

  narrator() {
    const narrate = narrator(this.view)
    return (events: readonly GameEvent[]) => narrate(events as LostMinesEvent[])
  }

  turnNews(lines: readonly LogLine[], people: People): string | null {
    return turnNews(lines, people, this)
  }

  choiceText(choice: Choice, people: People, isBrief = false): string {
    return this.view ? choiceText(choice, this.view, people, isBrief) : choice.action
  }

  learntPicture(event: GameEvent): SmallPicture | null {
    return this.view && learntPicture(this.view, event as LostMinesEvent)
  }

  shown(seat: number, people: People, unveiled: boolean): Shown {
    const { view } = this
    const dwarf = view?.dwarfs[seat]
    if (!view || !dwarf) return { facts: [], signs: [], role: null, badge: null }
    const { clan, character } = dwarf
    const mayShow = character !== null && clan !== null && seat !== view.seat && (unveiled || view.ending === 'none')
    return {
      facts: [...this.taken(view, seat), ...this.points(view, seat, unveiled || view.ending === 'none'), ...this.looks(view, seat, people)],
      signs: this.signs(view, seat),
      role: mayShow ? `face-${character}-${clan}` : null,
      badge: clan
        ? { picture: `clan-${clan}`, number: seat + 1, words: `${t('forest-clan', { clan })}, ${t('forest-number', { number: seat + 1 })}` }
        : null,
    }
  }

  role(): Role | null {
    const { view } = this
    const clan = view?.seat == null ? null : (view.dwarfs[view.seat]?.clan ?? null)
    if (!view?.role || !clan) return null
    const character = view.role
    return {
      picture: `face-${character}-${clan}`,
      back: `face-dwarf-${clan}`,
      ...COLOURS[clan]!,
      title: t('forest-role-title', { character, clan }),
      short: t('forest-role-short', { character }),
      text: t('forest-role-text', { character, clan }),
      aim: t('forest-role-aim'),
      among: this.among(view.options.players),
    }
  }

  roles(): readonly (string | null)[] {
    return this.view?.dwarfs.map(({ character }) => character) ?? []
  }

  sides(): readonly (string | null)[] {
    return this.view?.dwarfs.map(({ clan }) => clan) ?? []
  }

  endedRounds(): LostMinesRoundEnd[] {
    return endedRounds(this.table.happened, reader, this.view?.round)
  }

  /** Every player counts for themselves: a round went well with more points than the average. */
  wentWell(end: RoundEnd, seat: number): boolean {
    const scored = [...end.scored.values()]
    return (end.scored.get(seat) ?? 0) > scored.reduce((sum, one) => sum + one, 0) / Math.max(1, scored.length)
  }

  boardAfter(events: readonly GameEvent[]): LostMinesView | null {
    return this.view && boardAfter(this.view, events as readonly LostMinesEvent[])
  }

  pauseAfter(events: readonly GameEvent[]): number {
    return longest(events, ({ kind }) => PAUSES[kind])
  }

  discards(event: GameEvent): readonly string[] {
    const { kind, card, tool } = event as LostMinesEvent
    if (kind === 'your_discard' || kind === 'your_loss') return card ? [card] : []
    if (kind === 'bridged') return tool ? [tool] : []
    return kind === 'storm' ? ['storm'] : []
  }

  animate(events: readonly GameEvent[], scene: Scene): void {
    animate(events as LostMinesEvent[], scene)
  }

  /** How many loyal dwarfs each clan has. */
  private among(players: number): string {
    const deck = roleDeck(this.name, players)
    return deck ? t('forest-role-among', { loyal: deck.loyal ?? 0 }) : ''
  }

  /** What the chosen walk to a cell costs, or the cheapest one if none is chosen. */
  private priceAt({ x, y }: Cell, meant: Choice | null): { words: string; short: string | undefined } {
    const walks = (this.table.prompt?.choices ?? []).filter((one) => one.verb === 'walk' && one.x === x && one.y === y)
    if (!walks.length) return { words: '', short: undefined }
    const own = meant?.verb === 'walk' && meant.x === x && meant.y === y ? meant : null
    const losses = own ? (own.losses ?? 0) : Math.min(...walks.map((one) => one.losses ?? 0))
    return { words: t('forest-price', { losses }), short: losses ? `−${losses}` : undefined }
  }

  private isCard(x: number, y: number): Cell | null {
    return this.view?.board.some((card) => card.x === x && card.y === y) ? { x, y } : null
  }

  private isOnBoard({ x, y }: Cell): boolean {
    const frame = this.frame
    return frame !== null && x >= 0 && y >= 0 && x < frame.columns && y < frame.rows
  }

  private taken(view: LostMinesView, seat: number): Fact[] {
    return ['silver', 'gold', 'gems'].flatMap((kind) => {
      const count = view.treasures.filter((one) => one.kind === kind && one.taken_by === seat).length
      return count ? [{ key: kind, words: t('forest-taken', { kind, count }), picture: `piece-${kind}`, text: String(count) }] : []
    })
  }

  private points(view: LostMinesView, seat: number, isTelling: boolean): Fact[] {
    const points = view.points[seat] ?? 0
    const isOut = view.pile === 0 && view.hand_sizes[seat] === 0 && view.turn !== null && view.turn !== seat
    return [
      ...(isTelling && (view.round > 1 || points) ? [{ key: 'points', words: t('forest-points', { points }), text: `★ ${points}` }] : []),
      ...(isOut ? [{ key: 'out', words: t('forest-is-out'), text: t('forest-is-out-short'), tone: 'warn' as const }] : []),
      ...(view.phase === 'vote' && view.caller === seat
        ? [{ key: 'asks', words: t('forest-asks'), text: '?', tone: 'found' as const }]
        : []),
    ]
  }

  /** Who looked at the dwarf, in words: the portrait shows what the viewer saw. */
  private looks(view: LostMinesView, seat: number, people: People): Fact[] {
    const { character, looked_by } = view.dwarfs[seat]!
    const own = view.seat !== null && looked_by.includes(view.seat) && character
    return [
      ...(own ? [{ key: 'saw', words: t('forest-you-saw', { character }) }] : []),
      ...(looked_by.length
        ? [
            {
              key: 'looked',
              words: t('forest-looked-by', { who: listed(looked_by.map((one) => nameOf(people, one))) }),
              picture: 'sign-eye',
              text: String(looked_by.length),
            },
          ]
        : []),
    ]
  }

  private signs(view: LostMinesView, seat: number): Fact[] {
    return [
      ...(view.dragon === seat ? [{ key: 'dragon', words: t('forest-has-dragon'), picture: 'token-dragon' }] : []),
      ...(view.tokens.some(({ owner }) => owner === seat) ? [{ key: 'troll', words: t('forest-has-troll'), picture: 'token-troll' }] : []),
    ]
  }
}

const module: GameModule = {
  at: (table) => new LostMines(table),
  bringPictures: () => bringSprite(sprite),
  boxCardName,
}
export default module
