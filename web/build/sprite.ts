// `sprite:cards`: the address of the sprite that Python draws, the same faces as `pyrite show --svg`.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'sprite:cards'

/** Asks the project's Python for the sprite; $PYTHON names another one. */
export function draw(project: string): string {
  const own = join(project, '.venv', 'bin', 'python')
  const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3')
  const env = { ...process.env, PYTHONPATH: join(project, 'src') }
  return execFileSync(python, ['-m', 'pyrite.draw.sprite'], { encoding: 'utf8', env, maxBuffer: 1 << 24 }).trim()
}

export function sprite(project: string): Plugin {
  return {
    name: 'pyrite:sprite',
    apply: 'build',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return
      const file = this.emitFile({ type: 'asset', name: 'cards.svg', source: draw(project) })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}
