// The pages that a browser gets first: index.html that also names the files it will need, so that they come with the first
// ones, and that says something until the first script runs. Without that the files would wait until that script runs, or
// until the table has said which game it is, which costs a slow line several round trips. `home/LANGUAGE.html` is the first
// page in a language that the browser asks for, with its title; `tables/LANGUAGE.html` is for any table, and
// `tables/GAME.LANGUAGE.html` for a game that the server knows to be played there, with what the game is about.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Plugin, Rolldown } from 'vite'
import { glued } from '../src/text/glued.ts'
import { games, languages, textNamed } from './texts.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const HOME = '/src/home/Home.svelte'
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

const STYLE = 'rel="stylesheet"' // needed for what is seen before the first script runs

function link(file: string, isSeen: boolean): string {
  const ending = file.split('.').at(-1)!
  const kind = isSeen && ending === 'css' ? STYLE : `${KINDS[ending]!} fetchpriority="low"`
  return `    <link ${kind} crossorigin href="/${file}">\n`
}

/** A page that names these files, too; their styles are `seen` at once, or wait for the scripts. */
function naming(html: string, files: Iterable<string>, isSeen = false): string {
  const links = [...new Set(files)].filter((file) => !html.includes(file)).map((file) => link(file, isSeen))
  return html.replace('  </head>', () => `${links.join('')}  </head>`)
}

/** What a text says in the page, for HTML. */
function said(project: string, language: string): (id: string) => string {
  const bundle = new FluentBundle(language, { useIsolating: false, ...(language === 'en' ? {} : { transform: glued }) })
  bundle.addResource(new FluentResource(textNamed(project, language)))
  return (id) => {
    const pattern = bundle.getMessage(id)?.value
    if (!pattern) throw new Error(`there is no text ${id} in ${language}`)
    return bundle.formatPattern(pattern).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  }
}

const SPLASH = /<div class="splash">(.*?)<\/div>/s

/** A page that shows something else until the first script has run; `change` is given what index.html shows. */
function showing(html: string, kind: string, change: (shown: string) => string): string {
  if (!SPLASH.test(html)) throw new Error('index.html shows nothing')
  return html.replace(SPLASH, (_all, shown: string) => `<div class="splash ${kind}">${change(shown)}</div>`)
}

export function openingPages(project: string): Plugin {
  return {
    name: 'pyrite:opening-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') throw new Error('the page was not built')
      const html = String(index.source)
      const table = chunkOf(bundle, TABLE)
      for (const language of languages(project)) {
        const say = said(project, language)
        const page = html.replace('<html lang="en">', `<html lang="${language}">`)
        const texts = chunkOf(bundle, `texts:${language}`)
        const hero = `<section class="hero"><h1>${say('home-title')}</h1><p>${say('home-lead')}</p></section>`
        const home = showing(page, 'first-page', () => hero)
        const source = naming(naming(home, chunkOf(bundle, HOME), true), texts)
        this.emitFile({ type: 'asset', fileName: `home/${language}.html`, source })
        const about = (title: string, text: string) => (gem: string) => `${gem}<p class="title">${say(title)}</p><p>${say(text)}</p>`
        const unknown = naming(showing(page, 'table', about('app-name', 'home-lead')), [...texts, ...table])
        this.emitFile({ type: 'asset', fileName: `tables/${language}.html`, source: unknown })
        for (const game of games(project)) {
          const known = page.replace('<html ', `<html data-game="${game}" `)
          const opening = showing(known, 'table', about(`game-${game}`, `game-${game}-hint`))
          const own = [
            ...texts,
            ...chunkOf(bundle, `texts:${language}/${game}`),
            ...table,
            ...chunkOf(bundle, `/src/games/${game}/game.ts`),
            drawings(bundle, `${game}.svg`),
            drawings(bundle, PORTRAITS),
          ]
          this.emitFile({ type: 'asset', fileName: `tables/${game}.${language}.html`, source: naming(opening, own) })
        }
      }
    },
  }
}
