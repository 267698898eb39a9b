// From the legal choices and what is picked so far: what can be picked next, and the action that is meant.
// It knows no rules: everything it offers is one of the choices that the server gave.
import type { Cell } from '../board/camera'
import { keyOf, type Spot } from '../board/board_items'
import type { Choice } from '../protocol'

/** How a game's choices are read. */
export interface ChoiceReader {
  /** Whether a choice only gives cards away. */
  isPass(choice: Choice): boolean
  /** The face-down card on the board that a choice is aimed at, by name. */
  goalOf(choice: Choice): string | null
  /** The card beside the board that a choice is aimed at. */
  slotOf(choice: Choice): number | null
}

/** What the player has pointed at. A card is picked by its kind, or by the value it shows. */
export interface Picked {
  readonly card: string | null
  readonly turned: boolean // how the player prefers to place it
  readonly cell: Spot | null // a cell of the board, or one of its joints
  readonly seat: number | null
  readonly goal: string | null
  readonly slot: number | null // of a card beside the board
  readonly value: number | null
  readonly way: string | null // of several outcomes at one place, the action
  readonly passing: boolean
  readonly also: string | null // a second card that is passed with the first
  readonly proposed: string | null // an action that needs no card
}

export const NOTHING: Picked = {
  card: null,
  turned: false,
  cell: null,
  seat: null,
  goal: null,
  slot: null,
  value: null,
  way: null,
  passing: false,
  also: null,
  proposed: null,
}

export interface Offer {
  readonly cells: readonly Cell[]
  readonly joints: readonly Spot[]
  readonly seats: readonly number[]
  readonly goals: readonly string[]
  readonly slots: readonly number[]
  readonly ways: readonly Choice[] // when what was pointed at can come out in several ways
  readonly canTurn: boolean
  readonly canPass: boolean
  readonly canPassTwo: boolean
  readonly action: Choice | null // the one that is meant
}

/** The kinds of card that can do more than be passed. */
export function playable(choices: readonly Choice[], reader: ChoiceReader): ReadonlySet<string> {
  return new Set(choices.flatMap((choice) => (choice.card && !reader.isPass(choice) ? [choice.card] : [])))
}

/** What a pick leaves open. */
export function offer(choices: readonly Choice[], picked: Picked, reader: ChoiceReader): Offer {
  if (picked.proposed !== null) return { ...NO_OFFER, action: choices.find(({ action }) => action === picked.proposed) ?? null }
  const passes = choices.filter((choice) => reader.isPass(choice) && picked.card !== null && kindsOf(choice).includes(picked.card))
  const canPass = passes.some((choice) => kindsOf(choice).length === 1)
  const canPassTwo = passes.some((choice) => kindsOf(choice).length === 2)
  if (picked.passing) return { ...NO_OFFER, canPass, canPassTwo, action: passes.find((choice) => isPassOf(choice, picked)) ?? null }
  const playing = undominated(choices.filter((choice) => !reader.isPass(choice) && isOfPick(choice, picked)))
  const meant = playing.filter((choice) => isAt(choice, picked, reader))
  const faces = meant.flatMap((choice) => (choice.face && choice.x != null ? [choice.face] : []))
  return {
    cells: cellsOf(playing),
    joints: playing.flatMap((choice) => jointOf(choice) ?? []),
    seats: unique(playing.flatMap((choice) => choice.seat ?? [])),
    goals: unique(playing.flatMap((choice) => reader.goalOf(choice) ?? [])),
    slots: unique(playing.flatMap((choice) => reader.slotOf(choice) ?? [])),
    ways: waysOf(meant),
    canTurn: picked.cell !== null && faces.length > 1,
    canPass,
    canPassTwo,
    action: chosen(meant, picked),
  }
}

/** What a player would have pointed at to mean a choice; null if it cannot be pointed at. */
export function pickOf(choices: readonly Choice[], choice: Choice, reader: ChoiceReader): Picked | null {
  const [card = null, also = null] = kindsOf(choice)
  const at = choice.x == null || choice.y == null ? null : { x: choice.x, y: choice.y }
  const aimed: Picked = reader.isPass(choice)
    ? { ...NOTHING, card, also, passing: true }
    : {
        ...NOTHING,
        card,
        value: choice.value ?? null,
        cell: jointOf(choice) ?? at,
        seat: choice.seat ?? null,
        goal: reader.goalOf(choice),
        slot: reader.slotOf(choice),
      }
  const ways = [aimed, { ...aimed, turned: true }, { ...aimed, way: choice.action }]
  return ways.find((picked) => offer(choices, picked, reader).action === choice) ?? null
}

const NO_OFFER: Offer = {
  cells: [],
  joints: [],
  seats: [],
  goals: [],
  slots: [],
  ways: [],
  canTurn: false,
  canPass: false,
  canPassTwo: false,
  action: null,
}

/** The kinds of card that a choice takes from the hand. */
function kindsOf(choice: Choice): readonly string[] {
  return choice.cards?.length ? choice.cards : choice.card ? [choice.card] : []
}

function isPassOf(choice: Choice, { card, also }: Picked): boolean {
  const wanted = [card!, ...(also === null ? [] : [also])]
  return wanted.sort().join() === [...kindsOf(choice)].sort().join()
}

/** Before anything is picked, what needs no card can be pointed at. */
function isOfPick(choice: Choice, picked: Picked): boolean {
  if (picked.card !== null) return choice.card === picked.card
  if (picked.value !== null) return choice.value === picked.value && choice.card == null
  return choice.card == null && choice.value == null && (choice.x ?? choice.slot ?? choice.face) != null
}

/** The joint that a choice is aimed at; a walk has a side too, by which it comes in, but is aimed at its cell. */
function jointOf(choice: Choice): Spot | null {
  if (choice.card == null || choice.x == null || choice.y == null || (choice.side !== 'E' && choice.side !== 'S')) return null
  return { x: choice.x, y: choice.y, side: choice.side }
}

function isAt(choice: Choice, picked: Picked, reader: ChoiceReader): boolean {
  const { cell } = picked
  if (cell) return choice.x === cell.x && choice.y === cell.y && (jointOf(choice)?.side ?? null) === (cell.side ?? null)
  if (picked.seat !== null) return choice.seat === picked.seat
  if (picked.goal !== null) return reader.goalOf(choice) === picked.goal
  if (picked.slot !== null) return reader.slotOf(choice) === picked.slot
  return choice.face != null && choice.x == null // only how a card is turned is to be chosen
}

/** Leaves out walks that lose more cards than another walk to the same place. */
function undominated(choices: readonly Choice[]): readonly Choice[] {
  const least = new Map<string, number>()
  const nameOf = ({ verb, x, y, side }: Choice): string => `${verb} ${x},${y}${side ?? ''}`
  for (const choice of choices) {
    if (choice.losses != null) least.set(nameOf(choice), Math.min(choice.losses, least.get(nameOf(choice)) ?? choice.losses))
  }
  return choices.filter((choice) => choice.losses == null || choice.losses === least.get(nameOf(choice)))
}

/** Different outcomes of pointing at the same place; the two ways to turn a card do not count. */
function waysOf(meant: readonly Choice[]): readonly Choice[] {
  const ways = meant.filter((choice) => choice.face == null || choice.x == null)
  return ways.length > 1 ? ways.toSorted((a, b) => (a.losses ?? 0) - (b.losses ?? 0)) : []
}

function chosen(meant: readonly Choice[], picked: Picked): Choice | null {
  const first = meant[0]
  if (!first) return null
  if (picked.cell && first.face != null) {
    return meant.find((choice) => (choice.face !== shapeOf(choice)) === picked.turned) ?? first
  }
  if (picked.way !== null) return meant.find((choice) => choice.action === picked.way) ?? null
  return meant.length === 1 ? first : null
}

/** The open sides of a card as it is placed in the hand. */
function shapeOf(choice: Choice): string | undefined {
  return choice.card?.split('-')[0]
}

function cellsOf(choices: readonly Choice[]): Cell[] {
  const cells = new Map<string, Cell>()
  for (const choice of choices) {
    const { x, y } = choice
    if (x != null && y != null && !jointOf(choice)) cells.set(keyOf({ x, y }), { x, y })
  }
  return [...cells.values()]
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}
