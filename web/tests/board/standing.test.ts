import { describe, expect, test } from 'vitest'
import type { Figure } from '../../src/board/board_items'
import { HEIGHT, WIDTH } from '../../src/board/camera'
import { numberOn, stand } from '../../src/board/standing'

const SCALES = [0.16, 0.257, 0.31, 0.45, 0.525, 0.83, 1.6] // of a small phone with the whole board to a television

function together(count: number, column = 4): Figure[] {
  const figure = { x: column, y: 1, picture: '', label: '', plate: '', own: false, turn: false }
  return Array.from({ length: count }, (_, i) => ({ ...figure, key: `${i}`, text: String(i + 1) }))
}

const READ = 10 // pixels that the number of a dwarf needs
const TOGETHER = 11.5 // pixels between two numbers

describe.each(SCALES)('at the scale %d', (scale) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('the numbers of %i dwarfs on one card are large enough and apart', (count) => {
    const standing = stand(together(count), 1 / scale)
    for (const { wide, plate } of standing)
      if (plate !== 'with') expect((plate === 'none' ? wide * 42 : numberOn(wide * WIDTH, 1 / scale)) * scale).toBeGreaterThanOrEqual(READ)
    const spots = standing.map(({ x, y }) => ({ x: x * WIDTH * scale, y: y * HEIGHT * scale }))
    for (const [i, a] of spots.entries())
      for (const b of spots.slice(i + 1)) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(TOGETHER)
  })
})

test.each([0.257, 0.31, 0.45, 0.525, 0.83, 1.6])('at the scale %d up to five dwarfs stand on their own card', (scale) => {
  for (const count of [1, 2, 3, 4, 5]) {
    for (const { x, y, wide, high } of stand(together(count), 1 / scale)) {
      expect(x - wide / 2).toBeGreaterThanOrEqual(4 - 0.01)
      expect(x + wide / 2).toBeLessThanOrEqual(5 + 0.01)
      expect(y - high).toBeGreaterThanOrEqual(1 - 0.01)
      expect(y).toBeLessThanOrEqual(2 + 0.01)
    }
  }
})

test('plates stand at the corners of a small card, so that its paths are in sight', () => {
  const corners = stand(together(4), 1 / 0.31).map(({ x, y, wide, high }) =>
    [x - 4 - wide / 2, y - 1 - high].map((at) => Math.round(at * 10) / 10),
  )
  expect(corners).toEqual([
    [0, 0],
    [0.5, 0],
    [0, 0.6],
    [0.5, 0.6],
  ])
})

test('many plates on one card are in the order of their numbers, as far above the card as below', () => {
  const standing = stand(together(9), 1 / 0.2)
  for (const [i, { x, y }] of standing.entries()) {
    const next = standing[i + 1]
    if (next) expect(next.y > y + 0.01 || next.x > x).toBe(true)
  }
  expect(standing[0]!.y - standing[0]!.high - 1).toBeCloseTo(2 - standing.at(-1)!.y)
})
