// How rounds ended, put together from what was told.
import { storeObject, storedObject } from '../storage'
import type { GameEvent, GameView, Happened, LostMinesEvent, SaboteurEvent } from '../protocol'

/** A treasure that somebody brought home. */
export interface Brought {
  readonly seat: number
  /** Silver, gold or gems; "any" where it is not known any more. */
  readonly kind: string
  readonly value: number
}

export interface RoundEnd {
  readonly round: number
  readonly ending: string
  /** By seat; what was not told is missing. */
  readonly roles: ReadonlyMap<number, string>
  readonly leftover: string | null
  /** Who laid the last card. */
  readonly finder: number | null
  /** Nuggets paid openly, by seat. */
  readonly paid: ReadonlyMap<number, number>
  /** Bonus nuggets kept, and given back, by seat. */
  readonly kept: ReadonlyMap<number, number>
  readonly returned: ReadonlyMap<number, number>
  /** Nugget cards to share, and who picked so far. */
  readonly pool: number
  readonly picked: readonly number[]
  /** Of The Lost Mines: the clans by seat, what was brought, who has the dragon, and the points of this round. */
  readonly clans: ReadonlyMap<number, string>
  readonly brought: readonly Brought[]
  readonly dragon: number | null
  readonly scored: ReadonlyMap<number, number>
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
  clans: Map<number, string>
  brought: Brought[]
  dragon: number | null
  scored: Map<number, number>
}

/** What a round has told before it ends. */
interface Course {
  round: number
  finder: number | null
  dragon: number | null
  /** The kinds of the treasures laid out, by slot. */
  kinds: string[]
}

/** Every round that has ended, in order. `now` is the round of the view: the log may have lost where the first began. */
export function endedRounds(happened: readonly Happened[], now = 0): RoundEnd[] {
  const ends: Open[] = []
  let course: Course = { round: 0, finder: null, dragon: null, kinds: [] }
  for (const event of happened.flatMap(({ events }): readonly GameEvent[] => events ?? [])) {
    if (event.kind === 'round_began') course = { round: event.round ?? 0, finder: null, dragon: null, kinds: [] }
    else if (event.kind === 'round_ended') ends.push(opened(course, event.ending ?? 'none'))
    else follow(course, event as LostMinesEvent)
    const end = ends.at(-1)
    if (end) note(end, event, course.kinds)
  }
  return number(ends, course.round || now + 1)
}

function follow(course: Course, event: LostMinesEvent): void {
  const { kind, seat, treasure, which } = event
  if (kind === 'laid') course.finder = seat ?? null
  else if (kind === 'dragon') course.dragon = seat ?? null
  else if (kind === 'treasure_laid' || kind === 'took') course.kinds[which ?? 0] = treasure ?? 'any'
}

function opened({ round, finder, dragon }: Course, ending: string): Open {
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
    clans: new Map(),
    brought: [],
    dragon,
    scored: new Map(),
  }
}

function note(end: Open, event: GameEvent, kinds: readonly string[]): void {
  const { role, pool } = event as SaboteurEvent
  const { character, clan, which } = event as LostMinesEvent
  const seat = event.seat ?? 0
  const nuggets = event.value ?? (pool ?? []).reduce((sum, value) => sum + value, 0)
  const add = (to: Map<number, number>): void => void to.set(seat, (to.get(seat) ?? 0) + nuggets)
  if (event.kind === 'role_shown') end.roles.set(seat, role ?? '')
  else if (event.kind === 'leftover_shown') end.leftover = role ?? null
  else if (event.kind === 'paid') add(end.paid)
  else if (event.kind === 'kept') add(end.kept)
  else if (event.kind === 'returned') add(end.returned)
  else if (event.kind === 'pool_drawn') end.pool = event.count ?? 0
  else if (event.kind === 'picked') end.picked.push(seat)
  else if (event.kind === 'character_shown') {
    end.roles.set(seat, character ?? '')
    end.clans.set(seat, clan ?? '')
  } else if (event.kind === 'treasure_shown') end.brought.push({ seat, kind: kinds[which ?? -1] ?? 'any', value: event.value ?? 0 })
  else if (event.kind === 'scored') end.scored.set(seat, event.count ?? 0)
}

/** Where the beginning of a round is lost with the oldest part of the log, counts back from the next one. */
function number(ends: Open[], next: number): RoundEnd[] {
  let later = next
  for (const end of ends.toReversed()) later = end.round ||= Math.max(0, later - 1)
  return ends
}

/** The face of somebody's role card; a back while it is not known. */
export function roleFace(end: RoundEnd, seat: number): string {
  const role = end.roles.get(seat)
  if (!role) return roleBack(end, seat)
  const clan = end.clans.get(seat)
  return clan ? `face-${role}-${clan}` : `face-${role}`
}

/** Its back, which shows the clan if there are any. */
export function roleBack(end: RoundEnd, seat: number): string {
  const clan = end.clans.get(seat)
  return clan ? `face-dwarf-${clan}` : 'face-role-back'
}

/** What everybody has in the end, by seat; null while the game lasts. */
export function scoresOf(view: GameView | null): readonly number[] | null {
  if (view?.game === 'lost-mines') return view.winners ? view.points : null
  return view?.scores ?? null
}

interface Kept {
  readonly round: number
  readonly ending: string
  readonly roles: readonly [number, string][]
  readonly clans: readonly [number, string][]
  readonly scored: readonly [number, number][]
}

/** What standings tell of the rounds of a table, with those that the server's log no longer holds but this tab has seen. */
export function rememberedRounds(code: string, ends: readonly RoundEnd[]): RoundEnd[] {
  const { rounds } = storedObject<{ rounds: readonly Kept[] }>(`rounds.${code}`, { rounds: [] }, () => sessionStorage)
  const told = new Set(ends.map(({ round }) => round))
  const before = rounds.filter(({ round }) => !told.has(round)).map(again)
  const all = [...before, ...ends].sort((a, b) => a.round - b.round)
  const kept = all.filter(({ round }) => round).map((end): Kept => ({ round: end.round, ending: end.ending, roles: [...end.roles], clans: [...end.clans], scored: [...end.scored] }))
  storeObject(`rounds.${code}`, { rounds: kept }, () => sessionStorage)
  return all
}

function again({ round, ending, roles, clans, scored }: Kept): RoundEnd {
  const end = opened({ round, finder: null, dragon: null, kinds: [] }, ending)
  return { ...end, roles: new Map(roles), clans: new Map(clans), scored: new Map(scored) }
}
