// The forest at the end of a round, after which the next one is dealt in the same step.
import { handsAfter, played, viewAfter, type Changes } from '../closing'
import type { LostMinesCard, LostMinesEvent, LostMinesToken, LostMinesView } from './protocol'

const CHANGES: Changes<LostMinesView, LostMinesEvent> = {
  laid: (view, event) => ({
    ...played(view, event),
    board: [...view.board, { ...at(event), face: event.face ?? '', what: 'path', feature: event.feature ?? '' }],
  }),
  storm: (view, event) => ({ ...played(view, event), board: view.board.filter((card) => !isAt(card, event)) }),
  bridged: played,
  looked: played,
  discarded: (view, { seat, count }) => handsAfter(view, seat, -(count ?? 1)),
  drew: (view, { seat }) => handsAfter(view, seat, 1),
  lost: played,
  trap_set: (view, event) => ({ ...played(view, event), tokens: [...view.tokens, token(event, 'trap')] }),
  troll_set: (view, event) => ({ ...played(view, event), tokens: [...view.tokens, token(event, 'troll')] }),
  token_gone: (view, event) => ({ tokens: view.tokens.filter((one) => !isAt(one, event) || one.side !== event.side) }),
  walked: (view, event) => ({ dwarfs: view.dwarfs.map((dwarf, seat) => (seat === event.seat ? { ...dwarf, ...at(event) } : dwarf)) }),
  revealed: (view, { which, holds }) => ({
    mines: view.mines.map((mine, i) => (i === which ? { ...mine, face_up: true, holds: holds ?? null } : mine)),
  }),
  turned: (view, event) => ({ board: [...view.board, ...opened(view, event)] }),
  took: (view, { which, seat }) => ({
    treasures: view.treasures.map((one, i) => (i === which ? { ...one, taken_by: seat ?? null } : one)),
  }),
  dragon: (_, { seat }) => ({ dragon: seat ?? null }),
}

/** The view after the events that end a round. */
export const boardAfter = (view: LostMinesView, events: readonly LostMinesEvent[]): LostMinesView => viewAfter(view, events, CHANGES)

function at({ x, y }: LostMinesEvent): { x: number; y: number } {
  return { x: x ?? 0, y: y ?? 0 }
}

function isAt(thing: { x: number; y: number }, event: LostMinesEvent): boolean {
  return thing.x === event.x && thing.y === event.y
}

function token(event: LostMinesEvent, what: string): LostMinesToken {
  return { ...at(event), side: event.side ?? '', what, owner: what === 'troll' ? (event.seat ?? null) : null }
}

/** The card of a mine that was turned over. */
function opened({ mines }: LostMinesView, { which, face }: LostMinesEvent): LostMinesCard[] {
  const mine = mines[which ?? -1]
  return mine ? [{ x: mine.x, y: mine.y, face: face ?? '', what: 'mine', feature: mine.holds ?? '' }] : []
}
