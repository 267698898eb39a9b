// What players say at a table, as speech bubbles that go away, and as lines for screen readers.
import { play } from '../sound/sound'

const SHOWN = 6_000 // milliseconds that a bubble stays
const KEPT = 12 // lines for screen readers

export class Voices {
  /** The last thing that each seat said. */
  bubbles = $state.raw<ReadonlyMap<number, string>>(new Map())
  announced = $state.raw<readonly { readonly key: number; readonly text: string }[]>([])
  private count = 0

  /** Shows what a seat says; it is heard unless it is the viewer's own. */
  speak(seat: number, text: string, isOwn = false): void {
    if (!isOwn) play('say')
    this.bubbles = new Map(this.bubbles).set(seat, text)
    setTimeout(() => {
      if (this.bubbles.get(seat) !== text) return
      const left = new Map(this.bubbles)
      left.delete(seat)
      this.bubbles = left
    }, SHOWN)
  }

  /** Has a screen reader say it. */
  announce(text: string): void {
    this.announced = [...this.announced, { key: this.count++, text }].slice(-KEPT)
  }

  clear(): void {
    this.announced = []
    this.bubbles = new Map()
  }
}
