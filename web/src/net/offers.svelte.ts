// What the server offers: fetched once, when somebody first needs it.
import type { GameOffered, Games } from '../protocol'
import { aboutGame } from '../games'
import { whenFree } from '../look/slow_line'
import { bringGameTexts } from '../text/text.svelte'
import { gameTexts, offered } from './api'

let games = $state.raw<Games | null>(null)
let asked: Promise<Games> | null = null

/** Asks the server what it offers, once; a failed try is repeated by the next one who asks. */
export function bringOffers(): Promise<Games> {
  asked ??= offered().then(
    async (answer) => {
      const others = answer.games.filter(({ game }) => !aboutGame(game))
      await Promise.all(others.map(({ game }) => bringServedTexts(game)))
      return (games = answer)
    },
    (error: unknown) => {
      asked = null
      throw error
    },
  )
  return asked
}

/** The same for a part of the page that does without the answer for a while: a slow line is left to what is needed first. */
export function bringOffersLater(): void {
  void whenFree()
    .then(bringOffers)
    .catch(() => null)
}

/** What is offered of a game; null until the server has answered. */
export function gameOffered(name: string): GameOffered | null {
  return games?.games.find(({ game }) => game === name) ?? null
}

/** The role cards that are shuffled for this many players, by role; null until the server has answered. */
export function roleDeck(name: string, players: number): Readonly<Record<string, number>> | null {
  return gameOffered(name)?.roles?.[players] ?? null
}

/** Brings the texts of a game that is not in the page's bundle. */
export function bringServedTexts(game: string): Promise<void> {
  return bringGameTexts(game, async (language) => fluentOf(await gameTexts(game, language)))
}

/** The texts of a game as a Fluent file. */
export function fluentOf(texts: Readonly<Record<string, string>>): string {
  return Object.entries(texts)
    .map(([id, pattern]) => `${id} = ${pattern}`)
    .join('\n')
}
