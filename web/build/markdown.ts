// Reads docs/rules/*/*.md, in the form that docs/rules/README.md describes; anything else is an error that names its line.
import type { Block, Chapter, Line, Piece, Rules } from '../src/rules/rules_text.ts'

const NUMBER = /\b[SL]\d{1,2}(?:\.\d{1,2})?\b/
const PIECES = new RegExp(`\\*\\*(.+?)\\*\\*|\`([^\`]+)\`|\\((assumed|R)\\)|(${NUMBER.source})`, 'g')

/** The pieces of a line. */
export function readLine(text: string): Line {
  const pieces: Piece[] = []
  let from = 0
  for (const found of text.matchAll(PIECES)) {
    if (found.index > from) pieces.push(text.slice(from, found.index))
    const [all, bold, code, mark, rule] = found
    if (bold) pieces.push({ b: bold })
    else if (code) pieces.push({ code })
    else if (mark) pieces.push({ mark: mark as 'assumed' | 'R' })
    else pieces.push({ rule: rule! })
    from = found.index + all.length
  }
  if (from < text.length) pieces.push(text.slice(from))
  return pieces
}

function cells(line: string): Line[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => readLine(cell.trim()))
}

/** A line that is no heading and no row of a table. */
function readBlock(line: string): Block {
  const rule = /^- ([SL]\d+\.\d+) \*\*(.+?)[.:]?\*\* (.+)$/.exec(line)
  if (rule) return { kind: 'rule', number: rule[1]!, title: rule[2]!, text: readLine(rule[3]!) }
  const example = /^!\[(.+)\]\(example:([\w.-]+)\)$/.exec(line)
  if (example) return { kind: 'example', name: example[2]!, caption: readLine(example[1]!) }
  const box = /^!\[(.+)\]\(box:([\w-]+)\)$/.exec(line)
  if (box) return { kind: 'box', group: box[2]!, title: box[1]! }
  if (/^(- |!\[|#|> |\* )/.test(line)) throw new Error('is in no form that docs/rules/README.md knows')
  return { kind: 'text', text: readLine(line) }
}

function readTable(rows: readonly string[]): Block {
  if (rows.length < 3 || !/^[|\s-]+$/.test(rows[1]!)) throw new Error('begins a table without a head')
  return { kind: 'table', head: cells(rows[0]!), rows: rows.slice(2).map(cells) }
}

/** The rules with the titles of options in place of their names. */
export function withTitles(rules: Rules, titleOf: (option: string) => string | null): Rules {
  const titled = (_: string, piece: { code?: string } | null): unknown => {
    const title = piece?.code === undefined ? null : titleOf(piece.code)
    return title === null ? piece : { option: title }
  }
  return JSON.parse(JSON.stringify(rules, titled)) as Rules
}

/** A file of rules; `name` is for messages. */
export function readRules(text: string, language: string, name: string): Rules {
  const lines = text.split('\n').map((line) => line.trimEnd())
  const title = /^# (.+)$/.exec(lines[0] ?? '')?.[1]
  if (!title) throw new Error(`${name}: the first line is the title, "# …"`)
  const chapters: { id: string; number: string | null; title: string; blocks: Block[] }[] = [
    { id: 'top', number: null, title: '', blocks: [] },
  ]
  let parts = 0
  for (let at = 1; at < lines.length; at++) {
    const line = lines[at]!
    if (!line) continue
    try {
      const heading = /^## (?:([SL]\d+) )?(.+)$/.exec(line)
      if (heading) {
        const number = heading[1] ?? null
        chapters.push({ id: number ?? `part-${++parts}`, number, title: heading[2]!, blocks: [] })
      } else if (line.startsWith('|')) {
        const from = at
        while (lines[at + 1]?.startsWith('|')) at++
        chapters.at(-1)!.blocks.push(readTable(lines.slice(from, at + 1)))
      } else chapters.at(-1)!.blocks.push(readBlock(line))
    } catch (error) {
      throw new Error(`${name}:${at + 1}: ${(error as Error).message}: ${line.slice(0, 60)}`)
    }
  }
  return { title, language, chapters: chapters as Chapter[] }
}
