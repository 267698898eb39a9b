// How this browser's owner likes things: remembered here, the same on every page and at every table.
import { keepObject, keptObject } from '../keeping'

export const MOTIONS = ['auto', 'still', 'full'] as const
export const CARDS = ['small', 'normal', 'large'] as const
export const COLOURS = ['normal', 'red-green', 'blue-yellow', 'contrast'] as const

export interface Likings {
  /** Ask before every move. */
  confirm: boolean
  sound: boolean
  /** Cover one's role. */
  cover: boolean
  notify: boolean
  motion: (typeof MOTIONS)[number]
  cards: (typeof CARDS)[number]
  colours: (typeof COLOURS)[number]
}

const PLAIN: Likings = { confirm: true, sound: true, cover: false, notify: false, motion: 'auto', cards: 'normal', colours: 'normal' }

/** How much larger or smaller than usual cards are. */
export const CARD_SIZES: Readonly<Record<Likings['cards'], number>> = { small: 0.8, normal: 1, large: 1.3 }

/** What was remembered; what an older or a newer page left there and cannot be chosen is as if never chosen. */
export function readLikings(found: Likings): Likings {
  const one = <T extends string>(of: readonly T[], wanted: T, plain: T): T => (of.includes(wanted) ? wanted : plain)
  return {
    ...found,
    motion: one(MOTIONS, found.motion, PLAIN.motion),
    cards: one(CARDS, found.cards, PLAIN.cards),
    colours: one(COLOURS, found.colours, PLAIN.colours),
  }
}

export const likings = $state<Likings>(readLikings(keptObject('likings', PLAIN)))

export function like<Name extends keyof Likings>(name: Name, value: Likings[Name]): void {
  likings[name] = value
  keepObject('likings', { ...likings })
  showLikings()
}

/** Shows the page as it is liked, and follows the device from now on. */
export function applyLikings(): void {
  device().addEventListener('change', showLikings)
  showLikings()
}

/** Whether nothing is to move. Styles ask `:root[data-motion='still']`. */
export function isStill(): boolean {
  return document.documentElement.dataset.motion === 'still'
}

function device(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)')
}

function showLikings(): void {
  const { dataset } = document.documentElement
  dataset.motion = likings.motion === 'auto' ? (device().matches ? 'still' : 'full') : likings.motion
  dataset.cards = likings.cards
  dataset.colours = likings.colours
}
