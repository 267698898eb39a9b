// Every language says the same things: the same texts, attributes and placeholders, and nothing that cannot be read.
import { FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { commonFiles, filesOf, gameFiles, games, languages, squeeze } from '../../build/texts'
import { glued } from '../../src/text/glued'
import { choose, listed, makeBundle, speak, withSmallNumbers } from '../../src/text/text.svelte'
import type { Code } from '../../src/protocol'

const PROJECT = new URL('../../..', import.meta.url).pathname
const ENGLISH = 'en'
const OTHERS = languages(PROJECT).filter((language) => language !== ENGLISH)

const read = (files: readonly string[]): string => files.map((file) => readFileSync(file, 'utf8')).join('\n')
const textOf = (language: string): string => read(filesOf(PROJECT, language))
/** What is known of a game before it is loaded. */
const offers = (): string[] => filesOf(PROJECT, ENGLISH).filter((file) => basename(file) === 'offer.ftl')

type Shape = Record<string, string[]>

/** The names of all placeholders anywhere in a part of a parsed text, also of those in texts that it refers to. */
function placeholders(part: unknown, texts: ReadonlyMap<string, unknown>): string[] {
  if (typeof part !== 'object' || part === null) return []
  const { type, name } = part as { type?: string; name?: string }
  const own = type === 'var' ? [name!] : type === 'mesg' ? placeholders(texts.get(name!), texts) : []
  return [...own, ...Object.values(part).flatMap((inner) => placeholders(inner, texts))]
}

/** Each text and attribute with the placeholders that it uses. */
function shapeOf(text: string): Shape {
  const { body } = new FluentResource(text)
  const texts = new Map<string, unknown>(body.map(({ id, value }) => [id, value]))
  const shape: Shape = {}
  for (const { id, value, attributes } of body) {
    for (const [name, part] of Object.entries({ '': value, ...attributes })) {
      if (part !== null) shape[name ? `${id}.${name}` : id] = [...new Set(placeholders(part, texts))].sort()
    }
  }
  return shape
}

interface Select {
  selector: { name?: string }
  variants: { key: { type: 'str' | 'num'; value: string | number }; value: unknown }[]
}

const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Every choice by a number's plural form anywhere in a part of a parsed text; `*[other]` alone is not one. */
function plurals(part: unknown): Select[] {
  if (typeof part !== 'object' || part === null) return []
  const inner = Object.values(part).flatMap(plurals)
  if ((part as { type?: string }).type !== 'select') return inner
  const select = part as Select
  const counts = formsOf(select).some((form) => form !== 'other')
  return counts ? [select, ...inner] : inner
}

function formsOf({ variants }: Select): string[] {
  return variants.map(({ key }) => String(key.value)).filter((key) => PLURALS.includes(key))
}

/** The plural forms that whole numbers take in a language, each with how many of the first 200 take it. */
function formsIn(language: string): Map<string, number> {
  const rules = new Intl.PluralRules(language)
  const forms = new Map<string, number>()
  for (let number = 0; number < 200; number++) {
    const form = rules.select(number)
    forms.set(form, (forms.get(form) ?? 0) + 1)
  }
  return forms
}

/** What a language may use or not: the placeholders that a comment names, on top of the file or right above a text. */
function optional(language: string): Shape {
  const named = (comment: string): string[] => [...comment.matchAll(/\$(\w+)/g)].map((found) => found[1]!)
  const shape: Shape = {}
  for (const file of filesOf(PROJECT, language)) {
    const text = readFileSync(file, 'utf8')
    const everywhere = named((text.match(/^###.*$/gm) ?? []).join('\n'))
    for (const [, comment, id] of text.matchAll(/((?:^# .*\n)*)^([a-zA-Z][\w-]*) *=/gm)) {
      shape[id!] = [...everywhere, ...named(comment!)]
    }
  }
  return shape
}

function without(shape: Shape, left: Shape): Shape {
  return Object.fromEntries(
    Object.entries(shape).map(([name, used]) => [name, used.filter((one) => !left[name.split('.')[0]!]?.includes(one))]),
  )
}

test.each(languages(PROJECT))('every line of %s belongs to a text', (language) => {
  for (const file of filesOf(PROJECT, language)) {
    const text = readFileSync(file, 'utf8')
    const written = [...text.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map((found) => found[1])
    const read: string[] = new FluentResource(text).body.map(({ id }) => id)
    expect(read, basename(file)).toEqual(written)
    expect(text, basename(file)).not.toMatch(/\t/)
  }
})

test.each(languages(PROJECT))('no text of %s is written twice', (language) => {
  const ids: string[] = new FluentResource(textOf(language)).body.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([])
})

test.each(OTHERS)('%s has the texts of English, with the same placeholders', (language) => {
  const left = optional(ENGLISH)
  const own = without(shapeOf(textOf(language)), left)
  const english = without(shapeOf(textOf(ENGLISH)), left)
  expect(
    Object.keys(english).filter((id) => !own[id]),
    'missing',
  ).toEqual([])
  expect(
    Object.keys(own).filter((id) => !english[id]),
    'not in English',
  ).toEqual([])
  expect(own).toEqual(english)
})

test.each(OTHERS)('%s has the files of English', (language) => {
  expect(filesOf(PROJECT, language).map((file) => basename(file))).toEqual(filesOf(PROJECT, ENGLISH).map((file) => basename(file)))
})

test.each(languages(PROJECT))('every text of %s can be said', (language) => {
  const text = textOf(language)
  const bundle = makeBundle(language, text)
  for (const [name, wanted] of Object.entries(shapeOf(text))) {
    const [id = '', attribute] = name.split('.')
    if (id.startsWith('-')) continue
    const message = bundle.getMessage(id)!
    const pattern = attribute ? message.attributes[attribute]! : message.value!
    const errors: Error[] = []
    bundle.formatPattern(pattern, Object.fromEntries(wanted.map((one) => [one, 2])), errors)
    expect(errors, name).toEqual([])
  }
})

test('whole numbers take as many forms as grammars say', () => {
  const sorted = (language: string): string[] => [...formsIn(language).keys()].sort()
  expect(sorted('en')).toEqual(['one', 'other'])
  expect(sorted('pl')).toEqual(['few', 'many', 'one'])
  expect(sorted('cs')).toEqual(['few', 'one', 'other'])
  expect(sorted('ru')).toEqual(['few', 'many', 'one'])
})

test.each(languages(PROJECT))('%s counts in every plural form that it has', (language) => {
  const wanted = [...formsIn(language).keys()].sort()
  const { body } = new FluentResource(textOf(language))
  const counting = body.flatMap(({ id, value, attributes }) => plurals([value, attributes]).map((one) => ({ id, one })))
  expect(counting.length).toBeGreaterThan(20)
  const real: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories // also those of fractions
  for (const { id, one } of counting) {
    const forms = formsOf(one)
    expect(
      wanted.filter((form) => !forms.includes(form)),
      `${id} lacks`,
    ).toEqual([])
    expect(
      forms.filter((form) => !real.includes(form)),
      `${id} has in vain`,
    ).toEqual([])
  }
})

test.each(languages(PROJECT))('a form of %s that many numbers take says the number', (language) => {
  const forms = formsIn(language)
  const { body } = new FluentResource(textOf(language))
  const texts = new Map<string, unknown>(body.map(({ id, value }) => [id, value]))
  const silent = body.flatMap(({ id, value, attributes }) =>
    plurals([value, attributes]).flatMap(({ selector, variants }) =>
      variants
        .filter(({ key }) => (forms.get(String(key.value)) ?? 0) > 1)
        .filter((variant) => !placeholders(variant.value, texts).includes(selector.name!))
        .map(({ key }) => `${id} [${key.value}]`),
    ),
  )
  expect(silent).toEqual([])
})

test('leaving out comments and empty lines loses no text', () => {
  for (const language of languages(PROJECT)) {
    expect(shapeOf(squeeze(textOf(language)))).toEqual(shapeOf(textOf(language)))
  }
})

test('every code with which the server refuses has words', () => {
  const source = readFileSync(new URL('../../src/protocol.ts', import.meta.url), 'utf8')
  const listed = /export type Code =([^]*?)\n\n/.exec(source)![1]!
  const codes = [...listed.matchAll(/'(\w+)'/g)].map((found) => found[1] as Code)
  expect(codes.length).toBeGreaterThan(40)
  const english = shapeOf(textOf(ENGLISH))
  expect(codes.filter((code) => !english[`refusal-${code.replaceAll('_', '-')}`])).toEqual([])
})

const SOURCES: Record<string, string> = {
  ...import.meta.glob<string>('../../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../src/pyrite/**/*.py', { query: '?raw', import: 'default', eager: true }),
}

/** How the ids begin that are put together from a game's words, such as `option-${name}-hint`. */
const MADE = [
  'card', 'clock', 'do', 'event', 'forest', 'forest-card', 'forest-do', 'forest-move', 'forest-other', 'forest-step', 'game', 'goal-hidden',
  'happened', 'home-title', 'hindsight-lines', 'hindsight-looked', 'hindsight-turning', 'illegal', 'lesson', 'lessons', 'level', 'mark', 'mines-event', 'move', 'option', 'phrase', 'player-marked', 'prompt',
  'refusal', 'reveal-text', 'reveal-title', 'role', 'role-you-are', 'rules-mark', 'scoring-nobody', 'scoring-side', 'settings-cards', 'settings-colours',
  'settings-motion', 'side', 'status',
  'talk-pick', 'temper', 'theme',
] // prettier-ignore

/** What may stand for a blank in an id: one word, or several if something is called to make them. */
const filling = (blank: string): string => (/\(|(\b|\{)(id|kind|name|game)\}$/.test(blank) ? '[\\w-]+' : '\\w+')

/** The patterns of the ids that the sources put together: of `a-${b}-c` in TypeScript, of f"a-{b}-c" in Python. */
function madeIds(): Map<string, RegExp[]> {
  const made = new Map<string, RegExp[]>(MADE.map((beginning) => [beginning, []]))
  for (const [file, source] of Object.entries(SOURCES)) {
    const whole = file.endsWith('.py') ? /\bf"([a-z-]+)-(\{[^"]*)"/g : /`([a-z-]+)-(\$\{[^`]*)`/g
    for (const [, beginning, rest] of source.matchAll(whole)) {
      const pattern = rest!.replace(/\$?\{[^}]*(\}|$)/g, filling)
      if (/^[\w\-[\]\\+]+$/.test(pattern)) made.get(beginning!)?.push(new RegExp(`^${beginning}-${pattern}$`))
    }
  }
  return made
}

/** The texts that a source may name: those that every page has, and in a game's folder also the game's own. */
const TEXTS: ReadonlyMap<string | undefined, Shape> = new Map(
  [undefined, ...games(PROJECT)].map((game) => {
    const own = game ? gameFiles(PROJECT, game, ENGLISH) : []
    return [game, shapeOf(read([...commonFiles(PROJECT, ENGLISH), ...offers(), ...own]))]
  }),
)
const gameOf = (file: string): string | undefined => games(PROJECT).find((name) => file.includes(`/src/games/${name}/`))

test('every text that the page names exists, and no source names one of a game that is not its own', () => {
  const missing = Object.entries(SOURCES).flatMap(([file, source]) => {
    const known = TEXTS.get(gameOf(file))!
    return [...source.matchAll(/\bt\('([\w.-]+)'/g)].filter((found) => !known[found[1]!]).map((found) => `${file}: ${found[1]}`)
  })
  expect(missing).toEqual([])
})

test('the list of ids that are put together names no beginning in vain', () => {
  expect([...madeIds()].filter(([, patterns]) => patterns.length === 0).map(([beginning]) => beginning)).toEqual([])
})

test('every text is used: named in a source, put together there, or part of another text', () => {
  const { body } = new FluentResource(textOf(ENGLISH))
  const named = new Set<string>()
  for (const source of Object.values(SOURCES)) {
    for (const [, id] of source.matchAll(/['"`]([a-z][\w-]*)(?:\.[\w-]+)?['"`]/g)) named.add(id!)
  }
  for (const [, id] of textOf(ENGLISH).matchAll(/\{ ([a-z][\w-]*) \}/g)) named.add(id!)
  const patterns = [...madeIds().values()].flat()
  const unused = body.map(({ id }) => id as string).filter((id) => !named.has(id) && !patterns.some((pattern) => pattern.test(id)))
  expect(unused).toEqual([])
})

test('the first wished language that there is, is spoken', () => {
  expect(choose(['pl-PL', 'en'], ['en', 'pl'])).toBe('pl')
  expect(choose(['de', 'en-GB'], ['en', 'pl'])).toBe('en')
  expect(choose(['de'], ['en', 'pl'])).toBe('en')
})

test('a word of one letter stays with the next one in Polish, Czech and Russian', () => {
  expect(glued('Karty z ręki i w stosie')).toBe('Karty z\u00a0ręki i\u00a0w\u00a0stosie')
  expect(makeBundle('en', 'a = I am a miner').formatPattern(makeBundle('en', 'a = I am a miner').getMessage('a')!.value!)).toBe(
    'I am a miner',
  )
  expect(makeBundle('cs', 'a = v { $x }').formatPattern(makeBundle('cs', 'a = v { $x }').getMessage('a')!.value!, { x: 'dole' })).toBe(
    'v\u00a0dole',
  )
})

test('a short part of a word stays with the rest at its hyphen', () => {
  expect(glued('Уйти из-за стола')).toBe('Уйти из-\u2060за стола')
  expect(glued('какой-то гном-вредитель, что-нибудь')).toBe('какой-\u2060то гном-вредитель, что-\u2060нибудь')
})

test('a number stays with its unit and its sign, and a dash with the word before it', () => {
  const said = (text: string) => {
    const made = makeBundle('cs', `a = ${text}`)
    return made.formatPattern(made.getMessage('a')!.value!, { x: 5 })
  }
  expect(said('Za { $x } s začne hrát bot')).toBe('Za 5\u00a0s\u00a0začne hrát bot')
  expect(said('{ $x } % → 7 %')).toBe('5\u00a0% → 7\u00a0%')
  expect(said('Modrý trpaslík č. { $x }')).toBe('Modrý trpaslík č.\u00a05')
  expect(said('Карты — в телефонах')).toBe('Карты\u00a0— в\u00a0телефонах')
  expect(said('pro 3–10 hráčů')).toBe('pro 3–\u206010 hráčů')
  expect(said('zlato × { $x }')).toBe('zlato\u00a0×\u00a05')
  expect(said('{ $x } sekund')).toBe('5 sekund')
})

test('the last name of a list stays with the word before it', async () => {
  await speak('cs')
  expect(listed(['Ann', 'Bob', 'Cid'])).toBe('Ann, Bob a\u00a0Cid')
  await speak('en')
})

test('a small number needs no format of the browser, takes the right plural, and a large one is still grouped', () => {
  const texts = makeBundle('pl', 'cards = { $count } { $count ->\n    [one] karta\n    [few] karty\n   *[many] kart\n}')
  const said = (count: number) => texts.formatPattern(texts.getMessage('cards')!.value!, withSmallNumbers({ count }))
  expect([1, 3, 5, 999].map(said)).toEqual(['1 karta', '3 karty', '5 kart', '999 kart'])
  expect(said(12345)).toBe('12\u00a0345 kart')
  expect(said(0.5)).toMatch(/^0,5 /)
})

test('a list of nobody and of one needs no words between them', () => {
  const names = ['Ann', 'Bob', 'Cid']
  expect([0, 1, 2, 3].map((count) => listed(names.slice(0, count)))).toEqual(['', 'Ann', 'Ann and Bob', 'Ann, Bob, and Cid'])
})
