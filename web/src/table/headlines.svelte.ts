// Big news over the board, told when the table shows it and not before.
import type { NewsPictures } from '../games/game'
import { isStill } from '../settings/preferences.svelte'
import type { LogLine } from './log_lines'

export const TURNING = 900 // milliseconds until a card is turned over

export interface Headline extends NewsPictures {
  /** One line for each thing that happened; none replaces another. */
  readonly texts: readonly string[]
  readonly kind: string
}

function isTurned({ id }: LogLine): boolean {
  return id?.endsWith('revealed') === true
}

export class Headlines {
  shown = $state.raw<Headline | null>(null)
  /** The first line about a card that is just being turned over. */
  private turning = $state<string | null>(null)

  /** `stay`: milliseconds that news stay in sight. */
  constructor(
    private readonly stay: number,
    private readonly isBig: (line: LogLine) => boolean = ({ big }) => big,
  ) {}

  /** Something has happened. */
  tell(lines: readonly LogLine[], say: (line: LogLine) => string, show?: (line: LogLine) => NewsPictures): void {
    const turned = isStill() ? undefined : lines.find(isTurned) // without motion a card is just there
    if (turned) {
      this.turning = turned.key
      setTimeout(() => this.turning === turned.key && (this.turning = null), TURNING)
    }
    const big = lines.filter(this.isBig)
    if (!big.length) return
    const wait = turned ? TURNING : 0
    const one = { texts: big.map(say), kind: big.at(-1)!.id ?? '', ...show?.(big.at(-1)!) }
    setTimeout(() => (this.shown = one), wait)
    setTimeout(() => this.shown === one && (this.shown = null), wait + this.stay)
  }

  /** The lines that may be read by now. */
  told(lines: readonly LogLine[]): readonly LogLine[] {
    const until = this.turning === null ? -1 : lines.findIndex(({ key }) => key === this.turning)
    return until < 0 ? lines : lines.slice(0, until)
  }
}
