import { expect, test } from 'vitest'
import type { FaceDownCard } from '../../src/board/board_items'
import { actionOf, isNear } from '../../src/stage/action'

const HERE = { x: 0, y: 0 }
const open = { here: () => HERE, frame: null, hidden: () => [] }
const framed = { here: () => HERE, frame: { columns: 9, rows: 9 }, hidden: () => [] }
const TARGETS = [
  { x: 3, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 2 },
]

test('where not everything fits, the two nearest targets stay in sight', () => {
  expect(actionOf(open, TARGETS, true)).toEqual([HERE, { x: 1, y: 0 }, { x: 0, y: 2 }])
})

test('on a board of fixed cells all targets stay in sight if they are near', () => {
  expect(actionOf(framed, TARGETS, true)).toEqual([HERE, ...TARGETS])
  expect(actionOf(framed, TARGETS, false)).toHaveLength(3)
})

test('near is within so many columns and rows', () => {
  expect(isNear(TARGETS, HERE, { columns: 3, rows: 2 })).toBe(true)
  expect(isNear(TARGETS, HERE, { columns: 2, rows: 2 })).toBe(false)
})

test('where only cards that lie face down can be chosen, all of them stay in sight', () => {
  const goal = { key: '1', back: '', picture: null, label: '', tag: '', known: null, seers: [] }
  const hidden = (): FaceDownCard[] => TARGETS.map((cell) => ({ ...goal, ...cell }))
  expect(actionOf({ ...open, hidden }, TARGETS, false)).toEqual(TARGETS)
})

test('where cells can be chosen beside cards that lie face down, the nearest stay in sight', () => {
  const goal = { key: '1', back: '', picture: null, label: '', tag: '', known: null, seers: [], x: 3, y: 0 }
  expect(actionOf({ ...open, hidden: () => [goal] }, TARGETS, false)).toEqual([HERE, { x: 1, y: 0 }, { x: 0, y: 2 }])
})
