import { expect, test } from 'vitest'
import { waitBefore } from '../../src/net/backoff'

test('the first try comes soon, later ones twice as late each, and never later than eight seconds', () => {
  const longest = [0, 1, 2, 3, 4, 5, 20].map((attempt) => waitBefore(attempt, () => 1))
  expect(longest).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000])
})

test('browsers that lost the server together do not come back together', () => {
  expect(waitBefore(4, () => 0)).toBe(3200)
  expect(waitBefore(4, () => 0.5)).toBe(4800)
})
