// Unpacks the browser that @sparticuz/chromium carries into the folder named, with the libraries it needs.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

const to = process.argv[2]
const from = join(dirname(fileURLToPath(import.meta.url)), 'node_modules', '@sparticuz', 'chromium', 'bin')
mkdirSync(to, { recursive: true })
writeFileSync(join(to, 'chromium'), brotliDecompressSync(readFileSync(join(from, 'chromium.br'))))
chmodSync(join(to, 'chromium'), 0o755)
for (const archive of ['al2023', 'swiftshader', 'fonts']) {
  const unpacked = join(to, `${archive}.tar`)
  writeFileSync(unpacked, brotliDecompressSync(readFileSync(join(from, `${archive}.tar.br`))))
  execFileSync('tar', ['-xf', unpacked, '-C', to])
}
