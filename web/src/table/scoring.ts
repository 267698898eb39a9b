// The points of a round while they are counted.

/** What everybody has after these steps. */
export function pointsAfter(
  steps: readonly { readonly seats: readonly number[]; readonly points: number }[],
  seats: readonly number[],
): Map<number, number> {
  const points = new Map(seats.map((seat) => [seat, 0]))
  for (const step of steps) for (const seat of step.seats) points.set(seat, (points.get(seat) ?? 0) + step.points)
  return points
}
