// `sprite:table`, and `sprite:NAME` for each game: the addresses of the sprites that Python draws, the same faces as `pyrite show --svg`.
import type { Plugin } from 'vite'
import { askPython } from './python.ts'

const PREFIX = 'sprite:'

/** A sprite, drawn by Python. */
function draw(project: string, name: string): string {
  return askPython(project, 'pyrite.draw.sprite', name)
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
      const name = id.slice(PREFIX.length + 1)
      const file = this.emitFile({ type: 'asset', name: `${name}.svg`, source: draw(project, name) })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}
