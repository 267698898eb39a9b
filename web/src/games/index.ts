// The games of the page's bundle, each in a chunk of its own. This is the only file that lists them.
import lostMinesPictures from 'sprite:lost-mines'
import lostMinesLater from 'sprite:lost-mines/later'
import saboteurPictures from 'sprite:saboteur'
import saboteurLater from 'sprite:saboteur/later'
import { bringPortraits, bringSprite } from '../board/pictures'
import { bringFonts } from '../look/slow_line'
import { bringTexts } from '../text/text.svelte'
import type { About, GameModule, HomePicture } from './game'
import { about as lostMines } from './lost-mines/about'
import { about as saboteur } from './saboteur/about'

interface Bundled {
  readonly about: About
  /** The address of its pictures, and of those that are not shown when it begins. */
  readonly pictures: string
  readonly later: string
  load(): Promise<{ default: GameModule }>
  loadHomePicture(): Promise<{ homePicture: HomePicture }>
}

const BUNDLED: readonly Bundled[] = [
  {
    about: saboteur,
    pictures: saboteurPictures,
    later: saboteurLater,
    load: () => import('./saboteur/game'),
    loadHomePicture: () => import('./saboteur/home_picture'),
  },
  {
    about: lostMines,
    pictures: lostMinesPictures,
    later: lostMinesLater,
    load: () => import('./lost-mines/game'),
    loadHomePicture: () => import('./lost-mines/home_picture'),
  },
]

/** What is known about the bundled games, in the order in which they are shown. */
export const GAMES: readonly About[] = BUNDLED.map(({ about }) => about)

/** The game that is meant when none is named. */
export const FIRST_GAME = GAMES[0]!

/** The picture of the first page; a game that is not in the bundle has that of the first game. */
export async function loadHomePicture(name: string): Promise<HomePicture> {
  const bundled = BUNDLED.find(({ about }) => about.name === name) ?? BUNDLED[0]!
  return (await bundled.loadHomePicture()).homePicture
}

export function aboutGame(name: string): About | null {
  return GAMES.find((about) => about.name === name) ?? null
}

/** The bundled game that has a rule of this number. */
export function gameOfRule(rule: string): About | null {
  return GAMES.find(({ ruleLetter }) => rule.startsWith(ruleLetter)) ?? null
}

/** Loads a game's code and texts; a game that is not in the bundle is shown by the generic one. */
export async function loadGame(name: string): Promise<GameModule> {
  const bundled = BUNDLED.find(({ about }) => about.name === name)
  if (!bundled) return (await import('./generic/game')).genericGame(name)
  const [module] = await Promise.all([bundled.load(), bringTexts(name)])
  return module.default
}

/** Loads what the lesson of a game says. */
export async function bringLessonTexts(name: string): Promise<void> {
  await Promise.all(['lessons', ...(aboutGame(name) ? [`${name}-lesson`] : [])].map(bringTexts))
}

/** Loads a game's code, and begins to load its pictures. */
export async function bringGame(name: string): Promise<GameModule> {
  const bundled = BUNDLED.find(({ about }) => about.name === name)
  if (bundled) void bringSprite(bundled.pictures).catch(() => null)
  void bringPortraits().catch(() => null)
  const module = await loadGame(name)
  void module
    .bringPictures()
    .catch(() => null)
    .then(() => {
      bringFonts()
      if (bundled) void bringSprite(bundled.later).catch(() => null)
    })
  return module
}
