// What a game brings to the page: what is on the board, what can be picked, and what is said, seen and heard.
// Tables, lessons, replays and the big screen work through this interface and know no game by name.
import type { Component } from 'svelte'
import type { BoardCard, FaceDownCard, Figure, Frame, Ghost, OpenEnd, Spot, Target, Token } from '../board/board_items'
import type { Cell } from '../board/camera'
import type { RemoteTable } from '../net/remote_table.svelte'
import type { TableState } from '../net/table_state'
import type { Choice, GameEvent, GameView } from '../protocol'
import type { ChoiceReader, Picked } from '../table/choices'
import type { Flights } from '../stage/flights.svelte'
import type { Facts, LogLine, Sentence } from '../table/log_lines'
import type { MovePicker } from '../table/move_picker.svelte'
import type { People } from '../table/people'
import type { RoundEnd } from '../table/rounds'
import type { Args } from '../text/text.svelte'

/** What the page knows about a bundled game before its code is loaded. */
export interface About {
  readonly name: string
  /** The letter that the numbers of its rules begin with. */
  readonly ruleLetter: string
  /** The number of a rule, as an example of what can be searched for. */
  readonly exampleRule: string
  /** The options with which Play now begins. */
  readonly quick: QuickOptions
  /** What everybody looks for, between two roles: the drawing at the end of the lesson. */
  readonly emblem: readonly [left: string, middle: string, right: string]
}

/** The picture of the first page while the game is chosen there: pictures of cards on cells. */
export interface HomePicture {
  /** The addresses of the pictures. */
  readonly sprites: readonly string[]
  /** Three rows of whole cards. */
  readonly laid: Laid
  /** For phones: two rows of whole cards, eight wide. */
  readonly strip: Laid
}

/** Pictures on cells. */
type Laid = readonly (readonly [x: number, y: number, name: string])[]

export interface QuickOptions {
  players: number
  rounds?: number
  edition?: string
}

/** A game's code. */
export interface GameModule {
  /** The game as it is played at a table. */
  at(table: TableState): Game
  /** Loads the pictures of its cards. */
  bringPictures(): Promise<void>
  /** The name of a card in the list of everything that is in the box. */
  boxCardName(face: string): string
}

/** A small thing to know of a player: a picture, a short text, and the words for screen readers. */
export interface Fact {
  readonly key: string
  readonly words: string
  readonly text?: string | undefined
  readonly picture?: string | undefined
  /** Whether the picture is a card. */
  readonly isCard?: boolean | undefined
  readonly tone?: 'found' | 'warn' | undefined
}

/** What a player shows. */
export interface Shown {
  readonly facts: readonly Fact[]
  /** Cards and tokens in front of them that everybody should notice. */
  readonly signs: readonly Fact[]
  /** The picture of their role card, if the viewer may know it. */
  readonly role: string | null
  /** A badge on their portrait that is also on their figure on the board. */
  readonly badge: { readonly picture: string; readonly number: number; readonly words: string } | null
}

/** The viewer's own role. */
export interface Role {
  readonly picture: string
  readonly back: string
  /** A CSS colour for the frame around it. */
  readonly tint: string
  /** A CSS colour for the light on it. */
  readonly glow: string
  readonly title: string
  readonly short: string
  readonly text: string
  /** What everybody is after, where the role does not say it. */
  readonly aim?: string
  /** How many of each role are in play; empty while that is not known. */
  readonly among: string
}

/** A button in the prompt that plays an action. */
export interface Deed {
  readonly action: string
  readonly text: string
  readonly main?: boolean
  /** The key that does it. */
  readonly key?: string
  /** The picture of a card, shown instead of the text. */
  readonly picture?: string | undefined
  /** A small square picture beside the text. */
  readonly icon?: string | undefined
}

export interface TurnStep {
  readonly text: string
  /** For screen readers. */
  readonly words: string
  readonly state: 'done' | 'now' | 'next'
}

/** What the prompt says: one sentence, at most one thing to confirm, and what else can be pressed. */
export interface PromptText {
  readonly text: string
  /** The text of the one button; null when a target is still to be chosen. */
  readonly confirm: string | null
  /** Actions that are played immediately. */
  readonly deeds?: readonly Deed[]
  /** Outcomes to choose among. */
  readonly ways?: readonly Deed[]
  /** Actions that need no card and are confirmed before they are played. */
  readonly proposals?: readonly Deed[]
  /** The steps of a turn, and their title. */
  readonly steps?: { readonly title: string; readonly all: readonly TurnStep[] }
}

/** A card laid out beside the board. */
export interface SideCard {
  readonly slot: number
  readonly picture: string
  readonly label: string
  /** What it is, in a word or two under its picture. */
  readonly caption: string
  /** The badge of the player who took it. */
  readonly taken: { readonly picture: string; readonly number: number } | null
  readonly own: boolean
  /** What it is worth, if the viewer knows that. */
  readonly worth: number | null
  /** Portraits of the players who looked at it. */
  readonly seers: readonly string[]
}

export interface SideCards {
  readonly title: string
  /** How many are left, in words. */
  readonly left: string
  readonly cards: readonly SideCard[]
}

/** Where things are on the screen. */
export interface Places {
  seat(seat: number): DOMRect | null
  pile(): DOMRect | null
  hand(): DOMRect | null
  /** Where the card is that was just drawn into the hand. */
  drawn(): DOMRect | null
  slot(slot: number): DOMRect | null
  cell(spot: Spot): DOMRect | null
  goal(name: string): DOMRect | null
}

/** What animating events needs. */
export interface Scene {
  readonly me: number | null
  readonly flights: Flights
  readonly places: Places
  /** Delays the landing of a card on a cell until its flight is over. */
  wait(cell: Cell, milliseconds: number): void
}

/** A role card as it is turned over. */
export interface RoleCard {
  readonly face: string
  readonly back: string
  /** The role, for a label under the card. */
  readonly title: string
  /** The same with everything else that the card shows. */
  readonly words: string
}

/** Something that a player got in a round: a small picture with a text, and words for screen readers. */
export interface Gain {
  readonly picture: string
  /** Whether the picture is that of a card. */
  readonly card?: boolean
  readonly text: string
  readonly words: string
}

/** What a player won in a round, and the same in words. */
export interface Won {
  readonly count: number
  readonly words: string
}

/** One step of how the points of a round came about. */
export interface ScoreStep {
  /** Which step of the rules it is. */
  readonly what: string
  readonly picture: string
  readonly text: string
  /** Those who get points by it, or lose them, and how many each. */
  readonly seats: readonly number[]
  readonly points: number
}

/** How the end of a round is shown. */
export interface Reveal {
  /** Cards that nobody reached and everybody may see now, the one that they were looking for marked; and where it was. */
  readonly goals?: {
    readonly text: string
    readonly cards: readonly { readonly picture: string; readonly words: string; readonly isFound: boolean }[]
  }
  readonly title: string
  readonly text: string
  /** A CSS colour for the light on it. */
  readonly glow: string
  /** A role card that nobody had. */
  readonly leftover: RoleCard | null
  readonly steps: readonly ScoreStep[]
  /** The seats that took a card for themselves, one after the other. */
  readonly picked: readonly number[]
  gains(seat: number): readonly Gain[]
}

/** A picture of a card, or a square one. */
export interface SmallPicture {
  readonly name: string
  readonly isCard: boolean
}

/** What is shown with big news: a card, and small things that fall from above. */
export interface NewsPictures {
  readonly card?: string
  readonly rain?: string
}

/** An argument of a phrase to choose. */
export interface PhraseChoice {
  readonly value: string
  readonly text: string
  readonly icon?: string | undefined
}

export interface Game<End extends RoundEnd = RoundEnd> {
  readonly name: string
  readonly view: GameView | null
  /** The back of the cards in the pile. */
  readonly back: string
  /** The round that is played, and how many there are; null for a game without rounds. */
  readonly round: { readonly round: number; readonly rounds: number } | null
  /** How many cards are left to draw; null for a game without a pile. */
  readonly pile: number | null
  /** How many cards a player holds; null if that is not known. */
  handSize(seat: number): number | null

  // The board.
  readonly label: string
  /** The CSS class of what the cards are on. */
  readonly ground: string
  readonly frame: Frame | null
  cards(waits: ReadonlyMap<string, number>): BoardCard[]
  hidden(): FaceDownCard[]
  figures(people: People): Figure[]
  tokens(people: People): Token[]
  sideCards(people: People): SideCards | null
  last(): Cell | null
  /** Where the action is by default. */
  here(): Cell
  targets(picker: MovePicker): Target[]
  ghost(choice: Choice | null): Ghost | null
  /** The route of a choice on the board; a game without walks has none. */
  route?(choice: Choice | null): readonly Cell[]
  /** The cells that a figure goes through from one cell to another; empty where it is not known. */
  wayBetween?(from: Cell, to: Cell): readonly Cell[]
  /** Sides of cards from which something can still be built; not every game shows them. */
  openEnds?(): readonly OpenEnd[]
  /** The view at the end of a round, after these events, where the next round is dealt in the same step. */
  boardAfter?(events: readonly GameEvent[]): GameView | null
  /** How long people look at events before anything else is shown, in milliseconds. */
  pauseAfter(events: readonly GameEvent[]): number
  /** The cards that an event puts on the discard pile, as far as they are known. */
  discards?(event: GameEvent): readonly string[]
  /** Makes events visible and audible. */
  animate(events: readonly GameEvent[], scene: Scene): void

  // Cards in the hand, and what can be done with them.
  hand(isAsked: boolean): readonly string[]
  picture(kind: string, turned: boolean): string
  canTurn(kind: string): boolean
  /** A card in full, where it is not seen. */
  cardName(kind: string): string
  /** Its short name, beside its picture. */
  cardTitle(kind: string): string
  /** What a card of the hand does, in one short sentence; null if nobody has written it. */
  cardHelp(kind: string): string | null
  /** What picking a card of the hand means in terms of the choices. */
  pick(kind: string): Pick<Picked, 'card' | 'value'>
  readonly choices: ChoiceReader
  /** The text of an action that the rules forbid, to ask the server why; null where nobody would try it. */
  attempt(picked: Picked, at: { readonly cell?: Spot; readonly seat?: number; readonly goal?: string }): string | null
  /** Whether the decision that is asked for continues a turn that has been announced. */
  readonly continuesTurn: boolean
  /** The number of the rule about what is asked for, or about a card; null if there is none. */
  ruleFor(card: string | null): string | null

  // Words.
  /** A text of the game; null if it has no such text. */
  text(id: string, args: Args): string | null
  promptText(picker: MovePicker, people: People): PromptText
  /** A legal choice in words; a brief text leaves out the name of its card, which is said above it. */
  choiceText(choice: Choice, people: People, isBrief?: boolean): string
  /** The verbs in the order of a list of moves. */
  readonly order: readonly string[]
  /** Why a card of the hand can only be passed now. */
  whyIdle(kind: string): string
  readonly dropText: string
  /** The button that passes the picked card, or asks for a card to pass. */
  passText(holding: boolean): string
  /** A function that turns the events of one step after another into sentences. */
  narrator(): (events: readonly GameEvent[]) => Sentence[]
  /** What the facts of a sentence mean in words. */
  logArgs(facts: Readonly<Facts>, people: People): Args
  /** The events that tell a player something new and private. */
  readonly learningEvents: ReadonlySet<string>
  /** What such an event shows; null if there is no picture of it. */
  learntPicture(event: GameEvent): SmallPicture | null
  /** What the last line tells, in one sentence with earlier decisions of the same turn; null if it is told alone. */
  turnNews?(lines: readonly LogLine[], people: People): string | null
  /** The pictures that belong to big news; not every game has some. */
  newsPictures?: (line: LogLine) => NewsPictures
  /** What can be chosen for an argument of a phrase. */
  phraseChoices(argument: string): readonly PhraseChoice[]
  /** What the arguments of a phrase mean in words. */
  phraseArgs(given: readonly string[]): Args

  // Players and roles.
  shown(seat: number, people: People, unveiled: boolean): Shown
  role(): Role | null
  /** The back of a role card that is not dealt yet. */
  readonly roleBack: string
  /** The roles as far as the viewer knows them. */
  roles(): readonly (string | null)[]
  /** The sides of the seats, in games with sides that everybody sees. */
  sides?(): readonly (string | null)[]

  // The end of a round, and of the game.
  endedRounds(): End[]
  roleCard(end: RoundEnd, seat: number): RoleCard
  reveal(end: End, people: People): Reveal
  /** What a player won in a round; null where nobody knows yet, or no longer. */
  won(end: RoundEnd, seat: number): Won | null
  /** Whether the round went well for a player. */
  wentWell(end: RoundEnd, seat: number): boolean
  /** Whether players decide something between two rounds, and the component that shows it, and afterwards what came of it. */
  readonly isBetweenRounds: boolean
  readonly betweenRounds: Component<{ table: RemoteTable; picker: MovePicker; people: People; end: RoundEnd }> | null
  /** What everybody has in the end; null while the game lasts, and where a game that was ended keeps it secret. */
  readonly scores: readonly number[] | null
  readonly scoreTitle: string
  readonly scorePicture: string
}
