// How the points of a round of The Lost Mines came about, step by step, from what everybody was shown (L7.3 to L7.6). Pure.
import type { RoundEnd } from '../../table/rounds'

export interface Step {
  /** `selfish`, `side`, `rest`, `lost`, `nobody`, `dragon`; `dragon` with nothing to lose has no points. */
  readonly what: 'selfish' | 'side' | 'rest' | 'lost' | 'nobody' | 'dragon'
  /** The side it is about. */
  readonly clan: string | null
  /** Whom it is about: the one, or all members of a side. */
  readonly seats: readonly number[]
  /** What each of them gets by it, or loses. */
  readonly points: number
  /** What a side brought, or what did not divide. */
  readonly sum: number
  /** The most valuable single treasure of a side. */
  readonly best: number
}

const CLANS = ['blue', 'yellow']
const DRAGON = 2

/** The steps in the order of the rules; none where they do not lead to the points that were given. */
export function stepsOf(end: RoundEnd): Step[] {
  const seats = [...end.scored.keys()].sort((a, b) => a - b)
  if (!seats.length || seats.some((seat) => !end.roles.get(seat) || !end.clans.get(seat))) return []
  const selfish = seats.filter((seat) => end.roles.get(seat) === 'selfish')
  const steps = [
    ...selfish.map((seat) => step('selfish', [seat], sumOf(end, [seat]))),
    ...CLANS.flatMap((clan) => ofSide(end, clan, seats.filter((seat) => sideOf(end, seat) === clan))),
  ]
  const before = pointsAfter(steps, seats)
  const holder = end.dragon ?? seats.find((seat) => before.get(seat) !== end.scored.get(seat)) ?? null
  if (holder !== null) steps.push(step('dragon', [holder], -Math.min(DRAGON, before.get(holder) ?? 0)))
  const after = pointsAfter(steps, seats)
  return seats.every((seat) => after.get(seat) === end.scored.get(seat)) ? steps : []
}

/** What everybody has after these steps. */
export function pointsAfter(steps: readonly Step[], seats: readonly number[]): Map<number, number> {
  const points = new Map(seats.map((seat) => [seat, 0]))
  for (const one of steps) for (const seat of one.seats) points.set(seat, (points.get(seat) ?? 0) + one.points)
  return points
}

function step(what: Step['what'], seats: readonly number[], points: number, more: Partial<Step> = {}): Step {
  return { what, clan: null, seats, points, sum: 0, best: 0, ...more }
}

/** The clan a dwarf scores with: the loyal with their own, saboteurs with the other. */
function sideOf(end: RoundEnd, seat: number): string | null {
  const own = end.clans.get(seat)!
  const role = end.roles.get(seat)
  return role === 'loyal' ? own : role === 'saboteur' ? CLANS.find((clan) => clan !== own)! : null
}

function ofSide(end: RoundEnd, clan: string, members: readonly number[]): Step[] {
  if (!members.length) return [step('nobody', [], 0, { clan })]
  const sum = sumOf(end, members)
  const rest = sum % members.length
  const best = Math.max(...members.map((seat) => bestOf(end, seat)))
  const share = step('side', members, Math.floor(sum / members.length), { clan, sum })
  if (!rest) return [share]
  const finest = members.filter((seat) => bestOf(end, seat) === best)
  const more = Math.floor(rest / finest.length)
  return [share, step(more ? 'rest' : 'lost', more ? finest : [], more, { clan, sum: rest, best })]
}

function sumOf(end: RoundEnd, seats: readonly number[]): number {
  return end.brought.reduce((sum, { seat, value }) => (seats.includes(seat) ? sum + value : sum), 0)
}

function bestOf(end: RoundEnd, seat: number): number {
  return Math.max(0, ...end.brought.filter((one) => one.seat === seat).map(({ value }) => value))
}
