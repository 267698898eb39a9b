// How this browser's owner likes to play; remembered from one game to the next.
import { storeObject, storedObject } from '../storage'
import type { GameOffered, OptionOffered, Settings } from '../protocol'
import { FIRST_GAME, GAMES } from '../games'
import type { QuickOptions } from '../games/game'
import { PLAIN } from './offers'

export interface QuickWishes {
  game: string
  level: string
  character: string
  /** By game. */
  options: Record<string, QuickOptions>
}

// What Play now deals by default.
const QUICK: QuickWishes = {
  game: FIRST_GAME.name,
  level: 'digger',
  character: PLAIN,
  options: Object.fromEntries(GAMES.map(({ name, quick }) => [name, quick])),
}

export function quickWishes(): QuickWishes {
  const wishes = storedObject('play-now', QUICK)
  const bundled = Object.entries(QUICK.options).map(([game, plain]) => [game, { ...plain, ...wishes.options[game] }])
  const options = { ...wishes.options, ...Object.fromEntries(bundled) }
  return { ...wishes, game: wishes.game in options ? wishes.game : QUICK.game, options }
}

/** What Play now deals of a game that is not in the bundle: what the server offers first. */
export function quickOptions(offered: GameOffered | null): QuickOptions {
  const first = (name: string): unknown => offered?.options.find((option) => option.name === name)?.default
  const [players, rounds] = [first('players'), first('rounds')]
  return { players: typeof players === 'number' ? players : 3, ...(typeof rounds === 'number' ? { rounds } : {}) }
}

/** Remembers what was chosen on the first page; a new table with friends begins with what was changed there, too. */
export function rememberQuick(wishes: QuickWishes): void {
  const { game } = wishes
  const changed = changesBetween<object>(quickWishes().options[game] ?? {}, wishes.options[game] ?? {})
  if (Object.keys(changed).length) storeObject(`options.${game}`, { ...likedOptions(game), ...changed })
  storeObject('play-now', wishes)
}

/** Everything that can be chosen about a table. */
export interface TableWishes {
  game: string
  title: string
  options: Record<string, unknown>
  settings: Settings
}

/** The options of a game as the book has them, changed by those of `liked` that can still be chosen. The box stays. */
export function startingOptions(offered: readonly OptionOffered[], liked: Record<string, unknown>): Record<string, unknown> {
  const chosen = offered.filter(({ kind }) => kind !== 'file')
  return Object.fromEntries(
    chosen.map((option) => [option.name, isAllowed(option, liked[option.name]) ? liked[option.name] : (option.default ?? null)]),
  )
}

function isAllowed(option: OptionOffered, value: unknown): boolean {
  switch (option.kind) {
    case 'number':
      return typeof value === 'number' && value >= (option.least ?? value) && value <= (option.most ?? value)
    case 'flag':
      return typeof value === 'boolean'
    case 'choice':
      return typeof value === 'string' && (option.choices ?? []).includes(value)
    default:
      return false // a seat belongs to one table only
  }
}

/** The settings with which tables begin, changed by those that were chosen before. */
export function startingSettings(plain: Settings): Settings {
  return { ...plain, ...pick(storedObject<Partial<Settings>>('settings', {}), Object.keys(plain)) }
}

const PACE = 1_000 // milliseconds, as tables begin

/** How long bots wait before their moves show, in milliseconds: with it games of Play now and tables with friends begin. */
export function likedPace(): number {
  const { pace } = storedObject<{ pace?: unknown }>('settings', {})
  return typeof pace === 'number' ? pace : PACE
}

export function rememberPace(pace: number): void {
  storeObject('settings', { ...storedObject('settings', {}), pace })
}

export function likedOptions(game: string): Record<string, unknown> {
  return storedObject(`options.${game}`, {})
}

/** Remembers a table for the next one, and its game for the first page. The pace of its bots is about this table; the liked one is chosen in the settings. */
export function rememberTable(table: TableWishes): void {
  storeObject('play-now', { ...quickWishes(), game: table.game })
  storeObject(`options.${table.game}`, table.options)
  storeObject('settings', { ...table.settings, pace: likedPace() })
}

function pick<T extends object>(from: T, names: readonly string[]): Partial<T> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name))) as Partial<T>
}

/** What differs, for a command that says only what changes. */
export function changesBetween<T extends object>(before: T, after: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(before[name as keyof T]) !== JSON.stringify(value)),
  ) as Partial<T>
}
