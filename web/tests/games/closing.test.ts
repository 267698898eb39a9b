import { expect, test } from 'vitest'
import { boardAfter as forestAfter } from '../../src/games/lost-mines/closing_board'
import type { LostMinesEvent, LostMinesView } from '../../src/games/lost-mines/protocol'
import { boardAfter as mineAfter } from '../../src/games/saboteur/closing_board'
import type { SaboteurEvent, SaboteurView } from '../../src/games/saboteur/protocol'

const FOREST = {
  seat: 0,
  hand: ['EW'],
  hand_sizes: [1, 2],
  pile: 1,
  board: [{ x: 7, y: 6, face: 'EW', what: 'path', feature: '' }],
  dwarfs: [
    { clan: 'blue', x: 7, y: 6 },
    { clan: 'yellow', x: 2, y: 2 },
  ],
  mines: [{ x: 8, y: 6, face_up: false, holds: null, looked_by: [1] }],
  treasures: [{ kind: 'gold', value: null, taken_by: null, looked_by: [] }],
  tokens: [{ x: 2, y: 2, side: 'S', what: 'trap', owner: null }],
  dragon: null,
} as unknown as LostMinesView
const forest = (...events: LostMinesEvent[]): LostMinesView => forestAfter(FOREST, events)

const MINE = {
  seat: 1,
  hand: ['map'],
  hand_sizes: [1, 1],
  pile: 0,
  table: [{ x: 7, y: 0, face: 'EW', what: 'tunnel' }],
  goals: [
    { name: 'top', x: 8, y: -2, face_up: false, treasure: null, looked_by: [] },
    { name: 'middle', x: 8, y: 0, face_up: false, treasure: null, looked_by: [] },
  ],
  last_laid: [7, 0],
  pool_size: 2,
  nuggets: [1],
} as unknown as SaboteurView
const mine = (...events: SaboteurEvent[]): SaboteurView => mineAfter(MINE, events)

test('a mine that the last walk of a round opens is seen open, with the dwarf in it and the treasure taken', () => {
  const seen = forest(
    { kind: 'walked', seat: 0, x: 8, y: 6 },
    { kind: 'revealed', seat: 0, which: 0, holds: 'gold' },
    { kind: 'turned', seat: 0, which: 0, face: 'NSW' },
    { kind: 'took', seat: 0, which: 0, treasure: 'gold' },
  )
  expect(seen.dwarfs[0]).toMatchObject({ clan: 'blue', x: 8, y: 6 })
  expect(seen.mines[0]).toMatchObject({ face_up: true, holds: 'gold', looked_by: [1] })
  expect(seen.board[1]).toEqual({ x: 8, y: 6, face: 'NSW', what: 'mine', feature: 'gold' })
  expect(seen.treasures[0]!.taken_by).toBe(0)
})

test('a player who wakes the dragon has it', () => expect(forest({ kind: 'dragon', seat: 1 }).dragon).toBe(1))

test('the last card of a round is on the board, and nobody holds it', () => {
  const seen = forest({ kind: 'laid', seat: 0, x: 6, y: 6, face: 'ES', feature: 'camp' })
  expect(seen.board[1]).toEqual({ x: 6, y: 6, face: 'ES', what: 'path', feature: 'camp' })
  expect([seen.hand_sizes, seen.hand]).toEqual([[0, 2], []])
})

test('cards that are lost, discarded and drawn are counted', () => {
  expect(forest({ kind: 'discarded', seat: 1, count: 2 }).hand_sizes).toEqual([1, 0])
  const drawn = forest({ kind: 'lost', seat: 1 }, { kind: 'drew', seat: 1 })
  expect([drawn.hand_sizes, drawn.pile, drawn.hand]).toEqual([[1, 2], 0, ['EW']])
})

test('a storm removes a path, and tokens come and go', () => {
  expect(forest({ kind: 'storm', seat: 1, x: 7, y: 6 }).board).toEqual([])
  const troll = forest({ kind: 'troll_set', seat: 1, x: 3, y: 3, side: 'E' }, { kind: 'token_gone', x: 2, y: 2, side: 'S' })
  expect(troll.tokens).toEqual([{ x: 3, y: 3, side: 'E', what: 'troll', owner: 1 }])
})

test('what ends a round of Saboteur is seen before the next one is dealt', () => {
  const laid = mine(
    { kind: 'laid', seat: 0, x: 7, y: 1, face: 'NE' },
    { kind: 'revealed', seat: 0, goal: 'middle', treasure: 'NW', face: 'NW' },
  )
  expect(laid.table.slice(1)).toEqual([
    { x: 7, y: 1, face: 'NE', what: 'tunnel' },
    { x: 8, y: 0, face: 'NW', what: 'goal' },
  ])
  expect(laid.goals.map(({ face_up }) => face_up)).toEqual([false, true])
  expect([laid.hand_sizes, laid.last_laid]).toEqual([
    [0, 1],
    [7, 1],
  ])
  expect(mine({ kind: 'rockfall', seat: 0, x: 7, y: 0 }).table).toEqual([])
  expect(mine({ kind: 'passed', seat: 1 })).toMatchObject({ hand_sizes: [1, 0], hand: [] })
})

test('events that change no board leave the view as it is', () => {
  expect(forest({ kind: 'round_ended', ending: 'treasures' })).toBe(FOREST)
  expect(mine({ kind: 'role_shown', seat: 0, role: 'miner' })).toBe(MINE)
})

test('the last nuggets that are picked are counted before the next round is dealt', () => {
  const seen = mine({ kind: 'picked', seat: 1 }, { kind: 'your_pick', seat: 1, value: 3 }, { kind: 'picked', seat: 2 })
  expect([seen.pool_size, seen.nuggets]).toEqual([0, [1, 3]])
})
