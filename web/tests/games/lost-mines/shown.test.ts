// What the chip of a player shows of The Lost Mines, and what is read out.
import { expect, test } from 'vitest'
import type { People } from '../../../src/table/people'
import { bringTexts, speak } from '../../../src/text/text.svelte'
import { gameAt } from '../table'

const PEOPLE = { seats: [], me: 0 } as unknown as People
const dwarf = { clan: 'blue', character: null, looked_by: [] }
const VIEW = {
  seat: 0,
  round: 1,
  ending: 'none',
  pile: 0,
  hand_sizes: [2, 0],
  turn: 0,
  points: [0, 0],
  caller: null,
  dragon: null,
  dwarfs: [dwarf, dwarf],
  treasures: [],
  tokens: [],
}

async function facts(more: object, unveiled: boolean) {
  await bringTexts('lost-mines')
  const game = await gameAt('lost-mines', { ...VIEW, ...more })
  return game.shown(1, PEOPLE, unveiled).facts.map(({ text, words }) => ({ text, words }))
}

test.each([
  ['en', 'out', 'no cards left: out for the rest of the round'],
  ['pl', 'pas', 'bez kart: nie gra do końca rundy'],
  ['cs', 'mimo', 'bez karet: do konce kola nehraje'],
  ['ru', 'пас', 'карт нет: не играет до конца раунда'],
])('who is out has a short word in %s, and a whole one for those who listen', async (language, text, words) => {
  await speak(language)
  expect(await facts({}, true)).toEqual([{ text, words }])
})

test('points of a round are not shown before they are counted', async () => {
  await speak('en')
  const ended = { ending: 'empty', turn: null, points: [0, 4] }
  expect(await facts(ended, false)).toEqual([])
  expect(await facts(ended, true)).toEqual([{ text: '★ 4', words: '4 points' }])
})

test('who has called a vote is marked until it is decided', async () => {
  await speak('en')
  const rest = { hand_sizes: [2, 2], caller: 1 }
  expect(await facts({ ...rest, phase: 'vote' }, true)).toMatchObject([{ text: '?' }])
  expect(await facts({ ...rest, phase: 'turn' }, true)).toEqual([])
})
