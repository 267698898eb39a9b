// Nothing but a game's own folder and the list of games names a game.
import { expect, test } from 'vitest'

const SOURCES = import.meta.glob<string>('../../src/**/*.{ts,svelte,css}', { query: '?raw', import: 'default', eager: true })
const NAMES = /saboteur|lost.?mines|forest|miner|\bmines\b|mines-/i

const isAGames = (file: string): boolean => /\/games\/(saboteur|lost-mines)\//.test(file) || file.endsWith('/games/index.ts')

test('no other source names a game', () => {
  const others = Object.entries(SOURCES).filter(([file]) => !isAGames(file))
  expect(others.length).toBeGreaterThan(100)
  const naming = others.flatMap(([file, source]) =>
    source.split('\n').flatMap((line, i) => (NAMES.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  )
  expect(naming).toEqual([])
})

test('a game does not use another one', () => {
  for (const [game, other] of [
    ['saboteur', 'lost-mines'],
    ['lost-mines', 'saboteur'],
  ] as const) {
    const own = Object.entries(SOURCES).filter(([file]) => file.includes(`/games/${game}/`))
    expect(own.length).toBeGreaterThan(5)
    expect(own.filter(([, source]) => source.includes(`../${other}/`)).map(([file]) => file)).toEqual([])
  }
})
