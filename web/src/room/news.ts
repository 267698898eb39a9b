// What the whole room should notice, and how long it stays.
import { ROLE, SCORING, START } from '../table/reveal_times'

export const BIG = 3_600 // milliseconds that it stays on the screen

const READING = 9_000 // milliseconds to read it all
export const HURRY = 6_000 // of which this is left out when somebody plays on

/** How long the end of a round stays on the screen, where nobody is to press anything. */
export function timeToRead(players: number, steps: number): number {
  return START + (players + 1) * ROLE + steps * SCORING + READING
}
