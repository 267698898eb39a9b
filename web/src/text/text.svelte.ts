// Every word on the page: `t('play-now')`, `t('open-tables-free', { count: 2 })`.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import all from 'texts:all'
import { store, stored } from '../storage'
import { glued } from './glued'

export type Args = Record<string, FluentVariable>

/** The available languages, each by its own name. */
export const LANGUAGES: readonly { code: string; name: string }[] = Object.entries(all).map(([code, { name }]) => ({
  code,
  name,
}))

let bundle = $state.raw(new FluentBundle('en'))

/** The texts of games that are not in the page's bundle; each has a bundle of its own, since its ids can be any. */
let gameBundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map())
const gameSources = new Map<string, (language: string) => Promise<string>>()

/** The language that is shown. */
export function language(): string {
  return bundle.locales[0]!
}

/** The first of the preferred languages that is available; English if none is. */
export function choose(wished: readonly string[], offered: readonly string[]): string {
  for (const wish of wished) {
    const code = wish.toLowerCase().split('-')[0]!
    if (offered.includes(code)) return code
  }
  return 'en'
}

/** A bundle of texts; throws when a text cannot be read. */
export function makeBundle(code: string, ...texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false, ...(code === 'en' ? {} : { transform: glued }) })
  const troubles = texts.flatMap((text) => made.addResource(read(text)))
  if (troubles[0]) throw troubles[0]
  return made
}

const resources = new Map<string, FluentResource>()

/** What Fluent reads in a text: once, though a bundle is made again whenever another part of the texts comes. */
function read(text: string): FluentResource {
  const made = resources.get(text) ?? new FluentResource(text)
  resources.set(text, made)
  return made
}

/** The parts of the texts that are loaded when they are needed, by name: `lessons`, `lobby`, or of a game. */
const brought = new Map<string, Promise<void>>()
let wished = 'en'
let latest: Promise<void> = Promise.resolve()

/** Loads a language and shows it from now on. */
export async function speak(code: string): Promise<void> {
  const offered = all[code]
  if (!offered) return
  wished = code
  const mine: Promise<void> = load(code, offered, () => latest === mine)
  latest = mine
  for (let shown = mine; ; shown = latest) {
    await shown
    if (shown === latest) return // else a later call shows what this one has loaded
  }
}

async function load(code: string, offered: (typeof all)[string], isLatest: () => boolean): Promise<void> {
  const games = Promise.all(
    Array.from(gameSources, async ([name, load]) => [name, makeBundle(code, await load(code).catch(() => ''))] as const),
  )
  const parts = await Promise.all([offered.load(), ...Array.from(brought.keys(), (name) => offered.later[name]!())])
  const loaded = new Map(await games)
  if (!isLatest()) return
  gameBundles = loaded
  bundle = makeBundle(code, ...parts.map((part) => part.default))
}

/** Loads a part of the texts; it stays, in every language that is shown later. */
export function bringTexts(name: string): Promise<void> {
  const begun = brought.get(name)
  if (begun) return begun
  brought.set(name, Promise.resolve())
  const made = speak(wished).catch((error: unknown) => {
    brought.delete(name)
    throw error
  })
  brought.set(name, made)
  return made
}

/** Loads a part of the page with the texts that only it needs. */
export async function withTexts<M>(part: Promise<M>, ...names: readonly string[]): Promise<M> {
  const [module] = await Promise.all([part, ...names.map(bringTexts)])
  return module
}

/** Loads the texts of a game that is not in the page's bundle, in every language that is shown from now on. */
export async function bringGameTexts(game: string, load: (language: string) => Promise<string>): Promise<void> {
  if (gameSources.has(game)) return
  gameSources.set(game, load)
  await speak(wished)
}

/** A number that looks the same in every language. A browser's first `Intl.NumberFormat` takes longer than all texts of a table. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

/** Arguments for Fluent, in which no small number needs `Intl`. */
export function withSmallNumbers(args: Args | undefined): Args | undefined {
  if (!args) return undefined
  const isSmall = (value: FluentVariable): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isSmall(value) ? new SmallNumber(value) : value]))
}

/** A text of a game that is not in the page's bundle; null if it has no such text. */
export function gameText(game: string, id: string, args?: Args): string | null {
  const texts = gameBundles.get(game)
  const pattern = texts?.getMessage(id)?.value
  return texts && pattern ? texts.formatPattern(pattern, withSmallNumbers(args), []) : null
}

/** Shows a language, and remembers it in this browser. */
export async function chooseLanguage(code: string): Promise<void> {
  store('language', code)
  noteLanguage(code)
  await speak(code)
}

const YEAR = 365 * 24 * 3600 // seconds

/** Tells the server the chosen language, so that what it says before the first script runs is in the same one. */
function noteLanguage(code: string): void {
  document.cookie = `language=${code}; path=/; max-age=${YEAR}; samesite=lax`
}

/** The language chosen here before, else the browser's. */
export function firstLanguage(): string {
  const before = stored('language')
  if (before) noteLanguage(before)
  return choose(before ? [before, ...navigator.languages] : navigator.languages, Object.keys(all))
}

/** Whether there is such a text, for words made from the server's data. */
export function known(id: string): boolean {
  return bundle.hasMessage(id)
}

/** A text in the reader's language; `id.attribute` names an attribute of a text. */
export function t(id: string, args?: Args): string {
  const [name = '', attribute] = id.split('.')
  const message = bundle.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) {
    console.error(`there is no text ${id} in ${language()}`)
    return id
  }
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, withSmallNumbers(args), errors)
  if (errors.length) console.error(`text ${id}: ${errors.map((error) => error.message).join('; ')}`)
  return text
}

/** A text in the reader's language; null if there is none. */
export function textIfKnown(id: string, args?: Args): string | null {
  return known(id) ? t(id, args) : null
}

/** "Ann, Bob and Cid" in the reader's language. A browser's first `Intl.ListFormat` takes longer than all texts of a table. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? ''
  const args = { first: words.slice(0, -1).join(', '), last: words.at(-1)! }
  return t(words.length === 2 ? 'list-of-two' : 'list-of-more', args)
}
