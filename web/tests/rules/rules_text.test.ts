// The rules as the page reads them, and what leads to them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLine, readRules, withTitles } from '../../build/markdown'
import { optionTitle } from '../../build/texts'
import * as lostMines from '../../src/games/lost-mines/rules'
import * as saboteur from '../../src/games/saboteur/rules'
import { isOfNumbers, pathOf, plain, type Rules } from '../../src/rules/rules_text'
import { fold, passages, search, segments, wordsOf } from '../../src/rules/search'

const PAGES = new URL('../../../docs/rules', import.meta.url).pathname

function pages(game: string): Rules[] {
  return readdirSync(PAGES)
    .filter((name) => name.length === 2)
    .map((language) => [language, join(PAGES, language, `${game}.md`)] as const)
    .filter(([language, file]) => language === 'en' || existsSync(file))
    .map(([language, file]) => readRules(readFileSync(file, 'utf8'), language, file))
}

function numbers({ chapters }: Rules): string[] {
  return chapters.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'rule' ? [block.number] : [])))
}

test.each(['saboteur', 'lost-mines'])('every language of %s has the rules of English', (game) => {
  const [english, ...others] = pages(game)
  expect(numbers(english!).length).toBeGreaterThan(40)
  for (const other of others) {
    expect(numbers(other)).toEqual(numbers(english!))
    expect(other.chapters.map(({ id }) => id)).toEqual(english!.chapters.map(({ id }) => id))
  }
})

test.each(['saboteur', 'lost-mines'])('the rules of %s begin with the game, and how they are written is said after all of them', (game) => {
  for (const { chapters, language } of pages(game)) {
    const written = chapters.findLastIndex(({ number }) => number !== null) + 1
    const said = (from: number, to: number): string =>
      JSON.stringify(chapters.slice(from, to).flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'text')))
    expect(said(0, written), language).not.toMatch(/\(\d|\bN\b|"mark"/)
    expect(JSON.stringify(chapters.slice(0, written)), language).not.toMatch(/\(-?\d+,-?\d|\b0, 1, 2\b/)
    expect(said(written, written + 1), language).toMatch(/\(\d.*\{"mark":"assumed"\}/)
  }
})

test('a line is words, bold words, options, numbers of rules and marks', () => {
  expect(readLine('With **care** see S4.2 or `maps` (assumed).')).toEqual([
    'With ',
    { b: 'care' },
    ' see ',
    { rule: 'S4.2' },
    ' or ',
    { code: 'maps' },
    ' ',
    { mark: 'assumed' },
    '.',
  ])
  expect(readLine('A side (S) and NESW')).toEqual(['A side (S) and NESW'])
})

test('options have the titles of the form of a new table, in every language', () => {
  const project = new URL('../../..', import.meta.url).pathname
  const options = ['saboteur', 'lost-mines'].flatMap(pages).flatMap((rules) => {
    const titled = JSON.stringify(withTitles(rules, (option) => optionTitle(project, rules.language, option)))
    expect(titled).not.toMatch(/"code":"\w*_\w*"/)
    return Array.from(titled.matchAll(/"option":"([^"]+)"/g), ([, title]) => title)
  })
  expect(options).toContain('No leftover role card')
  expect(options).toContain('Bez odłożonej karty')
  expect(options).toHaveLength(4 * 6)
})

test('what is in no known form is an error that names the line', () => {
  expect(() => readRules('# T\n\n## S1 A\n- S1.1 no title\n', 'en', 'x.md')).toThrow('x.md:4')
  expect(() => readRules('no title\n', 'en', 'x.md')).toThrow('x.md')
})

const SMALL = readRules(
  '# T\n\nŻółw.\n\n## S1 A\n- S1.1 **First.** The ladder.\n![A ladder](example:S1.1)\n- S1.2 **Second.** Łódź.\n',
  'pl',
  'x.md',
)

test('a search finds words without their accents and capitals, and numbers', () => {
  const count = (query: string): number => search(SMALL.chapters, wordsOf(query)).count
  expect([count('zolw'), count('LODZ'), count('s1.2'), count('ladder first'), count('s1'), count('nowhere')]).toEqual([1, 1, 1, 1, 2, 0])
  expect(search(SMALL.chapters, ['ladder']).chapters).toHaveLength(1)
})

test('a table belongs to the rule above it, and stays a table on a phone if it has numbers alone', () => {
  const rows = '| a | 3 |\n| --- | --- |\n| b | 1 |\n'
  const { chapters } = readRules(
    `# T\n\n## S1 A\n- S1.1 **First.** See.\n\n${rows}\n- S1.2 **Second.** So.\n\n## End\n\n${rows}`,
    'en',
    'x.md',
  )
  expect(chapters.slice(1).map((chapter) => passages(chapter).map((passage) => passage.map(({ kind }) => kind)))).toEqual([
    [['rule', 'table'], ['rule']],
    [['table']],
  ])
  expect(isOfNumbers([['b', '1'].map((cell) => readLine(cell))])).toBe(true)
  expect(isOfNumbers([['b', 'required'].map((cell) => readLine(cell))])).toBe(false)
})

test('an example belongs to its rule', () => {
  expect(passages(SMALL.chapters[1]!).map((passage) => passage.map(({ kind }) => kind))).toEqual([['rule', 'example'], ['rule']])
})

test('what was found is marked in the text as it is written', () => {
  expect(fold('Ёлка, Łódź, příliš')).toBe('елка, lodz, prilis')
  expect(segments('Łódź i łódka', ['lod'])).toEqual([
    { text: 'Łód', hit: true },
    { text: 'ź i ', hit: false },
    { text: 'łód', hit: true },
    { text: 'ka', hit: false },
  ])
})

test('prompts lead to rules that exist', () => {
  const all = new Set(['saboteur', 'lost-mines'].flatMap((game) => numbers(pages(game)[0]!)))
  expect([...saboteur.PROMPT_RULES, ...lostMines.PROMPT_RULES].filter((rule) => !all.has(rule))).toEqual([])
  expect(saboteur.ruleFor('turn', null)).toBe('S3.1')
  expect(saboteur.ruleFor('turn', 'mendPL')).toBe('S5.3')
  expect(lostMines.ruleFor('turn', 'NES-lake')).toBe('L4.4')
  expect(lostMines.ruleFor('walk', 'NES')).toBe('L6.1')
  expect(lostMines.ruleFor('something else', null)).toBeNull()
})

test('a rule has one address', () => {
  expect(pathOf('S4.2')).toBe('/rules/saboteur#S4.2')
  expect(pathOf('L7')).toBe('/rules/lost-mines#L7')
  expect(plain(readLine('See S4.2 (assumed) **now**'))).toBe('See S4.2  now')
})
