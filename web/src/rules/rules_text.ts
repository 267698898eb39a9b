// The rules of a game as the page shows them: what the build makes of docs/rules/*/*.md.
import { gameOfRule } from '../games'

/** A piece of a line: words, bold words, the title of an option, a name for programs, the number of a rule, or a mark of what is ours. */
export type Piece = string | { b: string } | { option: string } | { code: string } | { rule: string } | { mark: Mark }
export type Mark = 'assumed' | 'R'
export type Line = readonly Piece[]

export type Block =
  | { kind: 'rule'; number: string; title: string; text: Line }
  | { kind: 'text'; text: Line }
  | { kind: 'example'; name: string; caption: Line }
  | { kind: 'box'; group: string; title: string }
  | { kind: 'table'; head: readonly Line[]; rows: readonly (readonly Line[])[] }

/** A chapter; what comes before the first one has neither number nor title. */
export interface Chapter {
  /** The anchor: the number, or `part-1` and so on. */
  readonly id: string
  readonly number: string | null
  readonly title: string
  readonly blocks: readonly Block[]
}

export interface Rules {
  readonly title: string
  readonly language: string
  readonly chapters: readonly Chapter[]
}

/** The address of a rule. */
export function pathOf(rule: string): string {
  return `/rules/${gameOfRule(rule)?.name}#${rule}`
}

/** A line as plain words; marks are left out. */
export function plain(line: Line): string {
  return line.map((piece) => (typeof piece === 'string' ? piece : 'mark' in piece ? '' : Object.values(piece).join(''))).join('')
}

/** Whether a table has numbers alone, beside its heads: it stays a table where there is little room. */
export function isOfNumbers(rows: readonly (readonly Line[])[]): boolean {
  return rows.every(([, ...cells]) => cells.every((cell) => /^\d+$/.test(plain(cell))))
}
