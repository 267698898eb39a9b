import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Headlines, TURNING } from '../../src/table/headlines.svelte'
import type { LogLine } from '../../src/table/log_lines'

const STAY = 2_000

function line(key: string, id: string): LogLine {
  return { key, at: 0, id, line: null, seat: 0, target: null, facts: {}, cells: [], own: false, heading: false, big: true, former: {} }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pictured = (one: LogLine) => ({ card: `picture of ${one.key}` })

test('two cards that are turned over together are told one after the other, each with its picture', () => {
  const headlines = new Headlines(STAY)
  headlines.tell([line('stone', 'event-revealed'), line('gold', 'event-revealed')], ({ key }) => key, pictured)
  vi.advanceTimersByTime(TURNING)
  expect(headlines.shown).toMatchObject({ texts: ['stone'], card: 'picture of stone' })
  vi.advanceTimersByTime(STAY / 2)
  expect(headlines.shown).toMatchObject({ texts: ['gold'], card: 'picture of gold' })
  vi.advanceTimersByTime(STAY - 1)
  expect(headlines.shown).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(headlines.shown).toBeNull()
})

test('the gold is told last, whatever the order in which the cards are turned over', () => {
  const headlines = new Headlines(STAY)
  const lines = [line('gold', 'event-revealed'), line('stone', 'event-revealed')]
  headlines.tell(
    lines,
    ({ key }) => key,
    ({ key }) => (key === 'gold' ? { rain: 'nugget' } : {}),
  )
  vi.advanceTimersByTime(TURNING)
  expect(headlines.shown?.texts).toEqual(['stone'])
  expect(headlines.told(lines)).toEqual([])
  vi.advanceTimersByTime(STAY / 2)
  expect(headlines.shown).toMatchObject({ texts: ['gold'], rain: 'nugget' })
  expect(headlines.told(lines)).toEqual(lines)
  vi.advanceTimersByTime(STAY - 1)
  expect(headlines.shown?.texts).toEqual(['gold'])
})

test('other news are told together', () => {
  const headlines = new Headlines(STAY)
  const lines = [line('gold', 'event-revealed'), line('end', 'event-round-ended')]
  headlines.tell(
    lines,
    ({ key }) => key,
    (one) => (one.key === 'gold' ? pictured(one) : {}),
  )
  vi.advanceTimersByTime(TURNING)
  expect(headlines.shown).toMatchObject({ texts: ['gold', 'end'], card: 'picture of gold' })
})

const broken = { ...line('broke', 'event-broke'), seat: 1, target: 0 }

test('news go as soon as something else has happened to the same player', () => {
  const headlines = new Headlines(STAY)
  headlines.tell([broken], ({ key }) => key)
  vi.advanceTimersByTime(0)
  headlines.tell([{ ...line('laid', 'event-laid'), seat: 2, big: false }], String)
  expect(headlines.shown?.texts).toEqual(['broke'])
  headlines.tell([{ ...line('mended', 'event-mended'), seat: 1, target: 0, big: false }], String)
  expect(headlines.shown).toBeNull()
})

test('news go when a second player has moved since; what is said is no move', () => {
  const headlines = new Headlines(STAY)
  headlines.tell([broken], ({ key }) => key)
  vi.advanceTimersByTime(0)
  const moves = [2, 2, 3].map((seat, i) => ({ ...line(`move${i}`, 'event-laid'), seat, big: false }))
  const said = { ...line('said', 'said'), id: null, seat: 3, big: false }
  for (const one of [moves[0]!, said, moves[1]!]) headlines.tell([one], String)
  expect(headlines.shown?.texts).toEqual(['broke'])
  headlines.tell([moves[2]!], String)
  expect(headlines.shown).toBeNull()
})

test('a vote that is called goes with the first answer', () => {
  const headlines = new Headlines(STAY)
  headlines.tell([line('ask', 'mines-event-vote-called')], ({ key }) => key)
  vi.advanceTimersByTime(0)
  expect(headlines.shown).not.toBeNull()
  headlines.tell([{ ...line('no', 'mines-event-voted'), seat: 1, big: false }], String)
  expect(headlines.shown).toBeNull()
})

test('a move is told when its card has landed, and what is said before it at once', () => {
  const headlines = new Headlines(STAY)
  const said = { ...line('said', 'said'), id: null, big: false }
  const lines = [said, broken, line('next', 'event-passed')]
  headlines.tell([said, broken], ({ key }) => key, undefined, 400)
  vi.advanceTimersByTime(399)
  expect(headlines.shown).toBeNull()
  expect(headlines.told(lines)).toEqual([said])
  vi.advanceTimersByTime(1)
  expect(headlines.shown?.texts).toEqual(['broke'])
  expect(headlines.told(lines)).toEqual(lines)
})
