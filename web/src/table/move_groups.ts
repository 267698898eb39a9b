// All legal moves in the order of a list: those of each card together.
import type { Choice } from '../protocol'

export interface MoveGroup {
  /** The card that is played or discarded; null for moves without a card, or with several. */
  readonly card: string | null
  readonly moves: readonly Choice[]
}

/** The moves by card: the picked card first, then the others as they are in the hand, then everything else. */
export function groupMoves(
  choices: readonly Choice[],
  order: readonly string[],
  hand: readonly string[],
  picked: string | null,
): MoveGroup[] {
  const groups = new Map<string | null, Choice[]>()
  for (const move of [...choices].sort((a, b) => order.indexOf(a.verb) - order.indexOf(b.verb))) {
    const card = (move.cards?.length ?? 0) > 1 ? null : (move.card ?? null)
    if (!groups.has(card)) groups.set(card, [])
    groups.get(card)!.push(move)
  }
  const place = (card: string | null): number => {
    if (card === null) return hand.length + 1
    if (card === picked) return -1
    return hand.includes(card) ? hand.indexOf(card) : hand.length
  }
  return [...groups].map(([card, moves]) => ({ card, moves })).sort((a, b) => place(a.card) - place(b.card))
}
