// What the server offers, in words: bots, games, roles and options, also those that the page has no text for.
import { expect, test } from 'vitest'
import {
  botInList,
  botName,
  botOf,
  gameHint,
  gameName,
  levelHint,
  levelLabel,
  levelName,
  levelsOf,
  optionHint,
  optionTitle,
  optionValue,
  personalityHint,
  personalityName,
  readBot,
  roleName,
} from '../../src/lobby/offers'
import type { Games } from '../../src/protocol'
import { bringGameTexts, bringTexts, speak, t } from '../../src/text/text.svelte'

await speak('en')
await bringTexts('lobby')

test('a bot is a level and a personality', () => {
  expect([readBot('detective'), readBot('detective:sly')]).toEqual([
    { level: 'detective', personality: 'plain' },
    { level: 'detective', personality: 'sly' },
  ])
  expect([botOf('detective', 'plain'), botOf('detective', 'sly')]).toEqual(['detective', 'detective:sly'])
  expect(botName('detective')).toBe(levelLabel('detective'))
  expect(botName('detective:sly')).toBe('Detective (hard), sly')
  expect([botInList('detective'), botInList('detective:sly')]).toEqual(['Detective (hard)', 'Hard, sly'])
})

test('a level says how strong it is, in every language', async () => {
  expect(levelLabel('digger')).toBe('Digger (medium)')
  for (const language of ['pl', 'cs', 'ru', 'en'] as const) {
    await speak(language)
    const labels = ['random', 'novice', 'digger', 'detective', 'foreman'].map(levelLabel)
    expect(labels.every((label) => /^\S.* \(.+\)$/.test(label))).toBe(true)
    expect(new Set(labels.map((label) => label.split('(')[1])).size).toBe(labels.length)
  }
})

test('the levels of a game are its own, or those of the server', () => {
  const games = { games: [{ game: 'mission', bots: ['partisan'] }], bots: ['random', 'novice'] } as unknown as Games
  expect([levelsOf(games, 'mission'), levelsOf(games, 'chess')]).toEqual([['partisan'], ['random', 'novice']])
})

test('what has no text is shown by its id, without a hint', () => {
  expect([levelName('partisan'), personalityName('odd'), gameName('chess'), roleName('chess', 'king')]).toEqual([
    'partisan',
    'odd',
    'chess',
    'king',
  ])
  expect([levelHint('partisan'), personalityHint('odd'), gameHint('chess'), optionHint('chess', 'clock')]).toEqual(Array(4).fill(undefined))
  expect(optionTitle('chess', 'clock')).toBe('clock')
  expect(optionValue('chess', 'clock', 'blitz')).toEqual({ value: 'blitz', label: 'blitz', hint: undefined })
})

test('what has a text is said with it', () => {
  expect([levelName('detective'), levelHint('detective')]).toEqual([t('level-detective'), t('level-detective-hint')])
  expect([personalityName('sly'), personalityHint('sly')]).toEqual([t('temper-sly'), t('temper-sly-hint')])
  expect([gameName('saboteur'), gameHint('saboteur')]).toEqual([t('game-saboteur'), t('game-saboteur-hint')])
  expect(roleName('lost-mines', 'loyal')).toBe(t('role-lost-mines-loyal'))
  expect([optionTitle('saboteur', 'rounds'), optionHint('lost-mines', 'rounds')]).toEqual([
    t('option-rounds'),
    t('option-lost-mines-rounds-hint'),
  ])
})

test('a game that is not in the page brings its own words', async () => {
  await bringGameTexts('mission', () => Promise.resolve('game-mission = The mission\nrole-spy = Spy'))
  expect([gameName('mission'), roleName('mission', 'spy'), gameHint('mission')]).toEqual(['The mission', 'Spy', undefined])
})
