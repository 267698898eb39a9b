// What the server offers, in words.
import type { Games } from '../protocol'
import { gameText, known, t } from '../text/text.svelte'

/** The default personality of a bot. */
export const PLAIN = 'plain'

/** A bot's name taken apart: `detective:sly` is a level and a personality. */
export function readBot(name: string): { level: string; personality: string } {
  const [level = '', personality = PLAIN] = name.split(':')
  return { level, personality }
}

/** The bot of a level and a personality. */
export function botOf(level: string, personality: string): string {
  return personality === PLAIN ? level : `${level}:${personality}`
}

/** The levels of the bots that play a game. */
export function levelsOf(games: Games, game: string): readonly string[] {
  return games.games.find((one) => one.game === game)?.bots ?? games.bots
}

/** The name of a bot's level; a level without a text is shown by its id. */
export function levelName(level: string): string {
  return known(`level-${level}`) ? t(`level-${level}`) : level
}

/** How strong a level is, in a word or two. */
export function levelStrength(level: string): string | undefined {
  return known(`level-${level}-strength`) ? t(`level-${level}-strength`) : undefined
}

/** The name of a level, with how strong it is: the names alone do not say it. */
export function levelLabel(level: string): string {
  const strength = levelStrength(level)
  return strength ? `${levelName(level)} (${strength})` : levelName(level)
}

export function levelHint(level: string): string | undefined {
  return known(`level-${level}-hint`) ? t(`level-${level}-hint`) : undefined
}

export function personalityName(personality: string): string {
  return known(`temper-${personality}`) ? t(`temper-${personality}`) : personality
}

export function personalityHint(personality: string): string | undefined {
  return known(`temper-${personality}-hint`) ? t(`temper-${personality}-hint`) : undefined
}

/** A word as it is within a sentence. */
export function lowered(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1)
}

/** Level and personality of a bot in words, with how strong it is; the plain personality is not named. */
export function botName(name: string): string {
  const { level, personality } = readBot(name)
  return personality === PLAIN ? levelLabel(level) : `${levelLabel(level)}, ${lowered(personalityName(personality))}`
}

/** The same in a list in which the level is said above it: how strong it is and its personality. */
export function botInList(name: string): string {
  const { level, personality } = readBot(name)
  const strength = levelStrength(level)
  if (personality === PLAIN || !strength) return botName(name)
  return `${strength[0]!.toUpperCase()}${strength.slice(1)}, ${lowered(personalityName(personality))}`
}

/** A text of a game that is not in the bundle, else one of the page's; null if there is none. */
function said(game: string, ...ids: readonly string[]): string | null {
  for (const id of ids) {
    const text = gameText(game, id) ?? (known(id) ? t(id) : null)
    if (text !== null) return text
  }
  return null
}

export function gameName(game: string): string {
  return said(game, `game-${game}`) ?? game
}

/** A sentence about a game. */
export function gameHint(game: string): string | undefined {
  return said(game, `game-${game}-hint`) ?? undefined
}

/** What the first page calls out for a game. */
export function homeTitle(game: string): string {
  return said(game, `home-title-${game}`) ?? t('home-title')
}

/** The name of a role. */
export function roleName(game: string, role: string): string {
  return said(game, `role-${game}-${role}`, `role-${role}`) ?? role
}

/** The name of an option. */
export function optionTitle(game: string, name: string): string {
  return said(game, `option-${name}`) ?? name
}

/** A sentence about an option, in the words of its game where those differ. */
export function optionHint(game: string, name: string): string | undefined {
  return said(game, `option-${game}-${name}-hint`, `option-${name}-hint`) ?? undefined
}

/** One of the values of an option, and a sentence about it. */
export function optionValue(game: string, name: string, value: string): { value: string; label: string; hint: string | undefined } {
  const id = `option-${name}-${value}`
  return { value, label: said(game, id) ?? value, hint: said(game, `${id}-hint`) ?? undefined }
}
