// `texts:en`: all Fluent files of a language as one module, so that a page loads one language and nothing else.
// `texts:all`: every language there is, by its own name, with a way to load it. A new folder is a new language.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

function allTextsOf(locales: string, language: string): string {
  return filesOf(locales, language)
    .map((file) => squeeze(readFileSync(file, 'utf8')))
    .join('\n')
}

function listOf(locales: string): string {
  const entries = languages(locales).map((language) => {
    const name = /^language-name = (.+)$/m.exec(allTextsOf(locales, language))?.[1]
    if (!name) throw new Error(`locales/${language} does not say its language-name`)
    return `${language}: { name: ${JSON.stringify(name)}, load: () => import('${PREFIX}${language}') }`
  })
  return `export default { ${entries.join(', ')} }`
}

export function texts(locales: string): Plugin {
  return {
    name: 'pyrite:texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return
      const language = id.slice(PREFIX.length + 1)
      if (language === 'all') return listOf(locales)
      for (const file of filesOf(locales, language)) this.addWatchFile(file)
      return `export default ${JSON.stringify(allTextsOf(locales, language))}`
    },
  }
}
