// How cards move: briefly, and not at all for people who have turned motion off.
import { flushSync } from 'svelte'
import { HEIGHT, WIDTH, type Cell } from './camera'
import { isStill as isLikedStill } from '../settings/preferences.svelte'

let isHeld = false

/** Changes what is shown without any motion: cards are just there, or gone. */
export function atOnce(change: () => void): void {
  isHeld = true
  change()
  flushSync()
  isHeld = false
}

/** Whether nothing moves now. */
export function isStill(): boolean {
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

const STEP = 240 // milliseconds from one card to the next
const LONGEST = 1_500
const HOP = 12 // how high a step is, in the board's units

export interface Walk {
  readonly cell: Cell
  /** Where it is drawn, in the board's units. */
  readonly left: number
  readonly top: number
  way: (from: Cell, to: Cell) => readonly Cell[]
}

/** Lets a figure go from card to card when its cell changes; without a known way it goes straight. */
export function walks(node: HTMLElement, first: Walk) {
  let last = first
  let walking: Animation | undefined
  return {
    update(now: Walk): void {
      const [from, { cell: to }] = [last, now]
      last = now
      if ((from.cell.x === to.x && from.cell.y === to.y) || isStill()) return
      walking?.cancel()
      const cells = now.way(from.cell, to)
      if (cells.length < 2) return
      walking = node.animate(steps(cells, from, now), { duration: Math.min(LONGEST, STEP * (cells.length - 1)), easing: 'linear' })
    },
    destroy: () => walking?.cancel(),
  }
}

/** Where a figure is at the beginning, in the middle of each step, and at its end. */
function steps(cells: readonly Cell[], from: Walk, to: Walk): Keyframe[] {
  const spots = cells.map((cell, i) => {
    const walk = i === 0 ? from : to // on other cards it is where it will be on the last one
    return { left: walk.left + (cell.x - walk.cell.x) * WIDTH, top: walk.top + (cell.y - walk.cell.y) * HEIGHT }
  })
  const at = (left: number, top: number): Keyframe => ({ transform: `translate(${left}px, ${top}px)` })
  return spots.flatMap(({ left, top }, i) => {
    const before = spots[i - 1]
    return before ? [at((before.left + left) / 2, (before.top + top) / 2 - HOP), at(left, top)] : [at(left, top)]
  })
}
