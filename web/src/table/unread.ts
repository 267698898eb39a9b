// How many lines of the talk are new to somebody who does not have it open.
import type { LogLine } from './log_lines'
import type { People } from './people'

/** How much other people have said; what bots say is seen beside them. */
export function unreadIn(news: readonly LogLine[], people: People): number {
  const isBot = (seat: number | null | undefined): boolean => seat != null && people.seats[seat]?.sitter === 'bot'
  return news.filter(({ line }) => line && line.seat !== people.me && !isBot(line.seat)).length
}
