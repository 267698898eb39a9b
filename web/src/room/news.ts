// What the whole room should notice: the gold, a stone, a storm, the dragon, a vote. Pure.
import type { LogLine } from '../table/log_lines'

export const BIG = 3_600 // milliseconds that it stays on the screen
export const HOLD = 2_000 // milliseconds to see a goal or a mine turned up before the roles are

const START = 500 // milliseconds until the first role is turned over, then for each role, and for each step of the scoring
const ROLE = 420
const SCORING = 2_200
const READING = 9_000 // and to read it all
export const HURRY = 6_000 // of which this is left out when somebody plays on

// The end of a round and of the game need none: they fill the screen anyway.
const NEWS = ['revealed', 'storm', 'dragon', 'vote-called', 'claimed']

/** The last big thing among what was told; null when it was all small. */
export function bigNews(told: readonly LogLine[]): LogLine | null {
  return told.findLast(({ id, own }) => !own && id !== null && NEWS.some((news) => id.endsWith(`event-${news}`))) ?? null
}

/** How long the end of a round stays on the screen, where nobody is to press anything. */
export function timeToRead(players: number, steps: number): number {
  return START + (players + 1) * ROLE + steps * SCORING + READING
}
