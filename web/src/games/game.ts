// What a game brings to the table: what lies on the board, what can be picked, what is said, seen and heard.
// The table, the hand, the players and the prompt are the same for all games.
import type { Cell } from '../board/camera'
import type { Figure, Frame, Ghost, FaceDownCard, BoardCard, Spot, Target, Token } from '../board/board_items'
import type { Choice, GameEvent, GameView } from '../protocol'
import type { Flights } from '../table/flights.svelte'
import type { Picked } from '../table/choices'
import type { MovePicker } from '../table/move_picker.svelte'
import type { People } from '../table/words'

/** A small thing to know of a player: a picture, a short text, and the words for who cannot see them. */
export interface Fact {
  readonly key: string
  readonly words: string
  readonly text?: string | undefined
  readonly picture?: string | undefined
  /** The picture is that of a card. */
  readonly card?: boolean
  readonly tone?: 'found' | 'warn' | undefined
}

/** What a player shows. */
export interface Shown {
  readonly facts: readonly Fact[]
  /** What lies broken or open before them. */
  readonly signs: readonly Fact[]
  /** The picture of their role card, if the viewer may know it. */
  readonly role: string | null
  /** The mark of their clan, with the number that their dwarf on the board bears. */
  readonly clan: { readonly picture: string; readonly number: number; readonly words: string } | null
}

/** One's own role. */
export interface Role {
  readonly picture: string
  readonly back: string
  readonly tint: string
  readonly title: string
  readonly short: string
  readonly text: string
  readonly among: string
}

/** One of several outcomes, or something done at once. */
export interface Deed {
  readonly action: string
  readonly text: string
  readonly main?: boolean
  /** The key that does it. */
  readonly key?: string
  readonly picture?: string | undefined
}

export interface Step {
  readonly text: string
  /** For who hears it. */
  readonly words: string
  readonly state: 'done' | 'now' | 'next'
}

/** What the prompt says: one sentence, at most one thing to confirm, and what else can be pressed. */
export interface Said {
  readonly text: string
  /** The text of the one button; null when a target is still to be chosen. */
  readonly confirm: string | null
  /** Done at once. */
  readonly deeds?: readonly Deed[]
  /** Outcomes to choose among. */
  readonly ways?: readonly Deed[]
  /** Where in a turn the table is. */
  readonly steps?: readonly Step[]
}

/** A treasure laid out beside the board. */
export interface Prize {
  readonly slot: number
  readonly picture: string
  readonly label: string
  /** Its value, if the viewer knows it. */
  readonly value: number | null
  readonly taken: { readonly seat: number; readonly clan: string; readonly number: number } | null
  readonly own: boolean
  /** Portraits of who looked at it. */
  readonly seers: readonly string[]
}

/** Where things are on the screen. */
export interface Places {
  seat(seat: number): DOMRect | null
  pile(): DOMRect | null
  hand(): DOMRect | null
  slot(slot: number): DOMRect | null
  cell(spot: Spot): DOMRect | null
  goal(name: string): DOMRect | null
}

export interface Game {
  readonly name: string
  readonly view: GameView | null
  /** The back of the cards in the pile. */
  readonly back: string

  // The board.
  readonly label: string
  readonly ground: 'mine' | 'forest'
  readonly frame: Frame | null
  cards(waits: ReadonlyMap<string, number>): BoardCard[]
  hidden(): FaceDownCard[]
  figures(people: People): Figure[]
  tokens(people: People): Token[]
  prizes(people: People): Prize[]
  last(): Cell | null
  /** Where the action is when nothing else says it. */
  here(): Cell
  targets(picker: MovePicker): Target[]
  ghost(choice: Choice | null): Ghost | null

  // Cards in the hand.
  hand(asked: string | null): readonly string[]
  picture(kind: string, turned: boolean): string
  canTurn(kind: string): boolean
  cardName(kind: string): string
  /** The text of an action at which the server would say why not; null where nobody would try. */
  attempt(picked: Picked, at: { readonly cell?: Cell; readonly seat?: number; readonly goal?: string }): string | null

  // Words.
  /** Whether such a decision goes on with a turn that has been called already. */
  goesOn(asked: string | null): boolean
  said(picker: MovePicker, people: People): Said
  choiceText(choice: Choice, people: People): string
  /** The verbs in the order of a list of moves. */
  readonly order: readonly string[]
  /** What is said of a card that can do nothing else. */
  readonly onlyPass: string
  readonly dropText: string
  /** The button that passes the card that is held, or wants one to be picked for it. */
  passText(holding: boolean): string
  shown(seat: number, people: People, unveiled: boolean): Shown
  role(): Role | null
  /** The back of a role card that is not dealt yet. */
  readonly roleBack: string

  /** Makes what happened visible and heard; tells how long a card that was laid is still in the air. */
  stage(events: readonly GameEvent[], me: number | null, flights: Flights, places: Places, wait: (cell: Cell, ms: number) => void): void
}
