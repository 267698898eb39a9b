import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { PLACES } from '../../src/settings/keys'

type Liking = typeof import('../../src/settings/preferences.svelte')

const kept = new Map<string, string>()
const device = {
  matches: false,
  listeners: [] as (() => void)[],
  addEventListener: (_: string, listener: () => void) => void device.listeners.push(listener),
}
const dataset: Record<string, string> = {}

beforeEach(() => {
  kept.clear()
  device.matches = false
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  })
  vi.stubGlobal('matchMedia', () => device)
  vi.stubGlobal('document', { documentElement: { dataset } })
})

/** The page as it is opened, with what the browser remembers. */
async function opened(): Promise<Liking> {
  vi.resetModules()
  const liking = await import('../../src/settings/preferences.svelte')
  liking.applyPreferences()
  return liking
}

test('what is chosen is shown immediately, and again when the page is opened again', async () => {
  const { setPreference } = await opened()
  expect(dataset).toEqual({ motion: 'full', cards: 'normal', colours: 'normal' })
  setPreference('cards', 'large')
  setPreference('colours', 'red-green')
  expect(dataset).toEqual({ motion: 'full', cards: 'large', colours: 'red-green' })
  const { preferences } = await opened()
  expect(dataset).toEqual({ motion: 'full', cards: 'large', colours: 'red-green' })
  expect(preferences).toMatchObject({ confirm: true, cards: 'large', colours: 'red-green' })
})

test('motion follows the device until it is chosen', async () => {
  const { isStill, setPreference } = await opened()
  expect(isStill()).toBe(false)
  device.matches = true
  device.listeners.forEach((tell) => tell())
  expect(isStill()).toBe(true)
  setPreference('motion', 'full')
  expect(isStill()).toBe(false)
  device.matches = false
  setPreference('motion', 'still')
  expect(isStill()).toBe(true)
})

test('colours are of strong contrast where the device asks for it, until others are chosen', async () => {
  device.matches = true
  const { setPreference } = await opened()
  expect(dataset.colours).toBe('contrast')
  setPreference('colours', 'red-green')
  expect(dataset.colours).toBe('red-green')
})

test('what cannot be chosen is as if never chosen', async () => {
  kept.set('pyrite.likings', JSON.stringify({ confirm: false, motion: 'wild', cards: 7, colours: null }))
  const { preferences } = await opened()
  expect(preferences).toMatchObject({ confirm: false, motion: 'auto', cards: 'normal', colours: 'normal' })
})

test('the pace of the bots is one liking for Play now and for tables', async () => {
  const { likedPace, rememberPace, startingSettings } = await import('../../src/lobby/remembered_choices')
  expect(likedPace()).toBe(1_000)
  kept.set('pyrite.settings', JSON.stringify({ open: true, pace: 2_000 }))
  expect(likedPace()).toBe(2_000)
  rememberPace(0)
  expect(likedPace()).toBe(0)
  expect(startingSettings({ open: false, pace: 1_000 } as Parameters<typeof startingSettings>[0])).toEqual({ open: true, pace: 0 })
})

test('the pace of the bots at one table is not a liking of its host', async () => {
  const { likedPace, rememberPace, rememberTable, startingSettings } = await import('../../src/lobby/remembered_choices')
  rememberPace(2_000)
  const settings = { open: true, pace: 0 } as Parameters<typeof startingSettings>[0]
  rememberTable({ game: 'saboteur', title: '', options: {}, settings })
  expect(likedPace()).toBe(2_000)
  expect(startingSettings({ ...settings, open: false })).toEqual({ open: true, pace: 2_000 })
})

const SOURCES = import.meta.glob<string>('../../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })
const LOOK = new URL('../../src/look/', import.meta.url).pathname
const STYLES = Object.fromEntries(
  readdirSync(LOOK).filter((name) => name.endsWith('.css')).map((name) => [name, readFileSync(LOOK + name, 'utf8')]),
) // prettier-ignore

test('only the settings ask the device about motion', () => {
  expect(Object.keys(STYLES)).toContain('tokens.css')
  const asking = Object.entries({ ...SOURCES, ...STYLES }).filter(([, source]) => source.includes('prefers-reduced-motion'))
  expect(asking.map(([file]) => file)).toEqual(['../../src/settings/preferences.svelte.ts'])
})

test('buttons are lit by a mouse only: a finger would leave the last one lit', () => {
  const around = [...STYLES['base.css']!.matchAll(/(.*)\n *\.button.*:hover/g)].map((found) => found[1])
  expect(around.length).toBeGreaterThan(2)
  expect(new Set(around)).toEqual(new Set(['@media (hover: hover) {']))
})

test('every single key that a page answers is in the sheet of keys', () => {
  const told = new Set(
    PLACES.flatMap(({ keys }) => keys.flatMap((one) => one.keys)).map((key) => key.toLowerCase().replace('−', '-').replace(' ', '')),
  )
  const pages = ['table/Table', 'lessons/LessonPage', 'replay/ReplayPage', 'stage/Stage', 'board/Board'].map(
    (name) => SOURCES[`../../src/${name}.svelte`]!,
  )
  const words = ['saboteur', 'lost-mines'].map((game) => SOURCES[`../../src/games/${game}/prompt_text.ts`]!)
  const pressed = pages.flatMap((source) =>
    [...source.matchAll(/(?:pressed|event\.key) === '([^']+)'/g)].map((found) => found[1]!.toLowerCase()),
  )
  const deeds = words.flatMap((source) => [...source.matchAll(/\bkey: '(\w)'/g)].map((found) => found[1]!))
  expect(pressed.length).toBeGreaterThan(10)
  expect(deeds).toContain('s')
  const same: Record<string, string> = { escape: 'esc', '=': '+' }
  expect([...pressed, ...deeds].map((key) => same[key] ?? key).filter((key) => !told.has(key))).toEqual([])
})

/** How light a colour is, as WCAG reckons it. */
function lightness(colour: string): number {
  const hex = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit) : colour.slice(1).match(/../g)!
  const [red, green, blue] = hex
    .map((pair) => parseInt(pair, 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [low, high] = [lightness(one), lightness(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

test.each(['dark', 'light'])('strong contrast is strong in the %s theme', (theme) => {
  const css = STYLES['colours.css']!
  const read = (rule: string): [string, string][] =>
    [
      ...css
        .split(`${rule} {`)[1]!
        .split('}')[0]!
        .matchAll(/(--[\w-]+): (#[0-9a-f]+);/g),
    ].map((found) => [found[1]!, found[2]!])
  const dark = read(":root[data-colours='contrast']")
  const names = new Map(theme === 'dark' ? dark : [...dark, ...read(":root[data-colours='contrast'][data-theme='light']")])
  const of = (name: string, ground: string): number => contrast(names.get(`--${name}`)!, names.get(`--${ground}`)!)
  for (const ground of ['ground', 'raised', 'lifted', 'sunken', 'field']) {
    for (const word of ['ink', 'ink-soft', 'lamp-ink', 'warn-ink', 'good-ink'])
      expect(of(word, ground), `${word} on ${ground}`).toBeGreaterThan(7)
    for (const edge of ['line', 'edge', 'lamp']) expect(of(edge, ground), `${edge} on ${ground}`).toBeGreaterThan(4.5)
  }
  for (const [word, ground] of [
    ['on-signal', 'signal'],
    ['on-lamp', 'lamp-fill'],
    ['on-prompt', 'prompt'],
    ['on-prompt-soft', 'prompt'],
  ] as const)
    expect(of(word, ground), `${word} on ${ground}`).toBeGreaterThan(7)
})
