// The way of a walk, as it is drawn: along open sides, around trolls, over the traps that it pays for.
import { expect, test } from 'vitest'
import type { LostMinesView } from '../../../src/games/lost-mines/protocol'
import { openEnds, routeOf, wayBetween } from '../../../src/games/lost-mines/routes'
import type { Choice } from '../../../src/protocol'

const card = (x: number, y: number, face: string) => ({ x, y, face, what: 'path', feature: '' })
const token = (x: number, y: number, side: string, what: string) => ({ x, y, side, what, owner: 1 })
// A ring of four cards, with one more card and a mine that is face down east of it.
const BOARD = [card(1, 1, 'ES'), card(2, 1, 'ESW'), card(1, 2, 'NE'), card(2, 2, 'NW'), card(3, 1, 'EW')]
const view = (tokens: ReturnType<typeof token>[] = []): LostMinesView =>
  ({
    turn: 0,
    dwarfs: [{ clan: 'blue', character: null, x: 1, y: 1, looked_by: [] }],
    board: BOARD,
    tokens,
    options: { box: { width: 11, height: 7 } },
  }) as unknown as LostMinesView
const walk = (x: number, y: number, losses = 0, side?: string): Choice => ({ action: '', verb: 'walk', x, y, losses, side: side ?? null })
const FREE = [walk(2, 1), walk(1, 2), walk(2, 2), walk(3, 1), walk(4, 1, 0, 'W')]
const cells = (...all: number[][]) => all.map(([x, y]) => ({ x, y }))

test('a walk takes the shortest way along open sides', () => {
  expect(routeOf(view(), FREE, FREE[3]!)).toEqual(cells([1, 1], [2, 1], [3, 1]))
  expect(routeOf(view(), FREE, FREE[4]!)).toEqual(cells([1, 1], [2, 1], [3, 1], [4, 1]))
  expect(routeOf(view(), FREE, { action: 'stay', verb: 'stay' })).toEqual([])
  expect(routeOf(view(), FREE, null)).toEqual([])
})
test('it goes around a troll, and over a trap only if that is what it costs', () => {
  expect(routeOf(view([token(1, 1, 'E', 'troll')]), FREE, FREE[3]!)).toEqual(cells([1, 1], [1, 2], [2, 2], [2, 1], [3, 1]))
  const both = [...FREE, walk(2, 1, 1), walk(3, 1, 1)]
  expect(routeOf(view([token(1, 1, 'E', 'trap')]), both, walk(3, 1, 1))).toEqual(cells([1, 1], [2, 1], [3, 1]))
  expect(routeOf(view([token(1, 1, 'E', 'trap')]), both, walk(3, 1, 0))).toEqual(cells([1, 1], [1, 2], [2, 2], [2, 1], [3, 1]))
})
test('where paths can lead is shown at their open ends', () => {
  expect(openEnds(view())).toEqual([{ x: 3, y: 1, side: 'E' }])
})
test('an open end at the rim of the board leads nowhere', () => {
  const at = (...board: ReturnType<typeof card>[]): string[] => openEnds({ ...view(), board }).map(({ x, y, side }) => `${x},${y}${side}`)
  expect(at(card(0, 0, 'NESW'))).toEqual(['0,0E', '0,0S'])
  expect(at(card(10, 6, 'NESW'))).toEqual(['10,6N', '10,6W'])
  expect(at(card(1, 1, 'NW'))).toEqual(['1,1N', '1,1W'])
  expect(at(card(9, 5, 'ES'))).toEqual(['9,5E', '9,5S'])
})
test('a walk that says nothing of losses costs nothing', () => {
  const plain = FREE.map(({ losses: _, ...choice }) => choice) as Choice[]
  expect(routeOf(view(), plain, plain[3]!)).toEqual(cells([1, 1], [2, 1], [3, 1]))
})
test('it ends at a mine, beside which it goes on to others', () => {
  // From (2,1) a mine is east, before the way south is tried.
  const board = [card(1, 1, 'EW'), card(2, 1, 'ESW'), card(2, 2, 'NS')]
  const walks = [walk(2, 1), walk(2, 2), walk(3, 1, 0, 'W'), walk(2, 3, 0, 'N')]
  expect(routeOf({ ...view(), board }, walks, walks[3]!)).toEqual(cells([1, 1], [2, 1], [2, 2], [2, 3]))
})
test('there is no way to where no walk leads, also around a ring', () => {
  expect(routeOf(view(), FREE.slice(0, 3), FREE[3]!)).toEqual([])
  expect(routeOf(view(), FREE, walk(4, 1, 0, 'N'))).toEqual([])
  expect(routeOf(view([token(2, 1, 'E', 'troll')]), FREE, FREE[3]!)).toEqual([])
})

test('a dwarf goes from card to card, around a troll if it can', () => {
  expect(wayBetween(view(), { x: 1, y: 1 }, { x: 3, y: 1 })).toEqual(cells([1, 1], [2, 1], [3, 1]))
  expect(wayBetween(view([token(1, 1, 'E', 'troll')]), { x: 1, y: 1 }, { x: 2, y: 1 })).toEqual(cells([1, 1], [1, 2], [2, 2], [2, 1]))
  expect(wayBetween(view([token(2, 1, 'E', 'troll')]), { x: 2, y: 1 }, { x: 3, y: 1 })).toEqual(cells([2, 1], [3, 1]))
  expect(wayBetween(view(), { x: 1, y: 1 }, { x: 7, y: 1 })).toEqual([])
})
