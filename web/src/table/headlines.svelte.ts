// Big news over the board, told when the table shows it and not before.
import type { NewsPictures } from '../games/game'
import { isStill } from '../settings/preferences.svelte'
import { isMove, type LogLine } from './log_lines'

export const TURNING = 900 // milliseconds until a card is turned over

export interface Headline extends NewsPictures {
  /** One line for each thing that happened; cards that were turned over come one after the other. */
  readonly texts: readonly string[]
  readonly kind: string
}

/** Whether a line answers the question of another. */
function isAnswer(line: LogLine, question: LogLine): boolean {
  return question.id?.endsWith('vote-called') === true && line.id?.endsWith('voted') === true
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
  /** The line that `shown` is about, and who has moved since. */
  private about: LogLine | null = null
  private movers = new Set<number>()
  /** The first lines about cards that are on their way, or just being turned over. */
  private held = $state.raw<readonly string[]>([])

  /** `stay`: milliseconds that news stay in sight. */
  constructor(
    private readonly stay: number,
    private readonly isBig: (line: LogLine) => boolean = ({ big }) => big,
  ) {}

  /** Something has happened, and the cards of it land in `landing` milliseconds. What rains is told last, and stays. */
  tell(lines: readonly LogLine[], say: (line: LogLine) => string, show?: (line: LogLine) => NewsPictures, landing = 0): void {
    this.outdate(lines)
    const [turned, ...more] = isStill() ? [] : lines.filter(isTurned) // without motion a card is just there
    const first = lines.find(isMove)
    if (first && landing) this.hold(first, landing)
    if (turned) this.hold(turned, TURNING + (more.length * this.stay) / 2)
    const big = lines.filter(this.isBig)
    if (!big.length) return
    const wait = turned ? TURNING : landing
    const parts = oneCardEach(big).map((some): [Headline, LogLine] => {
      const last = some.at(-1)!
      const pictures = some.reduce((all, line): NewsPictures => ({ ...all, ...show?.(line) }), {})
      return [{ texts: some.map(say), kind: last.id ?? '', ...pictures }, last]
    })
    for (const [i, [one, line]] of [...parts.filter(([{ rain }]) => !rain), ...parts.filter(([{ rain }]) => rain)].entries()) {
      const from = wait + (i * this.stay) / 2
      setTimeout(() => this.show(one, line), from)
      setTimeout(() => this.shown === one && (this.shown = null), from + this.stay)
    }
  }

  /** The lines that may be read by now. */
  told(lines: readonly LogLine[]): readonly LogLine[] {
    const until = this.held.length ? lines.findIndex(({ key }) => this.held.includes(key)) : -1
    return until < 0 ? lines : lines.slice(0, until)
  }

  private show(one: Headline, line: LogLine): void {
    this.shown = one
    this.about = line
    this.movers.clear()
  }

  /** News are old when they are answered, something else has happened to the same player, or a second player has moved since. */
  private outdate(lines: readonly LogLine[]): void {
    if (!this.shown || !this.about) return
    const { seat, target } = this.about
    for (const line of lines.filter(isMove)) {
      if (line.seat !== null && line.seat !== seat) this.movers.add(line.seat)
      if (this.movers.size > 1 || isAnswer(line, this.about) || (target !== null && line.target === target)) this.shown = null
    }
  }

  private hold({ key }: LogLine, milliseconds: number): void {
    this.held = [...this.held, key]
    setTimeout(() => (this.held = this.held.filter((one) => one !== key)), milliseconds)
  }
}
