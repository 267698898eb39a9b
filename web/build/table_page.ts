// The pages for the address of a table: index.html that also names the files a table needs, so that a browser fetches them
// with the first ones. Without that they wait until the first script runs, or until the table has said which game it is,
// which costs a slow line several round trips. `table.html` is for any table; `tables/GAME.LANGUAGE.html` is for a game that
// the server knows to be played there, in a language that the browser asks for.
import type { Plugin, Rolldown } from 'vite'
import { games, languages } from './texts.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const TABLE = '/src/table/Table.svelte'
const PORTRAITS = 'table.svg'

/** A chunk, all that it imports, and their styles. */
function needed(bundle: Bundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name]
  if (chunk?.type !== 'chunk' || found.has(name)) return found
  found.add(name)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const imported of chunk.imports) needed(bundle, imported, found)
  return found
}

function chunks(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((one) => one.type === 'chunk')
}

function chunkOf(bundle: Bundle, module: string): Set<string> {
  const chunk = chunks(bundle).find((one) => one.moduleIds.some((id) => id.endsWith(module)))
  if (!chunk) throw new Error(`${module} was not built`)
  return needed(bundle, chunk.fileName)
}

function drawings(bundle: Bundle, name: string): string {
  const found = Object.values(bundle).find((one) => one.type === 'asset' && one.names.includes(name))
  if (!found) throw new Error(`${name} was not drawn`)
  return found.fileName
}

const KINDS: Readonly<Record<string, string>> = {
  js: 'rel="modulepreload"',
  css: 'rel="preload" as="style"',
  svg: 'rel="preload" as="fetch"',
}

function link(file: string): string {
  return `    <link ${KINDS[file.split('.').at(-1)!]!} fetchpriority="low" crossorigin href="/${file}">\n`
}

/** A page that names these files, too. */
function naming(html: string, files: Iterable<string>): string {
  const links = [...new Set(files)].filter((file) => !html.includes(file)).map(link)
  return html.replace('  </head>', () => `${links.join('')}  </head>`)
}

export function tablePage(project: string): Plugin {
  return {
    name: 'pyrite:table-page',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') throw new Error('the page was not built')
      const html = String(index.source)
      const table = chunkOf(bundle, TABLE)
      this.emitFile({ type: 'asset', fileName: 'table.html', source: naming(html, table) })
      for (const game of games(project)) {
        const own = [
          ...table,
          ...chunkOf(bundle, `/src/games/${game}/game.ts`),
          drawings(bundle, `${game}.svg`),
          drawings(bundle, PORTRAITS),
        ]
        for (const language of languages(project)) {
          const texts = [...chunkOf(bundle, `texts:${language}`), ...chunkOf(bundle, `texts:${language}/${game}`)]
          const page = html.replace('<html lang="en">', `<html lang="${language}" data-game="${game}">`)
          this.emitFile({ type: 'asset', fileName: `tables/${game}.${language}.html`, source: naming(page, [...texts, ...own]) })
        }
      }
    },
  }
}
