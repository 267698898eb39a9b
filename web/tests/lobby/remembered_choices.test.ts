import { expect, test, vi } from 'vitest'
import { botOf, PLAIN, readBot } from '../../src/lobby/offers'
import { changesBetween, likedOptions, quickWishes, rememberQuick, startingOptions } from '../../src/lobby/remembered_choices'
import type { OptionOffered } from '../../src/protocol'

const OFFERED: OptionOffered[] = [
  { name: 'players', kind: 'number', default: 5, least: 3, most: 10 },
  { name: 'edition', kind: 'choice', default: 'revised', choices: ['revised', 'classic'] },
  { name: 'bonus_nuggets', kind: 'flag', default: false },
  { name: 'first', kind: 'seat', default: null },
]

test('a table begins as in the book', () => {
  expect(startingOptions(OFFERED, {})).toEqual({ players: 5, edition: 'revised', bonus_nuggets: false, first: null })
})

test('what was liked before is chosen again', () => {
  const liked = { players: 8, edition: 'classic', bonus_nuggets: true }
  expect(startingOptions(OFFERED, liked)).toEqual({ ...liked, first: null })
})

test('what can no longer be chosen, or belonged to one table, is not', () => {
  const liked = { players: 12, edition: 'ancient', bonus_nuggets: 'yes', first: 2, gone: 1 }
  expect(startingOptions(OFFERED, liked)).toEqual(startingOptions(OFFERED, {}))
})

test('only what differs is a change', () => {
  const before = { title: 'a', options: { players: 5 }, open: false }
  expect(changesBetween(before, { title: 'a', options: { players: 6 }, open: false })).toEqual({ options: { players: 6 } })
  expect(changesBetween(before, { ...before, options: { players: 5 } })).toEqual({})
})

test('the box stays as it is: nobody chooses it on the page', () => {
  const offered: OptionOffered[] = [...OFFERED, { name: 'box', kind: 'file', default: null }]
  expect(startingOptions(offered, { box: 'x' })).toEqual(startingOptions(OFFERED, {}))
})

test('each game has wishes of its own for Play now', () => {
  const { game, options } = quickWishes()
  expect(game).toBe('saboteur')
  expect(options).toEqual({ saboteur: { players: 5, rounds: 3, edition: 'revised' }, 'lost-mines': { players: 5, rounds: 2 } })
})

test('what is changed on the first page is chosen for the next table with friends', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  })
  const wishes = quickWishes()
  rememberQuick({ ...wishes, game: 'lost-mines' })
  expect([quickWishes().game, likedOptions('lost-mines')]).toEqual(['lost-mines', {}])
  rememberQuick({ ...wishes, game: 'lost-mines', options: { ...wishes.options, 'lost-mines': { players: 7, rounds: 2 } } })
  expect(likedOptions('lost-mines')).toEqual({ players: 7 })
})

test('a bot is a level, and a personality if it is not the plain one', () => {
  expect(readBot('detective:sly')).toEqual({ level: 'detective', personality: 'sly' })
  expect(readBot('digger')).toEqual({ level: 'digger', personality: PLAIN })
  for (const name of ['detective:sly', 'digger']) expect(botOf(readBot(name).level, readBot(name).personality)).toBe(name)
})
