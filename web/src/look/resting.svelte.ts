// What the mouse or the keyboard rests on for a moment, so that something is said about it.
const REST = 500 // milliseconds

export class Resting<T> {
  on = $state.raw<T | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  rest(on: T): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.on = on), REST)
  }

  readonly leave = (): void => {
    clearTimeout(this.timer)
    this.on = null
  }
}
