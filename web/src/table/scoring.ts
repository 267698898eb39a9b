// The points of a round, while they are counted and afterwards.
import type { Reveal, Won } from '../games/game'
import { t } from '../text/text.svelte'
import type { RoundEnd } from './rounds'

/** What a player won in a round of a game with points. */
export function pointsOf({ scored }: RoundEnd, seat: number): Won | null {
  const count = scored.get(seat)
  return count === undefined ? null : { count, words: t('scoring-points', { count }) }
}

/** Those who get something in a round without points, in the order in which it is given: first what is not taken by choice. */
export function sharesOf({ gains, picked }: Pick<Reveal, 'gains' | 'picked'>, seats: readonly number[]): number[] {
  const taken = (seat: number): number => picked.filter((one) => one === seat).length
  return [
    ...seats.flatMap((seat) =>
      gains(seat)
        .slice(taken(seat))
        .map(() => seat),
    ),
    ...picked,
  ]
}

/** What everybody has after these steps. */
export function pointsAfter(
  steps: readonly { readonly seats: readonly number[]; readonly points: number }[],
  seats: readonly number[],
): Map<number, number> {
  const points = new Map(seats.map((seat) => [seat, 0]))
  for (const step of steps) for (const seat of step.seats) points.set(seat, (points.get(seat) ?? 0) + step.points)
  return points
}
