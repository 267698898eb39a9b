// From the legal choices and what is picked so far: what can be picked next, and the action that is meant.
// It knows no rules: everything it offers is one of the choices that the server gave.
import type { Cell } from '../board/camera'
import type { Choice } from '../protocol'

/** What the player has pointed at. A card is picked by its kind; an extra nugget card by the nuggets it shows. */
export interface Picked {
  readonly card: string | null
  readonly turned: boolean // how the player would rather have it lie
  readonly cell: Cell | null
  readonly seat: number | null
  readonly tool: string | null
  readonly goal: string | null
  readonly value: number | null
  readonly passing: boolean
}

export const NOTHING: Picked = {
  card: null,
  turned: false,
  cell: null,
  seat: null,
  tool: null,
  goal: null,
  value: null,
  passing: false,
}

export interface Offer {
  readonly cells: readonly Cell[]
  readonly seats: readonly number[]
  readonly goals: readonly string[]
  readonly tools: readonly string[] // when the player pointed at has several that could be meant
  readonly ghost: { readonly x: number; readonly y: number; readonly face: string } | null
  readonly canTurn: boolean
  readonly canPass: boolean
  readonly action: Choice | null // the one that is meant
}

/** The kinds of card that can do more than be passed. */
export function playable(choices: readonly Choice[]): ReadonlySet<string> {
  return new Set(choices.flatMap((choice) => (choice.card && choice.verb !== 'pass' ? [choice.card] : [])))
}

/** The kinds of card that can be picked at all. */
export function pickable(choices: readonly Choice[]): ReadonlySet<string> {
  return new Set(choices.flatMap((choice) => (choice.card ? [choice.card] : [])))
}

/** What a pick leaves open. */
export function offer(choices: readonly Choice[], picked: Picked): Offer {
  const mine = choices.filter((choice) => isOfPick(choice, picked))
  const canPass = mine.some((choice) => choice.verb === 'pass')
  if (picked.passing) {
    const action = mine.find((choice) => choice.verb === 'pass') ?? null
    return { ...NO_OFFER, canPass, action }
  }
  const playing = mine.filter((choice) => choice.verb !== 'pass')
  const meant = playing.filter((choice) => isAt(choice, picked))
  const faces = meant.flatMap((choice) => (choice.face ? [choice.face] : []))
  const action = chosen(meant, picked)
  return {
    cells: cellsOf(playing),
    seats: unique(playing.flatMap((choice) => choice.seat ?? [])),
    goals: unique(playing.flatMap((choice) => choice.goal ?? [])),
    tools: picked.seat === null ? [] : unique(meant.flatMap((choice) => choice.tool ?? [])),
    ghost: ghostOf(action),
    canTurn: picked.cell !== null && faces.length > 1,
    canPass,
    action,
  }
}

const NO_OFFER: Offer = {
  cells: [],
  seats: [],
  goals: [],
  tools: [],
  ghost: null,
  canTurn: false,
  canPass: false,
  action: null,
}

function isOfPick(choice: Choice, picked: Picked): boolean {
  if (picked.card !== null) return choice.card === picked.card
  return picked.value !== null && choice.value === picked.value && choice.card == null
}

function isAt(choice: Choice, picked: Picked): boolean {
  if (picked.cell) return choice.x === picked.cell.x && choice.y === picked.cell.y
  if (picked.seat !== null) return choice.seat === picked.seat && (picked.tool === null || choice.tool === picked.tool)
  if (picked.goal !== null) return choice.goal === picked.goal
  return false
}

function chosen(meant: readonly Choice[], picked: Picked): Choice | null {
  const first = meant[0]
  if (!first) return null
  if (picked.cell && first.face != null) {
    return meant.find((choice) => (choice.face !== choice.card) === picked.turned) ?? first
  }
  return meant.length === 1 ? first : null
}

function ghostOf(action: Choice | null): Offer['ghost'] {
  if (action?.x == null || action.y == null) return null
  if (action.verb === 'bonus') return { x: action.x, y: action.y, face: `bonus${action.value}` }
  return action.face ? { x: action.x, y: action.y, face: action.face } : null
}

function cellsOf(choices: readonly Choice[]): Cell[] {
  const cells = new Map<string, Cell>()
  for (const { x, y } of choices) {
    if (x != null && y != null) cells.set(`${x},${y}`, { x, y })
  }
  return [...cells.values()]
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}
