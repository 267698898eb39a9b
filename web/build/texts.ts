// The Fluent files of Pyrite and its games as modules, so that a page loads one language and of it what it needs.
// `texts:en`: what every page needs, and what is known of each game before it is loaded (its offer.ftl).
// `texts:en/lessons`: a file that only some pages need. `texts:en/NAME`: a game. `texts:en/NAME-lesson`: its lesson.
// `texts:all`: every language there is, by its own name, with a way to load it. A new folder is a new language.
// What a language has not translated yet is there in English.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const PREFIX = 'texts:'
const ENGLISH = 'en'

/** What is said outside the page: in a terminal, and by the server itself. Python's own tests look after these. */
const NOT_OF_THE_PAGE = ['cli', 'faults', 'server']

/** What most visits do without: loaded when it is needed. */
const LATER = ['ending', 'lessons', 'lobby', 'replay', 'rules', 'settings']

const OFFER = 'offer'
const LESSON = 'lesson'

const common = (project: string): string => join(project, 'src/pyrite/locales')

/** The languages that have a folder. */
export function languages(project: string): string[] {
  return readdirSync(common(project), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2,3}$/.test(entry.name))
    .map((entry) => entry.name)
    .sort()
}

/** The games that have texts, each with its folder of languages. */
function gameFolders(project: string): Map<string, string> {
  const games = join(project, 'src/pyrite/games')
  const folders = readdirSync(games).map((name) => [name.replaceAll('_', '-'), join(games, name, 'locales')] as const)
  return new Map(folders.filter(([, folder]) => existsSync(folder)))
}

/** The names of the games that have texts. */
export function games(project: string): string[] {
  return [...gameFolders(project).keys()]
}

const nameOf = (file: string): string => basename(file, '.ftl')

function fluentFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ftl') && !NOT_OF_THE_PAGE.includes(nameOf(name)))
    .sort()
    .map((name) => join(folder, name))
}

/** The Fluent files of a language that belong to no game. */
export function commonFiles(project: string, language: string): string[] {
  return fluentFiles(join(common(project), language))
}

/** The Fluent files of a game that the page uses. */
export function gameFiles(project: string, game: string, language: string): string[] {
  return fluentFiles(join(gameFolders(project).get(game)!, language))
}

/** All Fluent files of a language that the page uses. */
export function filesOf(project: string, language: string): string[] {
  return [...commonFiles(project, language), ...games(project).flatMap((game) => gameFiles(project, game, language))]
}

/** Leaves out what a reader of the files wants and a browser does not: comments and empty lines. */
export function squeeze(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .join('\n')
}

/** The files that are loaded by themselves, by the name of the part that they are. */
function partsOf(project: string, language: string): Map<string, string[]> {
  const files = commonFiles(project, language)
  const parts = new Map(LATER.map((name) => [name, files.filter((file) => nameOf(file) === name)]))
  for (const game of games(project)) {
    const own = gameFiles(project, game, language)
    parts.set(
      game,
      own.filter((file) => ![OFFER, LESSON].includes(nameOf(file))),
    )
    parts.set(
      `${game}-${LESSON}`,
      own.filter((file) => nameOf(file) === LESSON),
    )
  }
  return parts
}

/** The files behind `texts:en`, or those of the part behind `texts:en/lessons`. */
function filesNamed(project: string, name: string): string[] {
  const [language = '', part] = name.split('/')
  const parts = partsOf(project, language)
  if (part) return parts.get(part) ?? []
  const later = new Set([...parts.values()].flat())
  return filesOf(project, language).filter((file) => !later.has(file))
}

function textOf(files: readonly string[]): string {
  return files.map((file) => squeeze(readFileSync(file, 'utf8'))).join('\n')
}

/** The English messages that a language does not have. Both texts are squeezed. */
export function untranslated(english: string, translated: string): string {
  const ids = new Set(Array.from(translated.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm), (found) => found[1]))
  const messages = english.split(/\n(?=-?[a-zA-Z])/)
  return messages.filter((message) => !ids.has(/^-?[a-zA-Z][\w-]*/.exec(message)?.[0])).join('\n')
}

/** What a page loads for a name such as `en` or `pl/lessons`: the translation, and in English what it lacks. */
export function textNamed(project: string, name: string): string {
  const translated = textOf(filesNamed(project, name))
  const english = textOf(filesNamed(project, name.replace(/^[^/]+/, ENGLISH)))
  return [translated, untranslated(english, translated)].filter((text) => text !== '').join('\n')
}

/** What the form of a new table calls an option; null if it has no such option. */
export function optionTitle(project: string, language: string, option: string): string | null {
  const titles = textNamed(project, language).matchAll(/^option-(\w+) = (.+)$/gm)
  return Array.from(titles).find(([, name]) => name === option)?.[2] ?? null
}

function listOf(project: string): string {
  const entries = languages(project).map((language) => {
    const own = textOf(filesNamed(project, language))
    const name = /^language-name = (.+)$/m.exec(own)?.[1]
    if (!name) throw new Error(`locales/${language} does not say its language-name`)
    const guest = /^guest = (.+)$/m.exec(own)?.[1] ?? ''
    const later = Array.from(partsOf(project, language).keys(), (part) => `'${part}': () => import('${PREFIX}${language}/${part}')`)
    return `${language}: { ...${JSON.stringify({ name, guest })}, load: () => import('${PREFIX}${language}'), later: { ${later.join(', ')} } }`
  })
  return `export default { ${entries.join(', ')} }`
}

export function texts(project: string): Plugin {
  return {
    name: 'pyrite:texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return
      const name = id.slice(PREFIX.length + 1)
      if (name === 'all') return listOf(project)
      const files = filesNamed(project, name)
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(textNamed(project, name))}`
    },
  }
}
