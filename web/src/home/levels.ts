// What the server offers, in words.
import { known, t } from '../text/text.svelte'

/** The games that can be played on this page so far. */
export const PLAYABLE = ['saboteur']

/** The name of a bot's level; a level that has no words yet goes by its own name. */
export function levelName(level: string): string {
  return known(`level-${level}`) ? t(`level-${level}`) : level
}

export function levelHint(level: string): string | undefined {
  return known(`level-${level}-hint`) ? t(`level-${level}-hint`) : undefined
}

export function gameName(game: string): string {
  return known(`game-${game}`) ? t(`game-${game}`) : game
}
