import { expect, test, vi } from 'vitest'
import { bringFonts, isSlow, spareLine, whenFree } from '../../src/look/slow_line'

test('a line is slow if the page itself was long in coming', () => {
  expect([30, 240, 450].map((wait) => isSlow({ requestStart: 100, responseEnd: 100 + wait }))).toEqual([false, false, true])
  expect(isSlow(undefined)).toBe(false)
})

test('on a slow line the rest waits until the fonts may come', async () => {
  const said = vi.fn()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('performance', { getEntriesByType: () => [{ requestStart: 0, responseEnd: 800 }] })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await whenFree().then(said) // nobody has looked at the line yet
  expect(said).toHaveBeenCalledTimes(1)
  spareLine()
  const waiting = whenFree().then(said)
  await Promise.resolve()
  expect(said).toHaveBeenCalledTimes(1)
  bringFonts()
  await waiting
  expect(said).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
