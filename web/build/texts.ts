// `texts:en`: the Fluent files of a language as one module, so that a page loads one language and nothing else.
// `texts:en/lessons`: a file of it that only some pages need, by itself.
// `texts:all`: every language there is, by its own name, with a way to load it. A new folder is a new language.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const PREFIX = 'texts:'

/** The languages that have a folder. */
export function languages(locales: string): string[] {
  return readdirSync(locales, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2,3}$/.test(entry.name))
    .map((entry) => entry.name)
    .sort()
}

/** What is said outside the page: in a terminal, and by the server itself. Python's own tests look after these. */
const NOT_OF_THE_PAGE = ['cli.ftl', 'server.ftl']

/** What most visits do without: brought when it is wanted. */
const LATER = ['lessons', 'settings']

/** The Fluent files of a language that the page uses. */
export function filesOf(locales: string, language: string): string[] {
  const folder = join(locales, language)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ftl') && !NOT_OF_THE_PAGE.includes(name))
    .sort()
    .map((name) => join(folder, name))
}

/** Leaves out what a reader of the files wants and a browser does not: comments and empty lines. */
export function squeeze(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .join('\n')
}

const isLater = (file: string): boolean => LATER.includes(basename(file, '.ftl'))

/** The files behind `texts:en`, or the one behind `texts:en/lessons`. */
function filesNamed(locales: string, name: string): string[] {
  const [language = '', part] = name.split('/')
  return part ? [join(locales, language, `${part}.ftl`)] : filesOf(locales, language).filter((file) => !isLater(file))
}

function textOf(files: readonly string[]): string {
  return files.map((file) => squeeze(readFileSync(file, 'utf8'))).join('\n')
}

function listOf(locales: string): string {
  const entries = languages(locales).map((language) => {
    const name = /^language-name = (.+)$/m.exec(textOf(filesNamed(locales, language)))?.[1]
    if (!name) throw new Error(`locales/${language} does not say its language-name`)
    const later = LATER.map((part) => `${part}: () => import('${PREFIX}${language}/${part}')`)
    return `${language}: { name: ${JSON.stringify(name)}, load: () => import('${PREFIX}${language}'), later: { ${later.join(', ')} } }`
  })
  return `export default { ${entries.join(', ')} }`
}

export function texts(locales: string): Plugin {
  return {
    name: 'pyrite:texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return
      const name = id.slice(PREFIX.length + 1)
      if (name === 'all') return listOf(locales)
      const files = filesNamed(locales, name)
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(textOf(files))}`
    },
  }
}
