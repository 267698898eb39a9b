// What a finger can hit on the board.
import { keyOf, middleOf, type Spot } from './board_items'
import { HEIGHT, LEAST_SCALE, WIDTH, type Cell } from './camera'

export const FINGER = 44 // pixels that a finger needs

/** Whether all targets are cards that lie face down; these are far from each other. */
export function areFaceDown(targets: readonly Spot[], hidden: readonly Cell[]): boolean {
  const places = new Set(hidden.map(({ x, y }) => keyOf({ x, y })))
  return targets.length > 0 && targets.every((one) => places.has(keyOf(one)))
}

/** The scale from which on places are a finger apart: then each answers to a finger that is near. */
export function scaleToPart(places: readonly Cell[]): number {
  const apart = places.flatMap((a, i) =>
    places.slice(i + 1).map((b) => Math.max(Math.abs(a.x - b.x) * WIDTH, Math.abs(a.y - b.y) * HEIGHT)),
  )
  return FINGER / Math.min(...apart)
}

/** The scale from which on a finger hits each target. Places for cards are as wide as a finger; cards that lie face down
 *  and joints answer to a finger that is near, and are as far apart. */
export function scaleToHit(targets: readonly Spot[], hidden: readonly Cell[]): number {
  if (!targets.length) return 0
  if (!areFaceDown(targets, hidden) && !targets.every(({ side }) => side)) return FINGER / WIDTH
  const spots = targets.map(middleOf).map(({ x, y }) => ({ x: x * WIDTH, y: y * HEIGHT }))
  const apart = spots.flatMap((a, i) => spots.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))
  return Math.max(LEAST_SCALE, FINGER / Math.min(...apart))
}
