// How rounds ended, put together from the events.
import type { GameEvent, Happened } from '../protocol'
import { storedObject, storeObject } from '../storage'

/** How a round ended; a game adds what else it shows. */
export interface RoundEnd {
  round: number
  readonly ending: string
  /** By seat; what is not known is missing. */
  readonly roles: ReadonlyMap<number, string>
  /** By seat, in games with sides that everybody sees. */
  readonly sides: ReadonlyMap<number, string>
  /** The points of this round by seat, in games that give points. */
  readonly scored: ReadonlyMap<number, number>
}

/** The round in which a game was ended. */
export function brokenOff(round: number, roles: readonly (string | null)[], sides: readonly (string | null)[]): RoundEnd {
  const known = (names: readonly (string | null)[]) => new Map(names.flatMap((name, seat) => (name ? [[seat, name]] : [])))
  return { round, ending: 'none', roles: known(roles), sides: known(sides), scored: new Map() }
}

/** How a game reads its events; `Course` is what it remembers of a round that is still played. */
export interface RoundReader<End extends RoundEnd, Course> {
  begin(): Course
  /** Remembers what will matter when the round ends. */
  follow(course: Course, event: GameEvent): void
  end(course: Course, ending: string): End
  /** Notes the events after the round has ended. */
  note(end: End, event: GameEvent, happened: Happened): void
}

/** Every round that has ended, in order. `now` is the round of the view: the log may have lost where the first began. */
export function endedRounds<End extends RoundEnd, Course>(happened: readonly Happened[], reader: RoundReader<End, Course>, now = 0): End[] {
  const ends: End[] = []
  let course = reader.begin()
  let round = 0
  for (const one of happened) {
    for (const event of one.events ?? []) {
      if (event.kind === 'round_began') {
        course = reader.begin()
        round = event.round ?? 0
      } else if (event.kind === 'round_ended') {
        const end = reader.end(course, event.ending ?? 'none')
        end.round = round
        ends.push(end)
      } else reader.follow(course, event)
      const end = ends.at(-1)
      if (end) reader.note(end, event, one)
    }
  }
  return numbered(ends, round || now + 1)
}

/** Where the beginning of a round is lost with the oldest part of the log, counts back from the next one. */
function numbered<End extends RoundEnd>(ends: End[], next: number): End[] {
  let later = next
  for (const end of ends.toReversed()) later = end.round ||= Math.max(0, later - 1)
  return ends
}

interface StoredRound {
  readonly round: number
  readonly ending: string
  readonly roles: readonly [number, string][]
  readonly sides: readonly [number, string][]
  readonly scored: readonly [number, number][]
}

/** The rounds of a table, with those that the server's log no longer holds but this tab has seen. */
export function rememberedRounds(code: string, ends: readonly RoundEnd[]): RoundEnd[] {
  const { rounds } = storedObject<{ rounds: readonly StoredRound[] }>(`rounds.${code}`, { rounds: [] }, () => sessionStorage)
  const told = new Set(ends.map(({ round }) => round))
  const before = rounds.filter(({ round }) => !told.has(round)).map(restored)
  const all = [...before, ...ends].sort((a, b) => a.round - b.round)
  const stored = all
    .filter(({ round }) => round)
    .map((end): StoredRound => ({
      round: end.round,
      ending: end.ending,
      roles: [...end.roles],
      sides: [...end.sides],
      scored: [...end.scored],
    }))
  storeObject(`rounds.${code}`, { rounds: stored }, () => sessionStorage)
  return all
}

function restored({ round, ending, roles, sides, scored }: StoredRound): RoundEnd {
  return { round, ending, roles: new Map(roles), sides: new Map(sides), scored: new Map(scored) }
}
