// Pass and play: who of those that share this device is to act, and what the last one should have time to read. Pure.
import type { TableState } from '../net/table_state'
import type { Happened } from '../protocol'

/** The seat of this device whose turn it is; null when it is somebody else's, or a bot plays it. */
export function nextSeat({ you, prompt, info }: Pick<TableState, 'you' | 'prompt' | 'info'>): number | null {
  if (!you || !prompt || info?.status !== 'playing' || !you.seats.includes(prompt.seat)) return null
  return info.seats[prompt.seat]?.bot == null ? prompt.seat : null
}

/** Whether the seat that is shown is the one that has to act: only then may its hand be open. */
export function isOpen({ you, prompt, info }: Pick<TableState, 'you' | 'prompt' | 'info'>): boolean {
  return you?.seat != null && prompt?.seat === you.seat && info?.status === 'playing'
}

/** The seats of this device that a bot plays, since nobody was here for a while. */
export function heldByBots({ you, info }: Pick<TableState, 'you' | 'info'>): readonly number[] {
  if (!you || info?.status !== 'playing') return []
  return you.seats.filter((seat) => info.seats[seat]?.sitter === 'person' && info.seats[seat]?.bot != null)
}

/** The last step of a seat, if it showed its player something new; null if there is nothing to read before the curtain falls. */
export function learntBy(seat: number, happened: readonly Happened[], learning: ReadonlySet<string>): Happened | null {
  const last = happened.findLast(({ what }) => what.kind === 'stepped' && what.seat === seat)
  const learnt = last?.events?.filter(({ kind }) => learning.has(kind)) ?? []
  return last && learnt.length ? ({ ...last, events: learnt } as Happened) : null
}
