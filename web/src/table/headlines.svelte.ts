// Big news over the board, told when the table shows it and not before.
import type { NewsPictures } from '../games/game'
import { isStill } from '../settings/preferences.svelte'
import type { LogLine } from './log_lines'

export const TURNING = 900 // milliseconds until a card is turned over

export interface Headline extends NewsPictures {
  /** One line for each thing that happened; cards that were turned over come one after the other. */
  readonly texts: readonly string[]
  readonly kind: string
}

function isTurned({ id }: LogLine): boolean {
  return id?.endsWith('revealed') === true
}

/** The lines in order, parted so that each card that was turned over is seen with its own words. */
function oneCardEach(lines: readonly LogLine[]): LogLine[][] {
  const parts: LogLine[][] = []
  for (const line of lines) {
    const last = parts.at(-1)
    if (last && !(isTurned(line) && last.some(isTurned))) last.push(line)
    else parts.push([line])
  }
  return parts
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

  /** Something has happened. What rains is told last, and stays. */
  tell(lines: readonly LogLine[], say: (line: LogLine) => string, show?: (line: LogLine) => NewsPictures): void {
    const [turned, ...more] = isStill() ? [] : lines.filter(isTurned) // without motion a card is just there
    if (turned) {
      this.turning = turned.key
      setTimeout(() => this.turning === turned.key && (this.turning = null), TURNING + (more.length * this.stay) / 2)
    }
    const big = lines.filter(this.isBig)
    if (!big.length) return
    const wait = turned ? TURNING : 0
    const parts = oneCardEach(big).map((some): Headline => ({ texts: some.map(say), kind: some.at(-1)!.id ?? '', ...show?.(some.at(-1)!) }))
    for (const [i, one] of [...parts.filter(({ rain }) => !rain), ...parts.filter(({ rain }) => rain)].entries()) {
      const from = wait + (i * this.stay) / 2
      setTimeout(() => (this.shown = one), from)
      setTimeout(() => this.shown === one && (this.shown = null), from + this.stay)
    }
  }

  /** The lines that may be read by now. */
  told(lines: readonly LogLine[]): readonly LogLine[] {
    const until = this.turning === null ? -1 : lines.findIndex(({ key }) => key === this.turning)
    return until < 0 ? lines : lines.slice(0, until)
  }
}
