// `sprite:table`, and `sprite:NAME` for each game: the addresses of the sprites that Python draws, the same faces as `pyrite show --svg`.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PREFIX = 'sprite:'

/** Asks the project's Python for a sprite; $PYTHON names another one. */
export function draw(project: string, name: string): string {
  const own = join(project, '.venv', 'bin', 'python')
  const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3')
  const env = { ...process.env, PYTHONPATH: join(project, 'src') }
  return execFileSync(python, ['-m', 'pyrite.draw.sprite', name], { encoding: 'utf8', env, maxBuffer: 1 << 24 }).trim()
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
