// How many lines of the talk are new to somebody who does not have it open.
import type { LogLine } from './log_lines'
import type { People } from './people'

/** How much others have said. What bots say once a round is over does not count. */
export function unreadIn(news: readonly LogLine[], people: People, isRoundOver: boolean): number {
  const isIdle = (seat: number | null): boolean => isRoundOver && seat !== null && people.seats[seat]?.sitter === 'bot'
  return news.filter(({ line }) => line && line.seat !== people.me && !isIdle(line.seat ?? null)).length
}
