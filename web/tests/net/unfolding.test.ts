import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { partsOf, Unfolding, type Part } from '../../src/net/unfolding'
import type { Update } from '../../src/protocol'

const kinds = ({ happened }: Part): string[] => happened.flatMap(({ events }) => (events ?? []).map(({ kind }) => kind))
const update = (...steps: string[][]): Update =>
  ({
    type: 'update',
    seq: 9,
    at: 0,
    view: { round: 2 },
    happened: steps.map((all, i) => ({ seq: i + 1, at: 0, what: { kind: 'stepped', seat: 0 }, events: all.map((kind) => ({ kind })) })),
  }) as unknown as Update

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a move is one part, with the state after it', () => {
  const one = update(['laid', 'drew'])
  const parts = partsOf(one)
  expect(parts.map(kinds)).toEqual([['laid', 'drew']])
  expect(parts[0]!.state).toBe(one)
})

test('the end of a round comes after the card that ended it; the board shows that card already', () => {
  const parts = partsOf(update(['laid', 'revealed', 'round_ended', 'role_shown']))
  expect(parts.map(kinds)).toEqual([
    ['laid', 'revealed'],
    ['round_ended', 'role_shown'],
  ])
  expect(parts[0]!.state).toEqual({ view: { round: 2 } })
  expect(parts[1]!.continues).toBe(true)
})

test('nothing of a new round is in the parts before it', () => {
  const parts = partsOf(update(['passed', 'round_ended', 'role_shown', 'round_began', 'begins']))
  expect(parts.map(kinds)).toEqual([['passed'], ['round_ended', 'role_shown'], ['round_began', 'begins']])
  expect(parts.map(({ state }) => state !== null)).toEqual([false, false, true])
  expect(parts.map(({ opensRound }) => opensRound)).toEqual([false, false, true])
})

test('a part waits until the one before it was looked at, and a round until its end was', () => {
  const shown: string[][] = []
  const unfolding = new Unfolding((part) => shown.push(kinds(part)))
  let isLookedAt = true
  unfolding.pace = { pause: (events) => (events.some(({ kind }) => kind === 'revealed') ? 1000 : 0), isLookedAt: () => isLookedAt }
  unfolding.add(update(['laid', 'revealed', 'round_ended', 'round_began']))
  unfolding.add(update(['laid']))
  expect(shown).toEqual([['laid', 'revealed']])
  expect(unfolding.isDealNext, 'its end comes first').toBe(false)
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([['laid', 'revealed'], ['round_ended']])
  expect(unfolding.isDealNext).toBe(true)
  isLookedAt = false
  unfolding.goOn()
  expect(shown.slice(2)).toEqual([['round_began'], ['laid']])
})

test('what comes is noted at once, however long it waits to be shown', () => {
  const shown: string[][] = []
  const arrived: Update[] = []
  const unfolding = new Unfolding((part) => shown.push(kinds(part)))
  unfolding.pace = { pause: () => 1000, isLookedAt: () => false, arrives: (update) => arrived.push(update) }
  unfolding.add(update(['laid']))
  const end = update(['laid', 'round_ended'])
  unfolding.add(end)
  expect([shown, arrived.at(-1)]).toEqual([[['laid']], end])
})

test('the last card of a round lands before its end is shown, however little there is to see', () => {
  const shown: string[][] = []
  const unfolding = new Unfolding((part) => shown.push(kinds(part)))
  unfolding.pace = { pause: () => 0, lastCard: () => 1000, isLookedAt: () => false }
  unfolding.add(update(['passed']))
  unfolding.add(update(['passed', 'round_ended', 'role_shown']))
  expect(shown).toEqual([['passed'], ['passed']])
  vi.advanceTimersByTime(1000)
  expect(shown.slice(2)).toEqual([['round_ended', 'role_shown']])
})

test('what is looked at can be skipped', () => {
  const shown: string[][] = []
  const unfolding = new Unfolding((part) => shown.push(kinds(part)))
  unfolding.pace = { pause: () => 5000, isLookedAt: () => false }
  unfolding.add(update(['storm']))
  unfolding.add(update(['laid']))
  unfolding.skip()
  expect(shown).toEqual([['storm'], ['laid']])
})

test('where much waits there is no time to look at each, except at what ended the round', () => {
  const shown: string[][] = []
  const unfolding = new Unfolding((part) => shown.push(kinds(part)))
  unfolding.pace = { pause: () => 1000, isLookedAt: () => false }
  unfolding.add(update(['broke']))
  for (const step of [['laid'], ['passed'], ['revealed', 'round_ended'], ['picked']]) unfolding.add(update(step))
  unfolding.skip()
  expect(shown).toEqual([['broke'], ['laid'], ['passed'], ['revealed']])
  vi.advanceTimersByTime(1000)
  expect(shown[4]).toEqual(['round_ended'])
})
