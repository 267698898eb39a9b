import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { compress } from './build/compress.ts'
import { offline } from './build/offline.ts'
import { rules } from './build/rules.ts'
import { sprite } from './build/sprite.ts'
import { tablePage } from './build/table_page.ts'
import { games, texts } from './build/texts.ts'

const PROJECT = new URL('..', import.meta.url).pathname
const PLAY =
  /\/src\/(stage|sound|table|board)\/(?!TablePage|ConnectionBanner|Menu|About|Moderation|Moves|Standings|FinalScores|Feedback|RoleMoment|synth|scores|Picture|pictures|portraits)/

export default defineConfig({
  test: {
    // One thread loads every module once for all tests; what one test file leaves behind disturbs no other.
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.d.ts'],
      reporter: ['text'],
      reportsDirectory: '../build/coverage/page',
    },
  },
  plugins: [svelte(), sprite(PROJECT), texts(PROJECT), rules(PROJECT), offline(PROJECT, games(PROJECT)), tablePage(), compress()],
  build: {
    outDir: '../src/pyrite/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy lets fonts and pictures come from files only
    modulePreload: { polyfill: false },
    license: { fileName: 'licences/packages.txt' }, // of everything that is bundled
    // What every board needs is one file: many small ones would cost more in headers than they save.
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'play', test: PLAY }] },
      },
    },
  },
})
