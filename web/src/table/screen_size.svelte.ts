// How much room the screen has.
import { MediaQuery } from 'svelte/reactivity'

export class ScreenSize {
  private readonly wide = new MediaQuery('(min-width: 900px) and (min-height: 500px)')
  private readonly narrow = new MediaQuery('(max-width: 599px) and (orientation: portrait)')

  /** Whether there is room for the log and the talk beside the board. */
  get isWide(): boolean {
    return this.wide.current
  }

  /** Whether it is a phone held upright. */
  get isNarrow(): boolean {
    return this.narrow.current
  }
}
