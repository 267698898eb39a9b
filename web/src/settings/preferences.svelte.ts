// How this browser's owner likes things: remembered here, the same on every page and at every table.
import { storeObject, storedObject } from '../storage'

export const MOTIONS = ['auto', 'still', 'full'] as const
export const CARDS = ['small', 'normal', 'large'] as const
export const COLOURS = ['normal', 'red-green', 'blue-yellow', 'contrast'] as const

export interface Preferences {
  /** Ask before every move. */
  confirm: boolean
  /** Take a step by itself that leaves no choice and plays no card. */
  forced: boolean
  sound: boolean
  /** In percent. */
  volume: number
  /** Cover one's role. */
  cover: boolean
  notify: boolean
  motion: (typeof MOTIONS)[number]
  cards: (typeof CARDS)[number]
  colours: (typeof COLOURS)[number]
}

const PLAIN: Preferences = {
  confirm: true,
  forced: true,
  sound: true,
  volume: 80,
  cover: false,
  notify: false,
  motion: 'auto',
  cards: 'normal',
  colours: 'normal',
}

/** How much larger or smaller than usual cards are. */
export const CARD_SIZES: Readonly<Record<Preferences['cards'], number>> = { small: 0.8, normal: 1, large: 1.3 }

/** What was remembered. Values of an older or newer page that cannot be chosen here are ignored. */
function readPreferences(found: Preferences): Preferences {
  const one = <T extends string>(of: readonly T[], wanted: T, plain: T): T => (of.includes(wanted) ? wanted : plain)
  return {
    ...found,
    volume: Number.isFinite(found.volume) ? Math.min(100, Math.max(0, found.volume)) : PLAIN.volume,
    motion: one(MOTIONS, found.motion, PLAIN.motion),
    cards: one(CARDS, found.cards, PLAIN.cards),
    colours: one(COLOURS, found.colours, PLAIN.colours),
  }
}

export const preferences = $state<Preferences>(readPreferences(storedObject('likings', PLAIN)))

export function setPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  preferences[name] = value
  storeObject('likings', { ...preferences })
  showPreferences()
}

/** Applies the preferences to the page, and follows the device from now on. */
export function applyPreferences(): void {
  for (const device of [lessMotion(), moreContrast()]) device.addEventListener('change', showPreferences)
  showPreferences()
}

/** Whether motion is turned off. Styles ask `:root[data-motion='still']`. */
export function isStill(): boolean {
  return document.documentElement.dataset.motion === 'still'
}

function lessMotion(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)')
}

function moreContrast(): MediaQueryList {
  return matchMedia('(prefers-contrast: more)')
}

function showPreferences(): void {
  const { dataset } = document.documentElement
  dataset.motion = preferences.motion === 'auto' ? (lessMotion().matches ? 'still' : 'full') : preferences.motion
  dataset.cards = preferences.cards
  dataset.colours = preferences.colours === 'normal' && moreContrast().matches ? 'contrast' : preferences.colours
}
