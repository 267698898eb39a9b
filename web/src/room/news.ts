// What the whole room should notice, and how long it stays.
import type { LogLine } from '../table/log_lines'
import { ROLE, SCORING, START } from '../table/reveal_times'

export const BIG = 3_600 // milliseconds that it stays on the screen

const READING = 9_000 // milliseconds to read it all
export const HURRY = 6_000 // of which this is left out when somebody plays on

/** The last important event; null if there was none. */
export function bigNews(lines: readonly LogLine[]): LogLine | null {
  return lines.findLast(({ big }) => big) ?? null
}

/** How long the end of a round stays on the screen, where nobody is to press anything. */
export function timeToRead(players: number, steps: number): number {
  return START + (players + 1) * ROLE + steps * SCORING + READING
}
