// How cards move: briefly, and not at all for people who have turned motion off.
import { flushSync } from 'svelte'
import { isStill as isLikedStill } from '../settings/preferences.svelte'

let isHeld = false

/** Changes what is shown without any motion: cards are just there, or gone. */
export function atOnce(change: () => void): void {
  isHeld = true
  change()
  flushSync()
  isHeld = false
}

function isStill(): boolean {
  return isHeld || isLikedStill()
}

interface Landing {
  wait?: number
}

/** A card comes down on the table. */
export function land(_node: Element, { wait = 0 }: Landing = {}) {
  return {
    delay: isStill() ? 0 : wait,
    duration: isStill() ? 0 : 240,
    css: (t: number) => `opacity: ${Math.min(1, t * 3)}; transform: scale(${1 + (1 - t) ** 2 * 0.22})`,
  }
}

/** A tunnel caves in. */
export function fall(_node: Element) {
  return {
    duration: isStill() ? 0 : 720,
    css: (t: number, u: number) => {
      const shake = t > 0.6 ? Math.sin(u * 70) * 3 : 0
      const gone = Math.max(0, u - 0.4) / 0.6
      return `opacity: ${1 - gone}; transform: translate(${shake}px, ${gone ** 2 * 90}px) rotate(${gone * 9}deg) scale(${1 - gone * 0.25})`
    },
  }
}

/** One side of a card that is turned over: the back goes first, the face follows. */
export function turn(_node: Element, { wait = 0 }: Landing = {}) {
  return {
    delay: isStill() ? 0 : wait,
    duration: isStill() ? 0 : 280,
    css: (t: number) => `transform: perspective(600px) rotateY(${(1 - t) * 90}deg)`,
  }
}
