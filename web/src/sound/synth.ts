// How sounds are made: tones and filtered noise, computed as samples. Nothing is loaded, and every sound can be measured.

export const RATE = 32_000 // samples a second

/** Loudest sample that a sound may have, so that two together do not clip. */
const PEAK = 0.5

export type Wave = 'sine' | 'triangle' | 'square' | 'sawtooth'

const WAVES: Readonly<Record<Wave, (phase: number) => number>> = {
  sine: (phase) => Math.sin(phase * 2 * Math.PI),
  triangle: (phase) => 1 - 4 * Math.abs(phase - 0.5),
  square: (phase) => (phase < 0.5 ? 0.6 : -0.6),
  sawtooth: (phase) => 1 - 2 * phase,
}

/** A part of a sound: adds its samples to those of the others. */
export type Part = (samples: Float32Array) => void

/** Rises in a moment and dies away. */
function envelope(i: number, length: number): number {
  const rise = RATE * 0.006
  return i < rise ? i / rise : Math.exp((-6.2 * (i - rise)) / (length - rise)) * (1 - i / length)
}

/** A struck tone that dies away, and may slide to another pitch. */
export function tone(pitch: number, at: number, long: number, loud: number, wave: Wave = 'sine', to = pitch): Part {
  return (samples) => {
    const start = Math.round(at * RATE)
    const length = Math.round(long * RATE)
    let phase = 0
    for (let i = 0; i < length && start + i < samples.length; i++) {
      phase = (phase + (pitch * (to / pitch) ** (i / length)) / RATE) % 1
      samples[start + i]! += WAVES[wave](phase) * loud * envelope(i, length)
    }
  }
}

/** A knock, a scrape or a rumble: noise through a band-pass filter that may slide. */
export function knock(pitch: number, at: number, long: number, loud: number, sharp = 1, to = pitch): Part {
  return (samples) => {
    const start = Math.round(at * RATE)
    const length = Math.round(long * RATE)
    let seed = 1 + Math.round(pitch * 7 + at * 1000) // the same noise every time
    let [x1, x2, y1, y2] = [0, 0, 0, 0]
    for (let i = 0; i < length && start + i < samples.length; i++) {
      seed = (seed * 16_807) % 2_147_483_647
      const x = seed / 1_073_741_823.5 - 1
      const turn = (2 * Math.PI * pitch * (to / pitch) ** (i / length)) / RATE
      const alpha = Math.sin(turn) / (2 * sharp)
      const y = (alpha * (x - x2) + 2 * Math.cos(turn) * y1 - (1 - alpha) * y2) / (1 + alpha)
      ;[x2, x1, y2, y1] = [x1, x, y1, y]
      samples[start + i]! += y * loud * 2 * envelope(i, length)
    }
  }
}

/** A bell: a tone with the overtones of metal, which die away sooner. */
export function bell(pitch: number, at: number, long: number, loud: number): readonly Part[] {
  return [tone(pitch, at, long, loud), tone(pitch * 2, at, long * 0.6, loud * 0.4), tone(pitch * 2.76, at, long * 0.3, loud * 0.16)]
}

// The walls of a mine answer: seconds until, and how much. Rock swallows what is high.
const WALLS = [[0.043, 0.5], [0.071, 0.38], [0.107, 0.27], [0.163, 0.18], [0.241, 0.1]] as const // prettier-ignore
const DULL = 0.35 // of a sample that gets through to the next

/** Adds the echo of a mine, from 0 (none) to 1. */
function echo(samples: Float32Array, much: number): void {
  const heard = samples.slice()
  for (let i = 1; i < heard.length; i++) heard[i] = DULL * heard[i]! + (1 - DULL) * heard[i - 1]!
  for (const [after, part] of WALLS) {
    const wait = Math.round(after * RATE)
    for (let i = wait; i < samples.length; i++) samples[i]! += much * part * heard[i - wait]!
  }
}

const END = RATE * 0.02 // samples in which the end fades, so that it does not click

/** The samples of a sound, no louder than they may be. */
export function render(parts: readonly Part[], seconds: number, mine = 0): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(seconds * RATE))
  for (const part of parts) part(samples)
  if (mine) echo(samples, mine)
  for (let i = 1; i <= END; i++) samples[samples.length - i]! *= (i - 1) / END
  const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
  return loudest > PEAK ? samples.map((one) => (one * PEAK) / loudest) : samples
}
