// The chart of suspicion, as points: pure. x is the step, y the chance that somebody is not what they should be.
import type { RoundRead } from '../protocol'

export const WIDE = 640
export const HIGH = 260
const LEFT = 40
const RIGHT = 8
const TOP = 10
const BOTTOM = 26

/** The chance, at a step of the round, that a seat is something else than the first of the roles (a good one). */
export function suspicion(round: RoundRead, place: number, seat: number): number {
  return 1 - (round.chances[place]?.[seat]?.[0] ?? 1)
}

export function xOf(round: RoundRead, step: number): number {
  const steps = Math.max(1, round.chances.length - 1)
  return LEFT + ((step - round.first) / steps) * (WIDE - LEFT - RIGHT)
}

export function yOf(chance: number): number {
  return TOP + (1 - chance) * (HIGH - TOP - BOTTOM)
}

/** The line of a seat over a round. */
export function lineOf(round: RoundRead, seat: number): string {
  return round.chances.map((_, i) => `${xOf(round, round.first + i).toFixed(1)},${yOf(suspicion(round, i, seat)).toFixed(1)}`).join(' ')
}

/** The step that is nearest to a place on the chart. */
export function stepAt(round: RoundRead, x: number): number {
  const share = (x - LEFT) / (WIDE - LEFT - RIGHT)
  const last = Math.max(0, round.chances.length - 1)
  return round.first + Math.max(0, Math.min(last, Math.round(share * last)))
}

/** The strokes by which lines are told apart without their colours: by seat. */
export const DASHES: readonly string[] = ['none', '7 4', '2 4', '12 4 2 4', '16 5', '4 2', '10 3 3 3', '1 3', '20 6', '6 6']
