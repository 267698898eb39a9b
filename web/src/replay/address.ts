// Where in a game somebody is, as an address that can be shared.
import type { Eyes } from './past.svelte'

/** What is shown beside the board. */
export type Beside = 'log' | 'hindsight' | 'share'

export interface Place {
  readonly step: number
  readonly eyes: Eyes
  readonly show: Beside
}

/** `#step=12&eyes=3&show=hindsight`; the defaults are the beginning, everyone's eyes and the log. */
export function readPlace(hash: string): Place {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const step = given.get('step') ?? ''
  const eyes = given.get('eyes') ?? 'all'
  return {
    step: /^\d{1,5}$/.test(step) ? Number(step) : 0,
    eyes: /^\d$/.test(eyes) ? Number(eyes) : eyes === 'all' ? 'all' : 'none',
    show: given.get('show') === 'hindsight' ? 'hindsight' : 'log',
  }
}

/** The address of a place; the panel with files and links is not part of it. */
export function writePlace({ step, eyes, show }: Place): string {
  return `#step=${step}&eyes=${eyes}${show === 'hindsight' ? '&show=hindsight' : ''}`
}
