// How long to wait before the next try to connect.

const FIRST = 400
const LONGEST = 8_000

/** Milliseconds before a try: twice as long each time, and not all browsers together. */
export function waitBefore(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(LONGEST, FIRST * 2 ** attempt)
  return Math.round(most * (0.5 + random() / 2))
}
