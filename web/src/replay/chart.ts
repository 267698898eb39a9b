// The chart of suspicion, as points: pure. x is the step, y the chance that somebody is not what they should be.
import type { RoundHindsight } from '../protocol'

export const HIGH = 230
const LEFT = 44
const RIGHT = 10
const TOP = 10
const BOTTOM = 34
/** The lines of the frame. */
export const FLOOR = HIGH - BOTTOM
export const LEVELS: readonly number[] = [0, 0.5, 1]

/** The chance, at a step of the round, that a seat is something else than the first of the roles (a good one). */
export function suspicion(round: RoundHindsight, place: number, seat: number): number {
  return 1 - (round.chances[place]?.[seat]?.[0] ?? 1)
}

/** Whether a step is within what the chart shows of a round. */
export function isWithin(round: RoundHindsight, step: number): boolean {
  return step >= round.first && step < round.first + round.chances.length
}

/** The last step of the chart: after it all roles are open. */
export function lastOf(round: RoundHindsight): number {
  return round.first + Math.max(0, round.chances.length - 1)
}

/** Where a step is on a chart of some width. A decision that ended the round is at its end. */
export function xOf(round: RoundHindsight, step: number, wide: number): number {
  const steps = Math.max(1, round.chances.length - 1)
  const share = Math.max(0, Math.min(1, (step - round.first) / steps))
  return LEFT + share * (wide - LEFT - RIGHT)
}

export function yOf(chance: number): number {
  return TOP + (1 - chance) * (HIGH - TOP - BOTTOM)
}

/** The line of a seat over a round. */
export function lineOf(round: RoundHindsight, seat: number, wide: number): string {
  return round.chances
    .map((_, i) => `${xOf(round, round.first + i, wide).toFixed(1)},${yOf(suspicion(round, i, seat)).toFixed(1)}`)
    .join(' ')
}

/** The step that is nearest to a place on the chart. */
export function stepAt(round: RoundHindsight, x: number, wide: number): number {
  const share = (x - LEFT) / (wide - LEFT - RIGHT)
  const last = Math.max(0, round.chances.length - 1)
  return round.first + Math.max(0, Math.min(last, Math.round(share * last)))
}

/** At the end of a round: how likely it seemed that somebody was what they really were. */
export function seenThrough(round: RoundHindsight, roles: readonly string[], seat: number): number {
  return round.chances.at(-1)?.[seat]?.[roles.indexOf(round.roles[seat]!)] ?? 0
}

/** At the end of a round: what somebody most likely was, and how likely. */
export function likeliest(round: RoundHindsight, roles: readonly string[], seat: number): readonly [string, number] {
  const chances = round.chances.at(-1)?.[seat] ?? []
  const chance = Math.max(0, ...chances)
  return [roles[chances.indexOf(chance)] ?? roles[0]!, chance]
}

/** The strokes that tell lines apart without their colours: by seat. */
export const DASHES: readonly string[] = ['none', '7 4', '2 4', '12 4 2 4', '16 5', '4 2', '10 3 3 3', '1 3', '20 6', '6 6']

export function percent(chance: number): number {
  return Math.round(100 * chance)
}
