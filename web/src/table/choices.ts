// From the legal choices and what is picked so far: what can be picked next, and the action that is meant.
// It knows no rules: everything it offers is one of the choices that the server gave.
import type { Cell } from '../board/camera'
import type { Spot } from '../board/board_items'
import type { Choice } from '../protocol'

/** What the player has pointed at. A card is picked by its kind; an extra nugget card by the nuggets it shows. */
export interface Picked {
  readonly card: string | null
  readonly turned: boolean // how the player would rather have it lie
  readonly cell: Spot | null // a cell of the board, or one of its joints
  readonly seat: number | null
  readonly tool: string | null
  readonly goal: string | null
  readonly slot: number | null // of a treasure laid out
  readonly value: number | null
  readonly way: string | null // of several outcomes at one place, the action
  readonly passing: boolean
  readonly also: string | null // a second card that is passed with the first
  readonly calling: boolean // a vote
}

export const NOTHING: Picked = {
  card: null,
  turned: false,
  cell: null,
  seat: null,
  tool: null,
  goal: null,
  slot: null,
  value: null,
  way: null,
  passing: false,
  also: null,
  calling: false,
}

export interface Offer {
  readonly cells: readonly Cell[]
  readonly joints: readonly Spot[]
  readonly seats: readonly number[]
  readonly goals: readonly string[]
  readonly slots: readonly number[]
  readonly tools: readonly string[] // when the player pointed at has several that could be meant
  readonly ways: readonly Choice[] // when what was pointed at can come out in several ways
  readonly ghost: { readonly x: number; readonly y: number; readonly face: string } | null
  readonly canTurn: boolean
  readonly canPass: boolean
  readonly canPassTwo: boolean
  readonly action: Choice | null // the one that is meant
}

/** Whether a choice only gives cards away. */
export function isPass({ verb }: Choice): boolean {
  return verb === 'pass' || verb === 'discard'
}

/** The kinds of card that can do more than be passed. */
export function playable(choices: readonly Choice[]): ReadonlySet<string> {
  return new Set(choices.flatMap((choice) => (choice.card && !isPass(choice) ? [choice.card] : [])))
}

/** The kinds of card that can be picked at all. */
export function pickable(choices: readonly Choice[]): ReadonlySet<string> {
  return new Set(choices.flatMap((choice) => (choice.card ? [choice.card] : [])))
}

/** What a pick leaves open. */
export function offer(choices: readonly Choice[], picked: Picked): Offer {
  if (picked.calling) return { ...NO_OFFER, action: choices.find(({ verb }) => verb === 'vote') ?? null }
  const passes = choices.filter((choice) => isPass(choice) && picked.card !== null && kindsOf(choice).includes(picked.card))
  const canPass = passes.some((choice) => kindsOf(choice).length === 1)
  const canPassTwo = passes.some((choice) => kindsOf(choice).length === 2)
  if (picked.passing) return { ...NO_OFFER, canPass, canPassTwo, action: passes.find((choice) => isPassOf(choice, picked)) ?? null }
  const playing = choices.filter((choice) => !isPass(choice) && isOfPick(choice, picked))
  const meant = playing.filter((choice) => isAt(choice, picked))
  const faces = meant.flatMap((choice) => (choice.face && choice.x != null ? [choice.face] : []))
  const action = chosen(meant, picked)
  return {
    cells: cellsOf(playing),
    joints: playing.flatMap((choice) => jointOf(choice) ?? []),
    seats: unique(playing.flatMap((choice) => choice.seat ?? [])),
    goals: unique(playing.flatMap((choice) => goalOf(choice) ?? [])),
    slots: unique(playing.flatMap((choice) => slotOf(choice) ?? [])),
    tools: picked.seat === null ? [] : unique(meant.flatMap((choice) => choice.tool ?? [])),
    ways: waysOf(meant),
    ghost: ghostOf(action),
    canTurn: picked.cell !== null && faces.length > 1,
    canPass,
    canPassTwo,
    action,
  }
}

const NO_OFFER: Offer = {
  cells: [],
  joints: [],
  seats: [],
  goals: [],
  slots: [],
  tools: [],
  ways: [],
  ghost: null,
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

/** Before anything is picked, what needs no card can be pointed at: a walk, a treasure, how a mine lies. */
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

/** The card face down that a choice is aimed at, by name. */
function goalOf(choice: Choice): string | null {
  return choice.goal ?? (choice.seen === 'mine' ? `mine${choice.slot}` : null)
}

function slotOf(choice: Choice): number | null {
  return choice.seen === 'treasure' || choice.verb === 'take' ? (choice.slot ?? null) : null
}

function isAt(choice: Choice, picked: Picked): boolean {
  const { cell } = picked
  if (cell) return choice.x === cell.x && choice.y === cell.y && (jointOf(choice)?.side ?? null) === (cell.side ?? null)
  if (picked.seat !== null) return choice.seat === picked.seat && (picked.tool === null || choice.tool === picked.tool)
  if (picked.goal !== null) return goalOf(choice) === picked.goal
  if (picked.slot !== null) return slotOf(choice) === picked.slot
  return choice.face != null && choice.x == null // how a mine lies needs no pointing
}

/** Outcomes that differ though they were pointed at in one way; a card that can be turned is none of them. */
function waysOf(meant: readonly Choice[]): readonly Choice[] {
  const ways = meant.filter((choice) => choice.tool == null && (choice.face == null || choice.x == null))
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

/** The open sides of a card as it lies in the hand. */
function shapeOf(choice: Choice): string | undefined {
  return choice.card?.split('-')[0]
}

function ghostOf(action: Choice | null): Offer['ghost'] {
  if (action?.x == null || action.y == null) return null
  if (action.verb === 'bonus') return { x: action.x, y: action.y, face: `bonus${action.value}` }
  return action.face ? { x: action.x, y: action.y, face: action.face } : null
}

function cellsOf(choices: readonly Choice[]): Cell[] {
  const cells = new Map<string, Cell>()
  for (const choice of choices) {
    const { x, y } = choice
    if (x != null && y != null && !jointOf(choice)) cells.set(`${x},${y}`, { x, y })
  }
  return [...cells.values()]
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}
