// The end of a round in a replay: first the last card is looked at, then the roles are turned over, then the log tells it.
import type { LogLine } from '../table/log_lines'

const READING = 2_500 // milliseconds that the result stays before a playing replay goes on

export class EndOfRound {
  /** Before it is shown, what led to it is looked at. */
  phase = $state<'none' | 'coming' | 'open'>('none')
  /** Whether role cards are being turned over. */
  isTurning = $state(false)
  /** Whether role cards are being turned over or points counted. */
  isMoving = $state(false)
  /** The step that ended the round. */
  step = $state(0)
  private calmSince = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  /** A round ends with a step; it is shown after this many milliseconds. */
  come(step: number, wait: number): void {
    this.close()
    this.step = step
    if (!wait) return this.open()
    this.phase = 'coming'
    this.timer = setTimeout(() => this.open(), wait)
  }

  private open(): void {
    this.phase = 'open'
    this.calmSince = performance.now()
  }

  close(): void {
    clearTimeout(this.timer)
    this.phase = 'none'
    this.isTurning = this.isMoving = false
  }

  /** Whether a playing replay waits for it. */
  isLookedAt(): boolean {
    if (this.phase !== 'open' || this.isMoving) this.calmSince = performance.now()
    return this.phase === 'coming' || (this.phase === 'open' && performance.now() - this.calmSince < READING)
  }

  /** The lines of the log that say no more than has been shown. */
  told(lines: readonly LogLine[]): readonly LogLine[] {
    if (this.phase !== 'coming' && !this.isTurning) return lines
    const end = lines.findLastIndex(({ id }) => id?.endsWith('round-ended'))
    return end < 0 ? lines : lines.slice(0, this.phase === 'coming' ? end : end + 1)
  }
}
