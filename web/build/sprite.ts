// `sprite:table`, and `sprite:NAME` for each game: the addresses of the sprites that Python draws, the same faces as `pyrite show --svg`.
// `sprite:NAME/later` has what a game does not show when it begins, so that a slow line brings the rest first.
import type { Plugin } from 'vite'
import { askPython } from './python.ts'

const PREFIX = 'sprite:'

const LATER: Readonly<Record<string, RegExp>> = {
  saboteur: /^face-(gold|stone|bonus|nugget)/, // what is behind the goals, and what is paid
  'lost-mines': /^(face-mine-(?!back)|mine-|face-treasure-[a-z]+-\d|dragon|token-dragon)/,
}
const SYMBOLS = /<symbol id="([^"]+)".*?<\/symbol>/gs

/** A sprite, drawn by Python: of a game only the symbols that it shows first, or only the others. */
export function draw(project: string, name: string, part?: string): string {
  const whole = askPython(project, 'pyrite.draw.sprite', name)
  const later = LATER[name]
  if (!later) return whole
  const isLater = (id: string): boolean => later.test(id)
  if (part === undefined) return whole.replace(SYMBOLS, (symbol, id: string) => (isLater(id) ? '' : symbol))
  const symbols = Array.from(whole.matchAll(SYMBOLS), ([symbol, id]) => (isLater(id!) ? symbol : ''))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`
}

export function sprite(project: string): Plugin {
  let isBuild = false
  return {
    name: 'pyrite:sprite',
    configResolved: (config) => void (isBuild = config.command === 'build'),
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return
      if (!isBuild) return 'export default ""' // tests show no pictures
      const [name = '', part] = id.slice(PREFIX.length + 1).split('/')
      const file = this.emitFile({
        type: 'asset',
        name: `${[name, part].filter(Boolean).join('-')}.svg`,
        source: draw(project, name, part),
      })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}
