// Every sound is loud enough to be heard, none clips or clicks, and none is much louder than the others.
import { expect, test } from 'vitest'
import { SCORES, type Sound } from '../../src/sound/scores'
import { RATE, render } from '../../src/sound/synth'

const WINDOW = RATE * 0.1 // the ear adds loudness up over about a tenth of a second
const QUIET = ['pick', 'turn-card', 'pass', 'say', 'no', 'steps'] // of what happens all the time

function samplesOf(sound: Sound): Float32Array {
  const [seconds, parts, mine] = SCORES[sound]
  return render(parts, seconds, mine)
}

/** The loudest tenth of a second, in decibels below full scale. */
function loudness(samples: Float32Array): number {
  let most = 0
  for (let start = 0; start < samples.length; start += WINDOW / 4) {
    const part = samples.subarray(start, start + WINDOW)
    most = Math.max(most, part.reduce((sum, one) => sum + one * one, 0) / WINDOW)
  }
  return 10 * Math.log10(most)
}

const LOWEST = 350 // hertz: what is below it, the loudspeaker of a phone leaves out

/** What a loudspeaker leaves of a sound. */
function without(samples: Float32Array): Float32Array {
  const kept = 1 / (1 + (2 * Math.PI * LOWEST) / RATE)
  let [before, low] = [0, 0]
  return samples.map((one) => {
    low = kept * (low + one - before)
    before = one
    return low
  })
}

test.each(Object.keys(SCORES) as Sound[])('%s', (sound) => {
  const samples = samplesOf(sound)
  const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
  expect(loudest).toBeLessThanOrEqual(0.501) // two together do not clip
  expect(Math.abs(samples[0]!)).toBeLessThan(0.02) // no click at the beginning, and none at the end
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.02)
  expect(Math.abs(samples.reduce((sum, one) => sum + one, 0) / samples.length)).toBeLessThan(0.01) // no offset
  const [least, most] = QUIET.includes(sound) ? [-36, -18] : [-27, -9]
  expect(loudness(samples)).toBeGreaterThan(least)
  expect(loudness(samples)).toBeLessThan(most)
  expect(loudness(without(without(samples)))).toBeGreaterThan(QUIET.includes(sound) ? -37 : -30)
  expect(samples.length / RATE).toBeLessThanOrEqual(2)
})
