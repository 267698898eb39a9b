// What the page needs without a server: the lessons with the answer to every try, and in the service worker the list of all files.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { askPython } from './python.ts'

/** What the build puts into the service worker in place of the text `__OFFLINE__`. */
export interface Offline {
  /** Changes with every build that differs. */
  readonly version: string
  readonly files: readonly string[]
  /** Where the lesson of a game is. */
  readonly lessons: Readonly<Record<string, string>>
}

const WORKER = 'sw.js'

/** The files of a folder that travel with the page as they are. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
}

export function offline(project: string, games: readonly string[]): Plugin {
  const lessons: Record<string, string> = {}
  return {
    name: 'pyrite:offline',
    apply: 'build',
    buildStart() {
      for (const game of games) {
        const source = askPython(project, 'pyrite.server.wire.lesson_files', game)
        lessons[game] = this.emitFile({ type: 'asset', name: `lesson-${game}.json`, source })
      }
    },
    generateBundle(_options, bundle) {
      const worker = bundle[WORKER]
      if (worker?.type !== 'chunk') throw new Error('the service worker was not built')
      const built = Object.keys(bundle).filter((name) => name !== WORKER && !name.endsWith('.html'))
      const open = filesIn(join(project, 'web', 'public'))
      const files = ['/', ...built.map((name) => `/${name}`), ...open].sort()
      const hash = createHash('sha256')
        .update(files.join())
        .update(readFileSync(join(project, 'web', 'index.html')))
      for (const file of open) hash.update(readFileSync(join(project, 'web', 'public', file))) // their names do not change
      const version = hash.digest('hex').slice(0, 12)
      const found = Object.fromEntries(Object.entries(lessons).map(([game, file]) => [game, `/${this.getFileName(file)}`]))
      const said = JSON.stringify({ version, files, lessons: found } satisfies Offline)
      worker.code = worker.code.replace(/(['"`])__OFFLINE__\1/, () => JSON.stringify(said))
    },
  }
}
