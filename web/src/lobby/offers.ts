// What the server offers, in words.
import type { GameOffered, Games } from '../protocol'
import { known, t } from '../text/text.svelte'

/** The games that can be played on this page. */
export const PLAYABLE: readonly string[] = ['saboteur', 'lost-mines']

/** The character of a bot of which nothing else is said. */
export const PLAIN = 'plain'

/** The games that are offered and can be played here. */
export function gamesOf(games: Games | null): readonly GameOffered[] {
  return (games?.games ?? []).filter(({ game }) => PLAYABLE.includes(game))
}

/** A bot's name taken apart: `detective:sly` is a level and a character. */
export function readBot(name: string): { level: string; character: string } {
  const [level = '', character = PLAIN] = name.split(':')
  return { level, character }
}

/** The bot of a level and a character. */
export function botOf(level: string, character: string): string {
  return character === PLAIN ? level : `${level}:${character}`
}

/** The name of a bot's level; a level that has no words yet goes by its own name. */
export function levelName(level: string): string {
  return known(`level-${level}`) ? t(`level-${level}`) : level
}

export function levelHint(level: string): string | undefined {
  return known(`level-${level}-hint`) ? t(`level-${level}-hint`) : undefined
}

export function characterName(character: string): string {
  return known(`temper-${character}`) ? t(`temper-${character}`) : character
}

export function characterHint(character: string): string | undefined {
  return known(`temper-${character}-hint`) ? t(`temper-${character}-hint`) : undefined
}

/** Level and character of a bot in words; nothing is said of a plain one. */
export function botName(name: string): string {
  const { level, character } = readBot(name)
  return character === PLAIN ? levelName(level) : `${levelName(level)}, ${characterName(character)}`
}

export function gameName(game: string): string {
  return known(`game-${game}`) ? t(`game-${game}`) : game
}

/** A sentence about an option, in the words of its game where those differ. */
export function optionHint(game: string, name: string): string {
  const own = `option-${game}-${name}-hint`
  return t(known(own) ? own : `option-${name}-hint`)
}
