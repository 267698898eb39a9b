// Cards on their way over the table: from a hand to the board, from player to player, from the pile to a hand.
import { isStill } from '../settings/preferences.svelte'

export const FLIGHT = 420 // milliseconds

export interface Flight {
  readonly id: number
  readonly picture: string
  readonly from: DOMRect
  /** Where it goes to; a place that is not on the screen yet is looked for when the card sets off. */
  readonly to: DOMRect | (() => DOMRect | null)
  readonly delay: number
}

const MOST = 12 // at a time: nobody could follow more
const EARLIER = 1 // of what came before that is still on its way

export class Flights {
  all = $state.raw<readonly Flight[]>([])
  private next = 0

  /** Lets a card fly; does nothing if one of the places is not on the screen. */
  fly(picture: string, from: DOMRect | null, to: Flight['to'] | null, delay = 0): void {
    if (!from || !to || isStill() || document.hidden || this.all.length >= MOST) return
    const flight = { id: this.next++, picture, from, to, delay }
    this.all = [...this.all, flight]
  }

  /** Something else happens: of what came before, all but the newest cards have landed. */
  settle(): void {
    this.all = this.all.slice(-EARLIER)
  }

  /** Removes all flying cards. */
  clear(): void {
    this.all = []
  }

  land(id: number): void {
    this.all = this.all.filter((flight) => flight.id !== id)
  }
}

/** Moves an element along its flight, and says when it is there. */
export function along(node: HTMLElement, { flight, done }: { flight: Flight; done: () => void }) {
  const { from } = flight
  const place = (rect: DOMRect, high: number) => {
    const scale = Math.max(0.28, rect.width / 100)
    return `translate(${rect.left + rect.width / 2 - 50}px, ${rect.top + rect.height / 2 - 70 - high}px) scale(${scale})`
  }
  let flying: Animation | undefined
  const setOff = (to: DOMRect | null): void => {
    if (!to) return done()
    const half = new DOMRect(
      (from.left + to.left) / 2,
      (from.top + to.top) / 2,
      (from.width + to.width) / 2 + 24,
      (from.height + to.height) / 2,
    )
    flying = node.animate(
      [
        { transform: place(from, 0), opacity: 0.2 },
        { transform: place(half, 26), opacity: 1, offset: 0.5 },
        { transform: place(to, 0), opacity: 1 },
      ],
      { duration: FLIGHT, delay: flight.delay, easing: 'ease-in-out', fill: 'forwards' },
    )
    flying.onfinish = flying.oncancel = done
  }
  const { to } = flight
  node.style.transform = place(from, 0)
  const frame = typeof to === 'function' ? requestAnimationFrame(() => setOff(to())) : 0
  if (typeof to !== 'function') setOff(to)
  return {
    destroy: () => {
      cancelAnimationFrame(frame)
      flying?.cancel()
    },
  }
}
