// What the page takes along from Python: drawings and lessons.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What a module of the project prints; $PYTHON names another Python than the project's own. */
export function askPython(project: string, module: string, ...given: string[]): string {
  const own = join(project, '.venv', 'bin', 'python')
  const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3')
  const env = { ...process.env, PYTHONPATH: join(project, 'src') }
  return execFileSync(python, ['-m', module, ...given], { encoding: 'utf8', env, maxBuffer: 1 << 24 }).trim()
}
