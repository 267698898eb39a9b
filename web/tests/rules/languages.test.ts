// The rules say the same in every language, line by line: numbers, marks, options, pictures, tables and figures.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { games, languages } from '../../build/texts'

const PAGES = new URL('../../../docs/rules', import.meta.url).pathname
const PROJECT = new URL('../../..', import.meta.url).pathname
const OTHERS = languages(PROJECT).filter((language) => language !== 'en')

const linesOf = (language: string, game: string): string[] => readFileSync(join(PAGES, language, `${game}.md`), 'utf8').split('\n')

const all = (line: string, what: RegExp): string[] => [...line.matchAll(what)].map(([found]) => found).sort()

/** What a line has that no translation changes. */
function frame(line: string): object {
  return {
    begins: /^(- [SL][\d.]+ \*\*[^*]+\.\*\* |## [SL]\d+ |## |# |!\[[^\]]+\](?=\()|\| )?/
      .exec(line)![0]
      .replace(/\*\*[^*]+\*\*|\[[^\]]+\]/, '…'),
    leads: all(line, /\]\((example|box):[\w.-]+\)$/g),
    rules: all(line, /\b[SL]\d+(\.\d+)?\b/g),
    marks: all(line, /\((assumed|R)\)/g),
    names: all(line, /`[^`]+`/g),
    figures: all(line, /\d+/g),
    openings: all(line, /\b[NESW]{2,4}\b/g),
    columns: line.startsWith('|') ? line.split('|').length : 0,
    empty: line.trim() === '',
  }
}

test.each(games(PROJECT).flatMap((game) => OTHERS.map((language) => [game, language] as const)))(
  '%s is all there in %s',
  (game, language) => {
    expect(existsSync(join(PAGES, language, `${game}.md`))).toBe(true)
    const english = linesOf('en', game)
    const own = linesOf(language, game)
    for (const [at, line] of english.entries()) expect(frame(own[at] ?? ''), `${language}/${game}.md:${at + 1}`).toEqual(frame(line))
    expect(own).toHaveLength(english.length)
  },
)
