// How much room the screen has.
import { MediaQuery } from 'svelte/reactivity'

export class ScreenSize {
  private readonly wide = new MediaQuery('(min-width: 900px) and (min-height: 500px)')
  private readonly phone = new MediaQuery(
    '((max-width: 599px) and (orientation: portrait)) or ((max-height: 499px) and (orientation: landscape))',
  )
  private readonly low = new MediaQuery('(max-height: 499px) and (orientation: landscape)')

  /** Whether there is room for the log and the talk beside the board. */
  get isWide(): boolean {
    return this.wide.current
  }

  /** Whether it is a phone on its side. */
  get isLow(): boolean {
    return this.low.current
  }

  /** Whether it is a phone, upright or on its side. */
  get isPhone(): boolean {
    return this.phone.current
  }
}
