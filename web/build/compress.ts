// Lays a gzip and a brotli file beside everything that shrinks, so that the server never compresses while it serves.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const SHRINKS = /\.(html|js|css|svg|json|txt|webmanifest)$/
const LEAST = 256 // bytes; below that the header costs more than it saves

function allFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? allFiles(join(folder, entry.name)) : [join(folder, entry.name)],
  )
}

export function compress(): Plugin {
  let folder = ''
  return {
    name: 'pyrite:compress',
    apply: 'build',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle() {
      for (const file of allFiles(folder).filter((name) => SHRINKS.test(name))) {
        const bytes = readFileSync(file)
        if (bytes.length < LEAST) continue
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
      }
    },
  }
}
