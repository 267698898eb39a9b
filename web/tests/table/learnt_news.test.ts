import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LearntNews } from '../../src/table/learnt_news.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const LOOK = { texts: ['You looked at goal 1: stone'], picture: null }

test('what was learnt can be read for four seconds, and then makes room for the viewer’s next turn', () => {
  const learnt = new LearntNews(() => false)
  learnt.come(LOOK)
  vi.advanceTimersByTime(1_000)
  learnt.makeRoom()
  vi.advanceTimersByTime(2_900)
  expect(learnt.shown).toEqual(LOOK)
  vi.advanceTimersByTime(100)
  expect(learnt.shown).toBeNull()
})

test('what was in sight for long goes as soon as the turn begins', () => {
  const learnt = new LearntNews(() => false)
  learnt.come(LOOK)
  vi.advanceTimersByTime(8_000)
  expect(learnt.shown).toEqual(LOOK)
  learnt.makeRoom()
  vi.advanceTimersByTime(0)
  expect(learnt.shown).toBeNull()
})

test('without a turn it stays until it is confirmed, or for twelve seconds', () => {
  const learnt = new LearntNews(() => false)
  learnt.come(LOOK)
  learnt.confirm()
  expect(learnt.shown).toBeNull()
  learnt.makeRoom() // there is nothing to remove
  learnt.come(LOOK)
  vi.advanceTimersByTime(11_000)
  expect(learnt.shown).toEqual(LOOK)
  vi.advanceTimersByTime(1_000)
  expect(learnt.shown).toBeNull()
})
