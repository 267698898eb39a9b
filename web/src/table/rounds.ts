// How rounds ended, put together from what was told. Pure.
import type { Happened, SaboteurEvent } from '../protocol'
import { eventsOf } from './game'

export interface RoundEnd {
  readonly round: number
  readonly ending: string
  /** By seat; what was not told is missing. */
  readonly roles: ReadonlyMap<number, string>
  readonly leftover: string | null
  /** Who laid the last tunnel. */
  readonly finder: number | null
  /** Nuggets paid openly, by seat. */
  readonly paid: ReadonlyMap<number, number>
  /** Bonus nuggets kept, and given back, by seat. */
  readonly kept: ReadonlyMap<number, number>
  readonly returned: ReadonlyMap<number, number>
  /** Nugget cards to share, and who picked so far. */
  readonly pool: number
  readonly picked: readonly number[]
}

interface Open {
  round: number
  ending: string
  roles: Map<number, string>
  leftover: string | null
  finder: number | null
  paid: Map<number, number>
  kept: Map<number, number>
  returned: Map<number, number>
  pool: number
  picked: number[]
}

/** Every round that has ended, in order; `round` is 0 where its beginning is not known any more. */
export function endedRounds(happened: readonly Happened[]): RoundEnd[] {
  const ends: Open[] = []
  let round = 0
  let finder: number | null = null
  for (const event of happened.flatMap(eventsOf)) {
    if (event.kind === 'round_began') round = event.round ?? 0
    if (event.kind === 'laid') finder = event.seat ?? null
    if (event.kind === 'round_ended') ends.push(opened(round, event.ending ?? 'none', finder))
    const end = ends.at(-1)
    if (end) note(end, event)
  }
  return number(ends)
}

function opened(round: number, ending: string, finder: number | null): Open {
  return {
    round,
    ending,
    roles: new Map(),
    leftover: null,
    finder,
    paid: new Map(),
    kept: new Map(),
    returned: new Map(),
    pool: 0,
    picked: [],
  }
}

function note(end: Open, event: SaboteurEvent): void {
  const seat = event.seat ?? 0
  const nuggets = event.value ?? (event.pool ?? []).reduce((sum, value) => sum + value, 0)
  const add = (to: Map<number, number>): void => void to.set(seat, (to.get(seat) ?? 0) + nuggets)
  if (event.kind === 'role_shown') end.roles.set(seat, event.role ?? '')
  else if (event.kind === 'leftover_shown') end.leftover = event.role ?? null
  else if (event.kind === 'paid') add(end.paid)
  else if (event.kind === 'kept') add(end.kept)
  else if (event.kind === 'returned') add(end.returned)
  else if (event.kind === 'pool_drawn') end.pool = event.count ?? 0
  else if (event.kind === 'picked') end.picked.push(seat)
}

/** The first round's beginning may be lost with the oldest part of the log: count back from the next one. */
function number(ends: Open[]): RoundEnd[] {
  for (let i = ends.length - 2; i >= 0; i--) {
    if (!ends[i]!.round && ends[i + 1]!.round) ends[i]!.round = ends[i + 1]!.round - 1
  }
  return ends
}
