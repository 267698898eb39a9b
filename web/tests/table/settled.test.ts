// What is around the board changes when the card has landed that changes it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableState } from '../../src/net/table_state'
import { Settled } from '../../src/table/settled.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A table that shows a pile of so many cards, and its seat to act. */
function shows(pile: number, seat: number): Pick<TableState, 'view' | 'prompt'> {
  return { view: { pile }, prompt: { seat } } as unknown as TableState
}

function seen({ view, prompt }: TableState) {
  return [(view as unknown as { pile: number } | null)?.pile, prompt?.seat]
}

test('the pile and whose turn it is wait for the card that flies, and what is said does not', () => {
  const live = { happened: [], ...shows(20, 0) } as unknown as { -readonly [key in keyof TableState]: TableState[key] }
  const settled = new Settled(live)
  settled.see()
  Object.assign(live, shows(19, 1), { happened: ['said'] })
  expect(seen(settled.table)).toEqual([19, 1])
  settled.hold(420)
  expect([...seen(settled.table), settled.waits, settled.table.happened]).toEqual([20, 0, true, ['said']])
  vi.advanceTimersByTime(420)
  expect([...seen(settled.table), settled.waits]).toEqual([19, 1, false])
})

test('a second card begins its own time with what the first has changed, and of another viewer nothing stays', () => {
  const live = { ...shows(20, 0) } as unknown as { -readonly [key in keyof TableState]: TableState[key] }
  const settled = new Settled(live)
  settled.see()
  Object.assign(live, shows(19, 1))
  settled.hold(420)
  settled.see()
  vi.advanceTimersByTime(300)
  Object.assign(live, shows(18, 2))
  settled.hold(420)
  vi.advanceTimersByTime(300)
  expect(seen(settled.table)).toEqual([19, 1])
  live.view = null
  expect(seen(settled.table)).toEqual([undefined, 2])
  settled.release()
  expect(settled.waits).toBe(false)
})

test('a walk or a card that is turned over is looked at for longer, unless something else happens', () => {
  const settled = new Settled({ ...shows(20, 0) } as unknown as TableState)
  settled.see()
  settled.hold(420, 3500)
  vi.advanceTimersByTime(3000)
  expect([settled.waits, settled.isLookedAt]).toEqual([false, true])
  settled.hold(0, 1000)
  vi.advanceTimersByTime(900)
  expect(settled.isLookedAt).toBe(true)
  vi.advanceTimersByTime(100)
  expect(settled.isLookedAt).toBe(false)
  settled.hold(0, 1000)
  settled.release()
  expect(settled.isLookedAt).toBe(false)
})
