import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { compress } from './build/compress.ts'
import { offline } from './build/offline.ts'
import { openingPages } from './build/opening_pages.ts'
import { rules } from './build/rules.ts'
import { sprite } from './build/sprite.ts'
import { games, texts } from './build/texts.ts'

const PROJECT = new URL('..', import.meta.url).pathname
const COMMON =
  /\/node_modules\/(svelte|@fluent|clsx)\/|preload-helper|rolldown.runtime|sprite:|texts:all|\/src\/(App|storage|routes|text\/|net\/|games\/(index|pauses|[a-z-]+\/about|[a-z-]+\/colours)\.|home\/(Missing|TopBar)|look\/(Dialog|Icon|slow_line|splash|tasks|theme|[a-z]+\.css)|board\/(Picture\.|pictures|portraits)|rules\/(RuleLink|open_rule)|lobby\/offers\.|evening\/evening|offline\/install|settings\/(open_sheet|preferences)|table\/(ConnectionBanner|TablePage))/
const HOME = /\/src\/(home\/|games\/[a-z-]+\/home_picture|look\/(Choices|Stepper)|lobby\/(remembered_choices|table_codes)\.)/
const PLAY =
  /\/src\/(room\/(Curtain|pass_and_play)|look\/(free_place|resting)|games\/closing|(stage|sound|table|board)\/(?!TablePage|ConnectionBanner|Menu|About|Moderation|Moves|Standings|FinalScores|Feedback|Reveal|RoundResult|Scoring|CardHelp|synth|scores|Picture|pictures|portraits))/

export default defineConfig({
  test: {
    // One thread loads every module once for all tests; what one test file leaves behind disturbs no other.
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    // However busy the machine is: no test waits for time, and only a failing one waits that long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.d.ts'],
      reporter: ['text'],
      reportsDirectory: '../build/coverage/page',
    },
  },
  plugins: [svelte(), sprite(PROJECT), texts(PROJECT), rules(PROJECT), offline(PROJECT, games(PROJECT)), openingPages(PROJECT), compress()],
  build: {
    outDir: '../src/pyrite/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy lets fonts and pictures come from files only
    modulePreload: { polyfill: false },
    license: { fileName: 'licences/packages.txt' }, // of everything that is bundled
    // What every board needs is one file, and so is what most pages share: many small ones would cost more in headers and
    // round trips than they save.
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'common', test: COMMON },
            { name: 'home', test: HOME },
            { name: 'play', test: PLAY },
          ],
        },
      },
    },
  },
})
