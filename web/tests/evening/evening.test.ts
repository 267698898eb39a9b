import { beforeEach, expect, test, vi } from 'vitest'
import type { Game } from '../../src/games/game'
import type { TableSeen } from '../../src/protocol'
import type { RoundEnd } from '../../src/table/rounds'
import { gameAt } from '../games/table'

type Evening = typeof import('../../src/evening/evening.svelte')

const kept = new Map<string, string>()

beforeEach(async () => {
  GAME = await gameAt('saboteur', { winners: [1], scores: [2, 5, 0] })
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
})

/** The page as it is opened, with what the browser remembers. */
async function opened(): Promise<Evening> {
  vi.resetModules()
  return import('../../src/evening/evening.svelte')
}

const AT = Date.UTC(2024, 4, 1, 20)
const TABLE = { game: 'saboteur', record: 'record-of-this-game', seats: [{}, {}, {}] } as unknown as TableSeen
let GAME: Game

function ended(ending: string, roles: Record<number, string>, scored: Record<number, number> = {}): RoundEnd {
  const map = <T>(from: Record<number, T>): Map<number, T> => new Map(Object.entries(from).map(([seat, one]) => [Number(seat), one]))
  return { ending, roles: map(roles), scored: map(scored) } as unknown as RoundEnd
}

test('a finished game is remembered as its player saw it', async () => {
  const { asPlayed } = await opened()
  const ends = [ended('miners', { 0: 'miner', 1: 'miner', 2: 'saboteur' }), ended('saboteurs', { 0: 'miner', 1: 'saboteur', 2: 'miner' })]
  expect(asPlayed(TABLE, GAME, ends, 1, AT)).toEqual({
    record: 'record-of-this-game',
    at: AT,
    game: 'saboteur',
    players: 3,
    won: true,
    points: 5,
    parts: [
      { role: 'miner', won: true },
      { role: 'saboteur', won: true },
    ],
    seat: 1,
  })
  expect(asPlayed(TABLE, GAME, ends, 0, AT)).toMatchObject({ won: false, points: 2, parts: [{ won: true }, { won: false }] })
})

test('who watched, and a game that is not over, is not remembered', async () => {
  const { asPlayed } = await opened()
  expect(asPlayed(TABLE, GAME, [], null, AT)).toBeNull()
  expect(asPlayed(TABLE, await gameAt('saboteur', { winners: null }), [], 1, AT)).toBeNull()
  expect(asPlayed({ ...TABLE, record: null }, GAME, [], 1, AT)).toBeNull()
})

test('in The Lost Mines a round goes well for who has more points than most', async () => {
  const { asPlayed } = await opened()
  const game = await gameAt('lost-mines', { winners: [0], points: [6, 3, 0] })
  const ends = [ended('scored', { 0: 'loyal', 1: 'selfish', 2: 'saboteur' }, { 0: 6, 1: 3, 2: 0 })]
  const parts = [0, 1, 2].map((me) => asPlayed({ ...TABLE, game: 'lost-mines' }, game, ends, me, AT)!.parts)
  expect(parts).toEqual([[{ role: 'loyal', won: true }], [{ role: 'selfish', won: false }], [{ role: 'saboteur', won: false }]])
})

test('each game is remembered once, the last one first, and still when the page is opened again', async () => {
  const first = await opened()
  const one = { ...first.asPlayed(TABLE, GAME, [], 1, AT)! }
  first.remember(one)
  first.remember({ ...one, record: 'another-record' })
  first.remember({ ...one, at: AT + 1 })
  expect(first.played().map(({ record }) => record)).toEqual(['another-record', 'record-of-this-game'])
  const second = await opened()
  expect(second.played()).toEqual(first.played())
  expect(second.played().at(-1)?.at).toBe(AT)
})

test('one click forgets everything', async () => {
  const { asPlayed, forgetAll, played, remember } = await opened()
  remember(asPlayed(TABLE, GAME, [], 1, AT)!)
  forgetAll()
  expect(played()).toEqual([])
  expect([...kept.keys()]).toEqual([])
  expect((await opened()).played()).toEqual([])
})

test('what is remembered but makes no sense is left out', async () => {
  kept.set('pyrite.evening', JSON.stringify([{ record: 7 }, { record: 'x', parts: [] }, null]))
  expect((await opened()).played().map(({ record }) => record)).toEqual(['x'])
  kept.set('pyrite.evening', 'no list at all')
  expect((await opened()).played()).toEqual([])
})

test('results are summed up by role', async () => {
  const { asPlayed, byRole } = await opened()
  const miner = asPlayed(TABLE, GAME, [ended('miners', { 1: 'miner' }), ended('saboteurs', { 1: 'miner' })], 1, AT)!
  const saboteur = asPlayed(TABLE, GAME, [ended('saboteurs', { 1: 'saboteur' })], 1, AT)!
  expect(byRole([miner, saboteur])).toEqual([
    { game: 'saboteur', role: 'miner', rounds: 2, won: 1 },
    { game: 'saboteur', role: 'saboteur', rounds: 1, won: 1 },
  ])
})
