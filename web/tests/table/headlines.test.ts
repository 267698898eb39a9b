import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Headlines, TURNING } from '../../src/table/headlines.svelte'
import type { LogLine } from '../../src/table/log_lines'

const STAY = 2_000

function line(key: string, id: string): LogLine {
  return { key, at: 0, id, line: null, seat: 0, target: null, facts: {}, cells: [], own: false, heading: false, big: true }
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
  headlines.tell([line('gold', 'event-revealed'), line('end', 'event-round-ended')], ({ key }) => key, pictured)
  vi.advanceTimersByTime(TURNING)
  expect(headlines.shown?.texts).toEqual(['gold', 'end'])
})
