import { expect, test } from 'vitest'
import { areFaceDown, scaleToHit } from '../../src/board/finger'

const MINES = [0, 2, 4, 6].map((y) => ({ x: 8, y }))

test('places for cards are as wide as a finger', () => {
  expect(scaleToHit([{ x: 1, y: 0 }], MINES)).toBe(0.44)
  expect(scaleToHit([{ x: 1, y: 0 }, MINES[0]!], MINES)).toBe(0.44)
})

test('cards that lie face down are hit at any scale at which they are a finger apart', () => {
  expect(scaleToHit(MINES, MINES)).toBe(0.16)
  expect(scaleToHit([{ x: 8, y: 0 }, { x: 9, y: 0 }], [...MINES, { x: 9, y: 0 }])).toBe(0.44) // prettier-ignore
  expect(areFaceDown(MINES, MINES)).toBe(true)
  expect(areFaceDown([{ x: 8, y: 0, side: 'E' }], MINES)).toBe(false)
  expect(areFaceDown([], MINES)).toBe(false)
})

test('joints are a finger apart', () => {
  const joints = [
    { x: 1, y: 1, side: 'E' },
    { x: 1, y: 1, side: 'S' },
  ] as const
  expect(scaleToHit(joints, []) * Math.hypot(50, 70)).toBeCloseTo(44)
})

test('where nothing can be chosen no scale is asked for', () => {
  expect(scaleToHit([], MINES)).toBe(0)
})
