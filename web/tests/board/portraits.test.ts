// A portrait that somebody has chosen belongs to them; whose seat it was shows another one.
import { expect, test } from 'vitest'
import { portraitOf, showPortraits } from '../../src/board/portraits.svelte'

test('everybody has a portrait of their own', () => {
  showPortraits([{ seat: 0 }, { seat: 1, portrait: 0 }, { seat: 2 }])
  expect([0, 1, 2].map(portraitOf)).toEqual(['portrait-1', 'portrait-0', 'portrait-2'])
  showPortraits([])
  expect(portraitOf(4)).toBe('portrait-4')
})
