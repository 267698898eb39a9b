// The chart of suspicion, as points: pure. x is the step, y the chance that somebody is not what they should be.
import type { RoundHindsight } from '../protocol'

export const HIGH = 230
const LEFT = 44
const RIGHT = 18 // in which each line goes on to its name
const TOP = 10
const BOTTOM = 34
/** The lines of the frame. */
export const FLOOR = HIGH - BOTTOM
/** How high a name is that stands at the end of its line. */
export const NAME = 18
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

/** Where the names of all seats are, each as near to the end of its line as the others let it be. */
export function namesOf(round: RoundHindsight): readonly number[] {
  const last = round.chances.length - 1
  const ends = round.roles.map((_, seat) => yOf(suspicion(round, last, seat)))
  return apart(ends, NAME, NAME / 2, HIGH - NAME / 2)
}

/** Places pushed apart, in their order: those that are too close share what they lack, around the middle of them. */
export function apart(wanted: readonly number[], gap: number, least: number, most: number): readonly number[] {
  interface Group {
    seats: number[]
    top: number
  }
  const settled = (seats: number[]): Group => {
    const middle = seats.reduce((sum, seat) => sum + wanted[seat]!, 0) / seats.length
    const high = gap * (seats.length - 1)
    return { seats, top: Math.max(least, Math.min(most - high, middle - high / 2)) }
  }
  const groups: Group[] = []
  for (const seat of wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!)) {
    let next = settled([seat])
    for (let above = groups.at(-1); above && above.top + gap * above.seats.length > next.top; above = groups.at(-1)) {
      groups.pop()
      next = settled([...above.seats, ...next.seats])
    }
    groups.push(next)
  }
  const found = [...wanted]
  for (const { seats, top } of groups) for (const [i, seat] of seats.entries()) found[seat] = top + i * gap
  return found
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

/** The rounds as they are read: first the one that a step belongs to, then the others in their order. */
export function roundsFrom(rounds: readonly RoundHindsight[], step: number): readonly RoundHindsight[] {
  const shown = rounds.findLast(({ first }) => first <= step)
  return shown ? [shown, ...rounds.filter((one) => one !== shown)] : rounds
}

/** How it can end for somebody who is not good, as the others saw it. */
export const FATES = ['early', 'late', 'doubted', 'fooled'] as const
export type Fate = (typeof FATES)[number]

const SURE = 0.9

/** By seat, whether a role that is not good was given away, in which half of the round, or never; null for the good. */
export function fates(round: RoundHindsight, good: string): readonly (Fate | null)[] {
  const last = round.chances.length - 1
  return round.roles.map((role, seat) => {
    if (role === good) return null
    const thought = suspicion(round, last, seat)
    if (thought < SURE) return thought < 0.5 ? 'fooled' : 'doubted'
    const passed = round.chances.findIndex((_, place) => suspicion(round, place, seat) >= SURE)
    return passed <= last / 2 ? 'early' : 'late'
  })
}

/** The strokes that tell lines apart without their colours: by seat. */
export const DASHES: readonly string[] = ['none', '7 4', '2 4', '12 4 2 4', '16 5', '4 2', '10 3 3 3', '1 3', '20 6', '6 6']

export function percent(chance: number): number {
  return Math.round(100 * chance)
}
