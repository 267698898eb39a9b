// What a player's nuggets show: the sum where it is known, else how many cards there are.
import { expect, test } from 'vitest'
import type { People } from '../../../src/table/people'
import { bringTexts, speak } from '../../../src/text/text.svelte'
import { gameAt } from '../table'

await speak('en')
await bringTexts('saboteur')
const PEOPLE = { seats: [], me: 0 } as unknown as People
const VIEW = {
  seat: 0,
  nuggets: [2, 3],
  nugget_counts: [2, 1, 0],
  scores: null,
  ending: 'none',
  broken: ['', '', ''],
  roles: [],
  bonus: null,
  ledger: [],
}

async function facts(seat: number, more: object = {}) {
  const game = await gameAt('saboteur', { ...VIEW, ...more })
  return game.shown(seat, PEOPLE, true).facts.map(({ picture, text }) => `${picture} ${text}`)
}

test('the viewer sees the sum of their own, and of others how many cards they have', async () => {
  expect([await facts(0), await facts(1), await facts(2)]).toEqual([['nugget 5'], ['face-nugget-back 1'], []])
})

test('in the end everybody sees the sums', async () => {
  expect(await facts(1, { scores: [5, 3, 0] })).toEqual(['nugget 3'])
})
