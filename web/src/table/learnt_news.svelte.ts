// What the viewer alone has just learnt, such as the result of a look: shown until it is confirmed, or for a while.
import type { ComponentProps } from 'svelte'
import type Learnt from './Learnt.svelte'

export type Knowledge = Pick<ComponentProps<typeof Learnt>, 'texts' | 'picture'>

const LEARNT = 12_000 // milliseconds that the result of a look waits to be confirmed
const READ = 4_000 // and at least, when the viewer's next turn has begun

export class LearntNews {
  shown = $state.raw<Knowledge | null>(null)
  private coming = $state.raw<Knowledge | null>(null)

  /** Made while a component is. `waits`: the card that looks is still on its way, or the role is looked at. */
  constructor(waits: () => boolean, isNextTurn: () => boolean) {
    let since = 0
    $effect(() => {
      const one = this.coming
      if (!one || waits()) return
      this.coming = null
      this.shown = one
      since = Date.now()
      setTimeout(() => this.shown === one && this.confirm(), LEARNT)
    })
    // Then it does not cover the board any more.
    $effect(() => {
      if (!this.shown || !isNextTurn()) return
      const timer = setTimeout(() => this.confirm(), Math.max(0, since + READ - Date.now()))
      return () => clearTimeout(timer)
    })
  }

  come(one: Knowledge): void {
    this.coming = one
  }

  confirm(): void {
    this.shown = null
  }
}
