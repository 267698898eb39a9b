// The page for the address of a table: index.html that also names the files a table needs, so that a browser fetches them
// with the first ones. Without that they wait until the first script runs, which costs a slow line one more round trip.
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

const TABLE = '/src/table/Table.svelte'

/** A chunk, all that it imports, and their styles. */
function needed(bundle: Bundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name]
  if (chunk?.type !== 'chunk' || found.has(name)) return found
  found.add(name)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const imported of chunk.imports) needed(bundle, imported, found)
  return found
}

function link(file: string): string {
  const how = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"'
  return `    <link ${how} fetchpriority="low" crossorigin href="/${file}">\n`
}

export function tablePage(): Plugin {
  return {
    name: 'pyrite:table-page',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const index = bundle['index.html']
      const table = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(TABLE))
      if (index?.type !== 'asset' || !table) throw new Error('the page was not built')
      const html = String(index.source)
      const links = [...needed(bundle, table.fileName)].filter((file) => !html.includes(file)).map(link)
      this.emitFile({ type: 'asset', fileName: 'table.html', source: html.replace('  </head>', () => `${links.join('')}  </head>`) })
    },
  }
}
