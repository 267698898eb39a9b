// Which lines of the log are told already: what is just being shown is told after it.
import { resultAt, type LogLine } from './log_lines'

interface Shown {
  /** The end of a round is just being shown. */
  readonly ending: boolean
  /** So is the end of the game. */
  readonly standings: boolean
  /** And so is the role that was dealt. */
  readonly role: boolean
}

export function toldBeside(lines: readonly LogLine[], { ending, standings, role }: Shown): readonly LogLine[] {
  if (ending) return lines.slice(0, lines.findLastIndex(({ id }) => id?.endsWith('round-ended')) + 1)
  if (standings) return lines.slice(0, resultAt(lines))
  return role ? lines.slice(0, lines.findLastIndex(({ heading }) => heading) + 1) : lines
}
