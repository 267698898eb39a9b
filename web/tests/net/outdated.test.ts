import { beforeEach, expect, it, vi } from 'vitest'
import { draftOf, keepDraft, reloadIfOutdated } from '../../src/net/outdated'
import { PROTOCOL } from '../../src/protocol'

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage
}

beforeEach(() => void vi.stubGlobal('sessionStorage', memory()))

it('continues while the server speaks the same protocol or an older one', () => {
  const reload = vi.fn()
  reloadIfOutdated(PROTOCOL, reload)
  reloadIfOutdated(PROTOCOL - 1, reload)
  expect(reload).not.toHaveBeenCalled()
})

it('loads again once when the server speaks a newer one', () => {
  const reload = vi.fn()
  reloadIfOutdated(PROTOCOL + 1, reload)
  reloadIfOutdated(PROTOCOL + 1, reload)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('keeps what was typed at a table over a reload', () => {
  keepDraft('ABCDEF', 'I think that')
  expect(draftOf('ABCDEF')).toBe('I think that')
  expect(draftOf('FEDCBA')).toBe('')
})
