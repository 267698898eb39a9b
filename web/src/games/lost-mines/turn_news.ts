// A turn of The Lost Mines in one sentence: the card, and what came of the walk.
import { sentence, type LogLine } from '../../table/log_lines'
import type { People } from '../../table/people'
import type { Game } from '../game'

const CARD = /^mines-event-(laid|bridged|trap-set|troll-set|storm|looked-\w+|discarded)$/
const AFTER = /^mines-event-(stayed|walked-to|lost|took)$/

/** What the last line tells, together with the card of the same turn; null if the line is told alone. */
export function turnNews(lines: readonly LogLine[], people: People, game: Game): string | null {
  const last = lines.at(-1)
  if (!last?.id || !AFTER.test(last.id)) return null
  const card = cardOf(lines, last.seat)
  if (!card) return null
  const first = sentence({ ...card, facts: { ...card.facts, feature: 'any' } }, people, game, true) // the board shows which path
  return `${first} ${sentence({ ...last, id: `${last.id}-then` }, people, game)}`
}

/** The card that somebody has played in the turn that the lines end with, whatever was said meanwhile. */
function cardOf(lines: readonly LogLine[], seat: number | null): LogLine | null {
  const found = lines.findLast(({ id, line, seat: by }) => !line && (by !== seat || (id !== null && CARD.test(id))))
  return found && found.seat === seat ? found : null
}
