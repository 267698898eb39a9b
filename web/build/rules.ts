// `rules:all`: the rules of each game in each language, loaded on demand. `rules:pictures`: the drawn examples, by name.
// `rules:boxes`: every card with its count, from the games' own data. What is drawn is drawn by Python.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readRules, withTitles } from './markdown.ts'
import { games, languages, optionTitle } from './texts.ts'

const PREFIX = 'rules:'
const WIDEST = 640 // pixels of an example
const HIGHEST = 340

interface Drawn {
  readonly examples: Readonly<Record<string, string>>
  readonly boxes: Readonly<Record<string, unknown>>
  readonly sprites: Readonly<Record<string, string>>
}

/** Asks the project's Python for pictures and boxes; $PYTHON names another one. */
function draw(project: string): Drawn {
  const own = join(project, '.venv', 'bin', 'python')
  const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3')
  const env = { ...process.env, PYTHONPATH: join(project, 'src') }
  const asked = ['-m', 'pyrite.draw.examples', join(project, 'docs/rules/examples.toml')]
  return JSON.parse(execFileSync(python, asked, { encoding: 'utf8', env, maxBuffer: 1 << 25 })) as Drawn
}

/** The rules of a game in a language; a language that has none yet shows the English ones. */
function fileOf(project: string, game: string, language: string): { file: string; language: string } {
  const file = (code: string): string => join(project, 'docs/rules', code, `${game}.md`)
  return existsSync(file(language)) ? { file: file(language), language } : { file: file('en'), language: 'en' }
}

function listOf(project: string): string {
  const codes = languages(project)
  const loads = games(project).map((game) => {
    const own = codes.map((code) => `${code}: () => import('${PREFIX}${game}/${code}')`)
    return `${JSON.stringify(game)}: { ${own.join(', ')} }`
  })
  return `export default { ${loads.join(', ')} }`
}

/** How large an SVG document is shown: cards a little smaller than they are drawn, and never higher than a screen. */
function sizeOf(svg: string): { width: number; height: number } {
  const [, , width, height] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number)
  const scale = Math.min(0.85, WIDEST / width!, HIGHEST / height!)
  return { width: Math.round(width! * scale), height: Math.round(height! * scale) }
}

export function rules(project: string): Plugin {
  let drawn: Drawn | undefined
  return {
    name: 'pyrite:rules',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return
      const what = id.slice(PREFIX.length + 1)
      const emit = (name: string, source: string): string => `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`
      if (what === 'all') return listOf(project)
      if (what === 'pictures') {
        drawn ??= draw(project)
        const entries = Object.entries(drawn.examples).map(([name, svg]) => {
          const { width, height } = sizeOf(svg)
          return `${JSON.stringify(name)}: { address: ${emit(`example-${name.replace('.', '-')}.svg`, svg)}, width: ${width}, height: ${height} }`
        })
        return `export default { ${entries.join(', ')} }`
      }
      if (what === 'boxes') {
        const { boxes, sprites } = (drawn ??= draw(project))
        const entries = games(project).map(
          (game) =>
            `${JSON.stringify(game)}: { sprite: ${emit(`box-${game}.svg`, sprites[game]!)}, groups: ${JSON.stringify(boxes[game])} }`,
        )
        return `export default { ${entries.join(', ')} }`
      }
      const [game = '', code = ''] = what.split('/')
      const { file, language } = fileOf(project, game, code)
      this.addWatchFile(file)
      const read = readRules(readFileSync(file, 'utf8'), language, file.slice(project.length))
      return `export default ${JSON.stringify(withTitles(read, (option) => optionTitle(project, language, option)))}`
    },
  }
}
