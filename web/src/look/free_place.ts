// Puts what lies over the board, on wide screens, where it covers least of what is there.
import type { Box, Point, Size } from '../board/camera'

const STEP = 16 // pixels between two places that are tried
const NEAR = 8 // pixels between it and what it must not cover
const WIDE = '(min-width: 900px) and (min-height: 500px)'
const AGAIN = 300 // milliseconds until it is looked whether it still covers nothing

/** What has to stay in sight: cards and places to choose, what people say, and the buttons of the board. */
const SEEN = '.layer > .card, .layer > .target, .bubble, .stage .tools'
const SOUGHT = 4 // times as much as other cards everybody looks at those that are turned over

/** A rectangle, and how much it matters. */
interface Taken extends Box {
  readonly weight?: number
}

/** A place, and how much is covered there. */
export interface Place extends Point {
  readonly covered: number
}

/** The pixels that a rectangle shares with others. */
function coveredAt({ x, y }: Point, { width, height }: Size, taken: readonly Taken[]): number {
  const common = (low: number, high: number, from: number, to: number): number => Math.max(0, Math.min(high, to) - Math.max(low, from))
  const shared = ({ left, top, right, bottom }: Taken): number => common(x, x + width, left, right) * common(y, y + height, top, bottom)
  return taken.reduce((sum, one) => sum + shared(one) * (one.weight ?? 1), 0)
}

/** From one end of the field to the other. */
function* steps(from: number, to: number): Generator<number> {
  for (let at = from; at < to; at += STEP) yield at
  yield Math.max(from, to)
}

/** The place in the field that covers least, and of those the nearest to where it would like to be. */
export function freePlace(size: Size, field: Box, taken: readonly Taken[], wish: Point): Place {
  let best: Place = { ...wish, covered: coveredAt(wish, size, taken) }
  let far = 0
  if (!best.covered) return best
  for (const x of steps(field.left, field.right - size.width))
    for (const y of steps(field.top, field.bottom - size.height)) {
      const covered = coveredAt({ x, y }, size, taken)
      const away = Math.hypot(x - wish.x, y - wish.y)
      if (covered > best.covered || (covered === best.covered && away >= far)) continue
      best = { x, y, covered }
      far = away
    }
  return best
}

function takenBy(one: Element): Taken {
  const { left, top, right, bottom } = one.getBoundingClientRect()
  const weight = one.matches('[data-sought]') ? SOUGHT : 1
  return { left: left - NEAR, top: top - NEAR, right: right + NEAR, bottom: bottom + NEAR, weight }
}

/** The board above the prompt. */
function fieldOf(): Box | null {
  const field = document.querySelector('.stage .field')?.getBoundingClientRect()
  const prompt = document.querySelector('.prompt')?.getBoundingClientRect()
  if (!field) return null
  const { left, top, right, bottom } = field
  return { left: left + NEAR, top: top + NEAR, right: right - NEAR, bottom: Math.min(bottom, prompt?.top ?? bottom) - NEAR }
}

/** Keeps an element off the cards, in a narrow form if there is only room for that; unless it has a place of its own. */
export function keepFree(node: HTMLElement, isMoved = true) {
  if (!isMoved) return
  const isWide = matchMedia(WIDE)

  /** Where its styles would put it. */
  const wished = (): Point => {
    const corner = node.offsetParent?.getBoundingClientRect()
    return { x: (corner?.left ?? 0) + node.offsetLeft, y: (corner?.top ?? 0) + node.offsetTop }
  }

  const look = (field: Box, taken: readonly Taken[], isNarrow: boolean): Place => {
    node.classList.toggle('narrow', isNarrow)
    return freePlace({ width: node.offsetWidth, height: node.offsetHeight }, field, taken, wished())
  }

  const put = (): void => {
    const field = isWide.matches ? fieldOf() : null
    if (!field) return
    const taken = [...document.querySelectorAll(SEEN)].map(takenBy)
    const here = node.getBoundingClientRect()
    if (node.style.translate && !coveredAt(here, here, taken)) return
    let place = look(field, taken, false)
    if (place.covered) {
      const narrow = look(field, taken, true)
      if (narrow.covered < place.covered) place = narrow
      else node.classList.remove('narrow')
    }
    const from = wished()
    if (node.style.translate) node.style.transition = 'translate 0.3s'
    node.style.translate = `${place.x - from.x}px ${place.y - from.y}px`
  }

  put()
  const timer = setInterval(put, AGAIN)
  return { destroy: () => clearInterval(timer) }
}
