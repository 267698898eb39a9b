// Where in a game somebody is, as an address that can be given to others.
import type { Eyes } from './past.svelte'

export interface Place {
  readonly step: number
  readonly eyes: Eyes
}

/** `#step=12&eyes=3`; whatever is not there or makes no sense is the beginning, and a spectator's eyes. */
export function readPlace(hash: string): Place {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const step = Number(given.get('step') ?? 0)
  const eyes = given.get('eyes') ?? 'none'
  return {
    step: Number.isInteger(step) && step >= 0 ? step : 0,
    eyes: /^\d$/.test(eyes) ? Number(eyes) : eyes === 'all' ? 'all' : 'none',
  }
}

export function writePlace({ step, eyes }: Place): string {
  return `#step=${step}&eyes=${eyes}`
}
