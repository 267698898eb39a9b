// How this browser's owner likes to play; remembered from one game to the next.
import { keepObject, keptObject } from '../keeping'
import type { NewTable, OptionOffered, Settings } from '../protocol'

export interface QuickWishes {
  players: number
  rounds: number
  level: string
  edition: string
}

/** What Play now deals if nothing else was ever chosen. */
export function quickWishes(): QuickWishes {
  return keptObject('quick', { players: 5, rounds: 3, level: 'digger', edition: 'revised' })
}

export function rememberQuick(wishes: QuickWishes): void {
  keepObject('quick', wishes)
}

/** Everything that can be chosen about a table. */
export interface TableWishes {
  title: string
  options: Record<string, unknown>
  settings: Settings
}

/** The options of a game as the book has them, changed by those of `liked` that can still be chosen. */
export function startingOptions(offered: readonly OptionOffered[], liked: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    offered.map((option) => [option.name, isAllowed(option, liked[option.name]) ? liked[option.name] : (option.default ?? null)]),
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
      return false // a seat or a box belongs to one table only
  }
}

/** The settings with which tables begin, changed by those that were chosen before. */
export function startingSettings(plain: Settings): Settings {
  return { ...plain, ...pick(keptObject<Partial<Settings>>('settings', {}), Object.keys(plain)) }
}

export function likedOptions(game: string): Record<string, unknown> {
  return keptObject(`options.${game}`, {})
}

export function rememberTable(table: Pick<NewTable, 'game'> & TableWishes): void {
  keepObject(`options.${table.game}`, table.options)
  keepObject('settings', table.settings)
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
