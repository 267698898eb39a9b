// Stylesheets that a page or a game brings stay when another page is shown: they must style nothing there.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SHEETS = Object.keys(import.meta.glob(['../src/home/*.css', '../src/games/*/*.css']))
const COMPONENTS = import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true })

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1)

/** The classes of each selector. */
function selectorsOf(sheet: string): string[][] {
  const heads = [...sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};@]+)\{/g)].flatMap(([, head]) => head!.split(','))
  return heads.map((one) => [...one.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!)).filter((names) => names.length)
}

/** The classes that a component gives to its elements. */
function usedBy(component: string): string[] {
  const written = [...component.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(/[\s{}'?:]+/))
  return [...written, ...[...component.matchAll(/\bclass:([\w-]+)/g)].map(([, name]) => name!)]
}

test.each(SHEETS)('%s styles nothing on other pages', (file) => {
  const others = Object.entries(COMPONENTS).filter(([name]) => !name.startsWith(folderOf(file)))
  const taken = new Set(others.flatMap(([, source]) => usedBy(source)))
  const selectors = selectorsOf(readFileSync(new URL(file, import.meta.url), 'utf8'))
  expect(selectors.filter((names) => names.every((name) => taken.has(name)))).toEqual([])
})
