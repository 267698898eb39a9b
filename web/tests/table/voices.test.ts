import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Voices } from '../../src/table/voices.svelte'

vi.mock('../../src/sound/sound', () => ({ play: () => undefined }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const speakers = ({ bubbles }: Voices): number[] => [...bubbles.keys()]

test('of what many players say at once, the newest four things are shown', () => {
  const voices = new Voices()
  for (const seat of [1, 2, 3, 4, 5, 6]) voices.speak(seat, `I am ${seat}`)
  expect(speakers(voices)).toEqual([3, 4, 5, 6])
  voices.speak(3, 'Hello!')
  voices.speak(7, 'Hello!')
  expect(speakers(voices)).toEqual([5, 6, 3, 7])
})

test('when it is the viewer’s turn, what was said before goes soon, and what is said then stays', () => {
  const voices = new Voices()
  voices.speak(1, 'Hello!')
  voices.fade()
  expect(speakers(voices)).toEqual([1])
  voices.speak(2, 'Hurry up, please!')
  vi.advanceTimersByTime(3_000)
  expect(speakers(voices)).toEqual([2])
  vi.advanceTimersByTime(3_000)
  expect(speakers(voices)).toEqual([])
})
