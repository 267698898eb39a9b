// Who won the game, in a sentence.
import type { Game } from '../games/game'
import { listed, t } from '../text/text.svelte'
import { nameOf, type People } from './people'

/** Needs the texts of the ending. */
export function winnersText(game: Game, people: People): string {
  const winners = game.view?.winners ?? []
  if (!winners.length) return t('state-unfinished')
  if (winners.length === 1 && winners[0] === people.me) return t('standings-won-you')
  const who = listed(winners.map((seat) => nameOf(people, seat)))
  return t(winners.length === 1 ? 'standings-won' : 'standings-shared', { who })
}
