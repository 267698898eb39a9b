import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Flights } from '../../src/stage/flights.svelte'

beforeEach(() => void vi.stubGlobal('document', { documentElement: { dataset: {} }, hidden: false }))
afterEach(() => void vi.unstubAllGlobals())

const PLACE = {} as DOMRect

test('when moves follow each other quickly, at most two cards fly at a time', () => {
  const flights = new Flights()
  for (const card of ['one', 'two', 'three', 'four']) {
    flights.settle()
    flights.fly(card, PLACE, PLACE)
    expect(flights.all.length).toBeLessThanOrEqual(2)
  }
  expect(flights.all.map(({ picture }) => picture)).toEqual(['three', 'four'])
})
