// People who have given no name can be told apart, in every language.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guestName, playerName } from '../../src/text/guests'
import { speak } from '../../src/text/text.svelte'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  kept.clear()
})

test('a guest has a number, and keeps it in this browser', async () => {
  await speak('en')
  const name = guestName()
  expect(name).toMatch(/^Guest [1-9]\d$/)
  expect(guestName()).toBe(name)
  await speak('pl')
  expect(guestName()).toBe(name.replace('Guest', 'Gość'))
  await speak('en')
})

test('the word for a guest is in the reader’s language, with or without a number, and names stay as they are', async () => {
  await speak('cs')
  expect(['Guest', 'Гость 12', 'Gość 99', 'Guest of honour', 'Hostivít'].map(playerName)).toEqual([
    'Host',
    'Host 12',
    'Host 99',
    'Guest of honour',
    'Hostivít',
  ])
  await speak('en')
})
