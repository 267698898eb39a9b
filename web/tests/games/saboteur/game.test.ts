// What a table of Saboteur shows beside its board: nuggets by round, and the cards of big news.
import { expect, test } from 'vitest'
import { ANOTHER, GOLD } from '../../../src/games/saboteur/animations'
import type { GameEvent, Happened } from '../../../src/protocol'
import type { LogLine } from '../../../src/table/log_lines'
import type { RoundEnd } from '../../../src/table/rounds'
import { bringTexts, speak } from '../../../src/text/text.svelte'
import { gameAt } from '../table'

await speak('en')
await bringTexts('saboteur')

const LEDGER = [
  { round: 1, why: 'shared', seat: 0, values: [2] },
  { round: 1, why: 'bonus', seat: 0, values: [1] },
  { round: 1, why: 'returned', seat: 1, values: [3] },
  { round: 2, why: 'paid', seat: 1, values: [3, 1], worth: 4 },
]
const round = (number: number) => ({ round: number }) as RoundEnd

test('what everybody won in each round is known once the game is over', async () => {
  const over = await gameAt('saboteur', { ledger: LEDGER, scores: [3, 4] })
  expect(over.won(round(1), 0)).toEqual({ count: 3, words: '3 nuggets' })
  expect(over.won(round(1), 1)).toEqual({ count: 0, words: '0 nuggets' })
  expect(over.won(round(2), 1)).toEqual({ count: 4, words: '4 nuggets' })
  const during = await gameAt('saboteur', { ledger: LEDGER, scores: null })
  expect(during.won(round(1), 0)).toBeNull()
})

test('gold that was paid openly is counted in nuggets, and what nobody else knows in cards', async () => {
  const ledger = [
    { round: 1, why: 'paid', seat: 1, values: [3] },
    { round: 2, why: 'shared', seat: 1, values: null },
    { round: 2, why: 'shared', seat: 2, values: null },
  ]
  const view = { seat: 0, nuggets: [1], nugget_counts: [1, 2, 1], ledger, scores: null, broken: ['', '', ''], ending: 'none', bonus: null }
  const game = await gameAt('saboteur', { ...view, roles: [] })
  const texts = (seat: number) => game.shown(seat, { seats: [], me: 0 }, true).facts.map(({ words }) => words)
  expect(texts(0)).toEqual(['1 nugget'])
  expect(texts(1)).toEqual(['3 nuggets', '1 nugget card'])
  expect(texts(2)).toEqual(['1 nugget card'])
})

test('while the roles are turned over, players keep the gold of earlier rounds and show none of this one', async () => {
  const ledger = [
    { round: 1, why: 'shared', seat: 0, values: [2] },
    { round: 1, why: 'paid', seat: 1, values: [3] },
    { round: 1, why: 'shared', seat: 2, values: null },
    { round: 2, why: 'shared', seat: 0, values: [1] },
    { round: 2, why: 'shared', seat: 1, values: null },
  ]
  const view = { seat: 0, round: 2, nuggets: [2, 1], nugget_counts: [2, 2, 1], ledger, scores: null, broken: ['', '', ''], bonus: null }
  const texts = async (changes: object) => {
    const game = await gameAt('saboteur', { ...view, ending: 'miners', roles: [], ...changes })
    return [0, 1, 2].map((seat) => game.shown(seat, { seats: [], me: 0 }, false).facts.map(({ words }) => words))
  }
  const before = [['2 nuggets'], ['3 nuggets'], ['1 nugget card']]
  expect(await texts({})).toEqual(before)
  const open = ledger.map((line) => ({ ...line, values: line.values ?? [1] }))
  expect(await texts({ ledger: open, scores: [3, 4, 1] })).toEqual(before) // the standings tell the rest
  expect(await texts({ round: 1, nugget_counts: [1, 1, 1], nuggets: [2], ledger: ledger.slice(0, 3) })).toEqual([[], [], []])
})

test('where the gold was is told with the end of the last round', async () => {
  const goals = [
    { name: 'top', treasure: 'NE', face_up: true, looked_by: [] },
    { name: 'middle', treasure: 'gold', face_up: false, looked_by: [] },
  ]
  const end = { round: 2, ending: 'saboteurs', roles: new Map() } as unknown as RoundEnd
  const reveal = async (view: object) => (await gameAt('saboteur', { goals, table: [], ...view })).reveal(end, { seats: [], me: null })
  const last = await reveal({ round: 2, winners: [0] })
  expect(last.text).not.toContain('goal') // it is told when the goals have been turned over
  expect(last.goals!.text).toBe('The gold was goal 2.')
  expect(last.goals!.cards.map(({ picture, isFound }) => [picture, isFound])).toEqual([
    ['face-stoneNE', false],
    ['face-gold', true],
  ])
  for (const view of [
    { round: 2, winners: null },
    { round: 3, winners: [0] },
  ]) {
    const { text, goals } = await reveal(view)
    expect(text).not.toContain('goal')
    expect(goals).toBeUndefined()
  }
})

test('of goals that one tunnel turns over the gold comes last', async () => {
  const goals = [
    { name: 'top', x: 8, y: -2, treasure: 'gold', face_up: true, looked_by: [] },
    { name: 'middle', x: 8, y: 0, treasure: 'NE', face_up: true, looked_by: [] },
  ]
  const revealed = goals.map(({ name, treasure }) => ({ kind: 'revealed', goal: name, treasure }))
  const laid = (events: object[]) => [{ seq: 1, at: 0, what: { kind: 'stepped', seat: 0 }, events }] as unknown as Happened[]
  const waits = async (events: object[]) =>
    (await gameAt('saboteur', { goals, table: [], winners: null }, laid(events))).hidden().map(({ later }) => later)
  expect(await waits(revealed)).toEqual([ANOTHER, 0])
  expect(await waits(revealed.slice(0, 1))).toEqual([0, 0])
  const game = await gameAt('saboteur')
  expect(game.pauseAfter(revealed as GameEvent[])).toBe(GOLD + ANOTHER)
})

test('broken tools are shown until the round is over', async () => {
  const view = { seat: 0, nuggets: [], nugget_counts: [0, 0], ledger: [], scores: null, broken: ['', 'PL'], bonus: null, roles: [] }
  const signs = async (ending: string) =>
    (await gameAt('saboteur', { ...view, ending })).shown(1, { seats: [], me: 0 }, false).signs.map(({ key }) => key)
  expect(await signs('none')).toEqual(['pickaxe', 'lantern'])
  expect(await signs('saboteurs')).toEqual([])
})

test('news of a broken tool and of the gold show their cards', async () => {
  const game = await gameAt('saboteur')
  const pictures = (id: string, facts: LogLine['facts']) => game.newsPictures!({ id, facts } as LogLine)
  expect(pictures('event-broke', { tool: 'lantern' })).toEqual({ card: 'face-breakL' })
  expect(pictures('event-revealed', { treasure: 'gold' })).toEqual({ card: 'face-gold', rain: 'nugget' })
  expect(pictures('event-revealed', { treasure: 'NE' })).toEqual({})
})
