import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableSeen } from '../../src/protocol'
import { FastForward } from '../../src/table/fast_forward'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  kept.clear()
})

/** A table at which Ann, the host, waits for a bot; and what she sends. */
function waiting(change: { host?: boolean; turn?: number } = {}) {
  const sent: unknown[] = []
  const seats = [{ bot: null }, { bot: 'digger' }]
  const table = {
    code: 'ABCDEF',
    info: { status: 'playing', settings: { pace: 1000 }, seats } as unknown as TableSeen,
    you: { host: change.host ?? true } as never,
    prompt: { seat: change.turn ?? 1 } as never,
    send(wish: unknown) {
      sent.push(wish)
      return Promise.resolve({ ok: true }) as never
    },
  }
  return { fast: new FastForward(table), sent }
}

test('the host can hurry bots, and nobody else; people are not hurried', () => {
  expect(waiting().fast.isOffered).toBe(true)
  expect(waiting({ host: false }).fast.isOffered).toBe(false)
  expect(waiting({ turn: 0 }).fast.isOffered).toBe(false)
})

test('bots get their pace back once, also after the page was loaded again', () => {
  const { fast, sent } = waiting()
  fast.stop()
  expect(sent).toEqual([])
  fast.start()
  expect(sent).toEqual([{ do: 'settings', change: { pace: 0 } }])
  const again = waiting()
  again.fast.stop()
  again.fast.stop()
  expect(again.sent).toEqual([{ do: 'settings', change: { pace: 1000 } }])
})

test('it is known that bots are hurried until it is stopped', () => {
  const { fast } = waiting()
  expect(fast.isOn).toBe(false)
  fast.start()
  expect(fast.isOn).toBe(true)
  fast.stop()
  expect(fast.isOn).toBe(false)
})
