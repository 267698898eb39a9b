// Sounds made on the spot: taps on wood and stone, a bell, falling rock. Nothing is loaded.
import { preferences } from '../settings/preferences.svelte'

export type Sound =
  | 'turn' | 'pick' | 'lay' | 'turn-card' | 'break' | 'mend' | 'rockfall' | 'look' | 'pass' | 'stone' | 'gold' | 'say' | 'lose' | 'no'
  | 'role' | 'steps' | 'trap' | 'troll' | 'storm' | 'treasure' | 'dragon' | 'vote' // prettier-ignore

/** Whether somebody has touched this page; before that it may neither sound nor vibrate. */
export function wasTouched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}

let context: AudioContext | null = null
let master: GainNode | null = null
let noise: AudioBuffer | null = null

function ready(): AudioContext | null {
  // A browser lets a page sound only after somebody touched it.
  if (typeof AudioContext === 'undefined' || !wasTouched()) return null
  try {
    context ??= new AudioContext()
  } catch {
    return null
  }
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
  return context
}

/** Where every sound goes: through the volume, and through a limiter so that several together never clip. */
function output(audio: AudioContext): AudioNode {
  if (!master) {
    master = audio.createGain()
    const limiter = new DynamicsCompressorNode(audio, { threshold: -9, knee: 3, ratio: 20, attack: 0.002, release: 0.12 })
    master.connect(limiter).connect(audio.destination)
  }
  master.gain.value = (preferences.volume / 100) ** 2 // as loudness is heard
  return master
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  if (noise) return noise
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const data = noise.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  return noise
}

/** A struck tone that dies away. */
function tone(audio: AudioContext, pitch: number, at: number, long: number, loud: number, type: OscillatorType = 'sine', to = pitch): void {
  const start = audio.currentTime + at
  const source = audio.createOscillator()
  const gain = audio.createGain()
  source.type = type
  source.frequency.setValueAtTime(pitch, start)
  source.frequency.exponentialRampToValueAtTime(to, start + long)
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long)
  source.connect(gain).connect(output(audio))
  source.start(start)
  source.stop(start + long + 0.05)
}

/** A knock, a scrape or a rumble: noise through a filter. */
function knock(audio: AudioContext, pitch: number, at: number, long: number, loud: number, sharp = 1, to = pitch): void {
  const start = audio.currentTime + at
  const source = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  const gain = audio.createGain()
  source.buffer = whiteNoise(audio)
  source.loop = true
  filter.type = 'bandpass'
  filter.Q.value = sharp
  filter.frequency.setValueAtTime(pitch, start)
  filter.frequency.exponentialRampToValueAtTime(to, start + long)
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long)
  source.connect(filter).connect(gain).connect(output(audio))
  source.start(start, Math.random() * 0.5)
  source.stop(start + long + 0.05)
}

const SCORES: Record<Sound, (audio: AudioContext) => void> = {
  turn: (a) => (tone(a, 660, 0, 0.5, 0.16), tone(a, 990, 0.13, 0.7, 0.13), tone(a, 1980, 0.13, 0.4, 0.03)),
  pick: (a) => knock(a, 2400, 0, 0.05, 0.12, 2),
  lay: (a) => (knock(a, 420, 0, 0.14, 0.5, 1.5), knock(a, 1500, 0.01, 0.05, 0.16, 2)),
  'turn-card': (a) => knock(a, 1600, 0, 0.1, 0.16, 1, 3200),
  break: (a) => (knock(a, 900, 0, 0.08, 0.6, 1), knock(a, 2600, 0.05, 0.22, 0.25, 3), tone(a, 180, 0, 0.25, 0.18, 'triangle', 90)),
  mend: (a) => (tone(a, 1250, 0, 0.16, 0.12, 'triangle'), tone(a, 1250, 0.17, 0.22, 0.12, 'triangle')),
  rockfall: (a) => {
    knock(a, 140, 0, 1.1, 0.9, 0.7, 60)
    for (const at of [0, 0.12, 0.2, 0.34, 0.5, 0.62]) knock(a, 300 + at * 200, at, 0.16, 0.45, 1.2)
  },
  look: (a) => (knock(a, 3000, 0, 0.22, 0.1, 1, 900), tone(a, 520, 0.1, 0.4, 0.06)),
  pass: (a) => knock(a, 1400, 0, 0.12, 0.14, 1, 600),
  stone: (a) => (knock(a, 240, 0, 0.3, 0.6, 1.5), tone(a, 150, 0.05, 0.5, 0.16, 'triangle', 110)),
  gold: (a) => [523, 659, 784, 1047, 1319].forEach((pitch, i) => tone(a, pitch, i * 0.11, 0.9, 0.12, 'triangle')),
  say: (a) => tone(a, 880, 0, 0.12, 0.06),
  lose: (a) => [392, 330, 262].forEach((pitch, i) => tone(a, pitch, i * 0.2, 0.7, 0.12, 'triangle')),
  no: (a) => tone(a, 180, 0, 0.18, 0.14, 'triangle', 140),
  role: (a) => (knock(a, 1800, 0, 0.25, 0.14, 1, 500), tone(a, 392, 0.45, 0.9, 0.1, 'triangle'), tone(a, 587, 0.6, 1.1, 0.1, 'triangle')),
  steps: (a) => [0, 0.17, 0.34].forEach((at, i) => knock(a, 520 - (i % 2) * 110, at, 0.09, 0.3, 1.4)),
  trap: (a) => (knock(a, 2300, 0, 0.06, 0.5, 3), knock(a, 700, 0.03, 0.12, 0.5, 1.5), tone(a, 300, 0.02, 0.2, 0.1, 'square', 180)),
  troll: (a) => (tone(a, 95, 0, 0.6, 0.22, 'sawtooth', 60), knock(a, 180, 0.05, 0.5, 0.5, 1, 90)),
  storm: (a) => (knock(a, 500, 0, 1.3, 0.4, 0.6, 1600), knock(a, 110, 0.5, 0.9, 0.9, 0.7, 55)),
  treasure: (a) => [880, 1175, 1568].forEach((pitch, i) => tone(a, pitch, i * 0.09, 0.6, 0.1, 'triangle')),
  dragon: (a) => (tone(a, 140, 0, 0.9, 0.22, 'sawtooth', 55), knock(a, 900, 0.1, 0.9, 0.3, 0.8, 300)),
  vote: (a) => (tone(a, 440, 0, 0.3, 0.12), tone(a, 554, 0.16, 0.4, 0.12)),
}

/** Plays a sound, if sounds are wanted and the browser lets us. */
export function play(sound: Sound): void {
  if (!preferences.sound) return
  const audio = ready()
  if (audio && audio.state !== 'closed') SCORES[sound](audio)
}
