// Plays the sounds, if they are wanted and the browser lets us.
import { isStill, preferences } from '../settings/preferences.svelte'
import type { Sound } from './scores'
export type { Sound }

/** Whether somebody has touched this page; before that it may neither sound nor vibrate. */
export function wasTouched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}

let context: AudioContext | null = null
let master: GainNode | null = null
const buffers = new Map<Sound, AudioBuffer>()

function ready(): AudioContext | null {
  // A browser lets a page sound only after somebody touched it.
  if (typeof AudioContext === 'undefined' || !wasTouched()) return null
  try {
    context ??= new AudioContext()
  } catch {
    return null
  }
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
  return context.state === 'closed' ? null : context
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

/** The code that makes the sounds comes with the first one. */
async function bufferOf(audio: AudioContext, sound: Sound): Promise<AudioBuffer> {
  const kept = buffers.get(sound)
  if (kept) return kept
  const [{ RATE, render }, { SCORES }] = await Promise.all([import('./synth'), import('./scores')])
  const [seconds, parts, mine] = SCORES[sound]
  const samples = render(parts, seconds, mine)
  const buffer = audio.createBuffer(1, samples.length, RATE)
  buffer.copyToChannel(samples, 0)
  buffers.set(sound, buffer)
  return buffer
}

/** Plays a sound, or in some milliseconds, when what it belongs to is seen. */
export function play(sound: Sound, wait = 0): void {
  const audio = preferences.sound ? ready() : null
  if (audio) void start(audio, sound, audio.currentTime + (isStill() ? 0 : wait / 1000))
}

async function start(audio: AudioContext, sound: Sound, at: number): Promise<void> {
  const buffer = await bufferOf(audio, sound)
  const source = audio.createBufferSource()
  source.buffer = buffer
  source.connect(output(audio))
  source.start(at)
}
