import { expect, test } from 'vitest'
import { isSlow } from '../../src/look/slow_line'

test('a line is slow if the page itself was long in coming', () => {
  expect([30, 240, 450].map((wait) => isSlow({ requestStart: 100, responseEnd: 100 + wait }))).toEqual([false, false, true])
  expect(isSlow(undefined)).toBe(false)
})
