// The way of a walk, as it is drawn: along open sides, around trolls, over the traps that it pays for.
import { expect, test } from 'vitest'
import type { LostMinesView } from '../../../src/games/lost-mines/protocol'
import { openEnds, routeOf } from '../../../src/games/lost-mines/routes'
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
