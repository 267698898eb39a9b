import { expect, test } from 'vitest'
import type { Presence } from '../../src/protocol'
import { ReadingTime, secondsLeft } from '../../src/table/reading'

const presence = (reading: boolean[], until: number | null, waiting = false) =>
  ({ reading, reading_until: until, waiting }) as unknown as Presence

/** A table at a time, at which these seats look at the result until then. */
function at(now: number, reading: boolean[], until: number | null, waiting = false) {
  const readers = until === null || until <= now ? [] : reading.flatMap((isReading, seat) => (isReading ? [seat] : []))
  return { presence: presence(reading, until, waiting), readers: () => readers, now: () => now }
}

test('less than a minute is counted in seconds, and an hour is not', () => {
  expect(secondsLeft({ presence: presence([true], 33_000), now: 400 })).toBe(33)
  expect(secondsLeft({ presence: presence([true], 3_600_000), now: 0 })).toBeNull()
  expect(secondsLeft({ presence: presence([], null), now: 0 })).toBeNull()
})

test('a result closes by itself when the time is up, even if the server has said so before the clock', () => {
  const reading = new ReadingTime(0)
  expect(reading.isOver(at(0, [false, false], null))).toBe(false)
  expect(reading.isOver(at(10, [true, true], 100))).toBe(false)
  expect(reading.isOver(at(90, [false, false], null))).toBe(true)
  expect(reading.isOver(at(100, [true, true], 100))).toBe(true)
})

test('it closes for whom the round no longer waits, also when it waits for the next role', () => {
  const reading = new ReadingTime(0)
  reading.isOver(at(0, [true, true], 100))
  expect(reading.isOver(at(50, [true, false], 100))).toBe(false)
  expect(reading.isOver(at(60, [false, true], 200))).toBe(true)
})

test('it stays open after a lost connection, which the server takes for the end of reading', () => {
  const reading = new ReadingTime(0)
  reading.isOver(at(0, [true], 100))
  reading.restart()
  expect(reading.isOver(at(10, [false], null))).toBe(false)
  expect(reading.isOver(at(20, [true], 100))).toBe(false)
  expect(reading.isOver(at(100, [false], null))).toBe(true)
})

test('a spectator sees it until nobody reads any more, and longer while everybody is away', () => {
  const reading = new ReadingTime(null)
  reading.isOver(at(0, [true, false], 9_000))
  expect(reading.isOver(at(1_000, [false, true], 9_000))).toBe(false)
  expect(reading.isOver(at(2_000, [false, false], null, true))).toBe(false)
  expect(reading.isOver(at(3_000, [false, false], null))).toBe(false)
  expect(reading.isOver(at(4_000, [false, false], null))).toBe(true)
})
