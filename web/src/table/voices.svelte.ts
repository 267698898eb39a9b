// What players say at a table, as speech bubbles that go away, and as lines for screen readers.
import { play } from '../sound/sound'

const SHOWN = 6_000 // milliseconds that a bubble stays
const LAST = 2_500 // and those that are there when the viewer is to play
const MOST = 4 // bubbles: nobody reads more at a time
const KEPT = 12 // lines for screen readers

export class Voices {
  /** The last thing that each seat said. */
  bubbles = $state.raw<ReadonlyMap<number, string>>(new Map())
  announced = $state.raw<readonly { readonly key: number; readonly text: string }[]>([])
  private count = 0

  /** Shows what a seat says; it is heard unless it is the viewer's own. */
  speak(seat: number, text: string, isOwn = false): void {
    if (!isOwn) play('say')
    const others = [...this.bubbles].filter(([other]) => other !== seat)
    this.bubbles = new Map([...others, [seat, text] as const].slice(-MOST))
    this.removeAfter(SHOWN, new Map([[seat, text]]))
  }

  /** The viewer is to play, and looks at the board: what was said before goes soon. */
  fade(): void {
    this.removeAfter(LAST, this.bubbles)
  }

  /** Has a screen reader say it. */
  announce(text: string): void {
    this.announced = [...this.announced, { key: this.count++, text }].slice(-KEPT)
  }

  /** Takes all bubbles away. */
  hush(): void {
    this.bubbles = new Map()
  }

  private removeAfter(milliseconds: number, said: ReadonlyMap<number, string>): void {
    setTimeout(() => {
      this.bubbles = new Map([...this.bubbles].filter(([seat, text]) => said.get(seat) !== text))
    }, milliseconds)
  }

  clear(): void {
    this.announced = []
    this.hush()
  }
}
