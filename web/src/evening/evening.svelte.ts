// The games that were played in this browser: remembered here and nowhere else, and forgotten with one click.
import { forgetPastGames } from '../offline/install'
import { forget, store, stored } from '../storage'
import type { Game } from '../games/game'
import type { TableSeen } from '../protocol'
import type { RoundEnd } from '../table/rounds'

/** A player's part in a round: their role, and whether the round went well for them. */
export interface Part {
  readonly role: string
  readonly won: boolean
}

export interface Played {
  readonly record: string
  readonly at: number
  readonly game: string
  readonly players: number
  readonly won: boolean
  readonly points: number
  readonly parts: readonly Part[]
  /** Which player it was; games of earlier versions do not say. */
  readonly seat?: number
}

/** The results in one role. */
export interface RoleResult {
  readonly game: string
  readonly role: string
  readonly rounds: number
  readonly won: number
}

const NAME = 'evening'
const MOST = 200 // games

let games = $state.raw<readonly Played[]>(read())

function read(): readonly Played[] {
  try {
    const found: unknown = JSON.parse(stored(NAME) ?? '[]')
    return Array.isArray(found)
      ? (found as (Played | null)[]).filter((one): one is Played => typeof one?.record === 'string' && Array.isArray(one.parts))
      : []
  } catch {
    return []
  }
}

/** The games, the last one first. */
export function played(): readonly Played[] {
  return games
}

/** The seat that was played from this browser; null if that is not known. */
export function ownSeat(record: string): number | null {
  return games.find((one) => one.record === record)?.seat ?? null
}

/** Remembers a game once; returns whether it was new. */
export function remember(one: Played): boolean {
  if (games.some(({ record }) => record === one.record)) return false
  games = [one, ...games].slice(0, MOST)
  store(NAME, JSON.stringify(games))
  return true
}

/** Forgets everything. */
export function forgetAll(): void {
  games = []
  forget(NAME)
  void forgetPastGames()
}

/** A finished game as its player remembers it; null while it goes on, or for somebody who only watched. */
export function asPlayed(
  table: TableSeen,
  game: Pick<Game, 'view' | 'scores' | 'wentWell'>,
  ends: readonly RoundEnd[],
  me: number | null,
  at: number,
): Played | null {
  const winners = game.view?.winners
  if (me === null || !winners || !table.record) return null
  const parts = ends.flatMap((end) => {
    const role = end.roles.get(me)
    return role ? [{ role, won: game.wentWell(end, me) }] : []
  })
  const points = game.scores?.[me] ?? 0
  const won = winners.includes(me)
  return { record: table.record, at, game: table.game, players: table.seats.length, won, points, parts, seat: me }
}

/** Results by role, over all games. */
export function byRole(all: readonly Played[]): RoleResult[] {
  const results = new Map<string, { game: string; role: string; rounds: number; won: number }>()
  for (const { game, parts } of all) {
    for (const { role, won } of parts) {
      const one = results.get(`${game} ${role}`) ?? { game, role, rounds: 0, won: 0 }
      one.rounds += 1
      one.won += Number(won)
      results.set(`${game} ${role}`, one)
    }
  }
  return [...results.values()].sort((a, b) => a.game.localeCompare(b.game) || a.role.localeCompare(b.role))
}
