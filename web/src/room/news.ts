// What the whole room should notice: the gold, a stone, a storm, the dragon, the end of a round. Pure.
import type { Told } from '../table/telling'

export const BIG = 3_200 // milliseconds that it stays on the screen

const NEWS = ['revealed', 'round-ended', 'game-ended', 'storm', 'dragon', 'claimed']

/** The last big thing among what was told; null when it was all small. */
export function bigNews(told: readonly Told[]): Told | null {
  return told.findLast(({ id, own }) => !own && id !== null && NEWS.some((news) => id.endsWith(`-${news}`))) ?? null
}
