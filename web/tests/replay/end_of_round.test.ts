// The end of a round in a replay: what is held back until it has been seen.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EndOfRound } from '../../src/replay/end_of_round.svelte'
import type { LogLine } from '../../src/table/log_lines'

const LINES = ['event-laid', 'event-round-ended', 'event-role-shown'].map((id) => ({ id })) as LogLine[]
const told = (ending: EndOfRound): (string | null)[] => ending.told(LINES).map(({ id }) => id)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

test('the log tells the end of a round when it is shown, and the roles when they are turned over', () => {
  const ending = new EndOfRound()
  ending.come(12, 900)
  expect(told(ending)).toEqual(['event-laid'])
  vi.advanceTimersByTime(900)
  ending.isTurning = true
  expect(told(ending)).toEqual(['event-laid', 'event-round-ended'])
  ending.isTurning = false
  expect(told(ending)).toHaveLength(3)
})

test('a playing replay waits until the result was read, and no longer once it is closed', () => {
  const ending = new EndOfRound()
  expect(ending.isLookedAt()).toBe(false)
  ending.come(12, 900)
  expect(ending.isLookedAt()).toBe(true)
  vi.advanceTimersByTime(900)
  ending.isMoving = true
  vi.advanceTimersByTime(10_000)
  expect(ending.isLookedAt()).toBe(true)
  ending.isMoving = false
  vi.advanceTimersByTime(2_000)
  expect(ending.isLookedAt()).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(ending.isLookedAt()).toBe(false)
  ending.come(30, 900)
  ending.close()
  expect(ending.isLookedAt()).toBe(false)
  vi.advanceTimersByTime(900)
  expect(ending.phase).toBe('none')
})
