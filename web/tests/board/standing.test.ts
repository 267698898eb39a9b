import { describe, expect, test } from 'vitest'
import type { Figure } from '../../src/board/board_items'
import { HEIGHT, WIDTH } from '../../src/board/camera'
import { LEAST_NUMBER, PLATE, stand } from '../../src/board/standing'

const SCALES = [0.16, 0.257, 0.31, 0.45, 0.525, 0.83, 1.6] // of a small phone with the whole board to a television

function together(count: number, column = 4): Figure[] {
  const figure = { x: column, y: 1, picture: '', label: '', plate: '', own: false, turn: false }
  return Array.from({ length: count }, (_, i) => ({ ...figure, key: `${i}`, text: String(i + 1) }))
}

describe.each(SCALES)('at the scale %d', (scale) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('the numbers of %i dwarfs on one card are large enough and apart', (count) => {
    const standing = stand(together(count), 1 / scale)
    for (const { wide, plate } of standing) if (plate === 'none') expect(wide * 42 * scale).toBeGreaterThanOrEqual(LEAST_NUMBER)
    const spots = standing.map(({ x, y }) => ({ x: x * WIDTH * scale, y: y * HEIGHT * scale }))
    for (const [i, a] of spots.entries())
      for (const b of spots.slice(i + 1)) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(LEAST_NUMBER)
  })
})

test('plates stand at the corners of a small card, so that its paths are in sight', () => {
  const standing = stand(together(4), 1 / 0.31)
  const half = (PLATE / 0.31 / WIDTH) * 0.5
  for (const { x, y, plate } of standing) {
    expect(plate).toBe('alone')
    expect(Math.abs(x - 4.5)).toBeGreaterThan(0.35)
    expect(y - 1 < 0.5 || y - 1 > 0.5 + half).toBe(true)
  }
})

test('many plates on one card are in the order of their numbers, as far above the card as below', () => {
  const standing = stand(together(9), 1 / 0.2)
  for (const [i, { x, y }] of standing.entries()) {
    const next = standing[i + 1]
    if (next) expect(next.y > y + 0.01 || next.x > x).toBe(true)
  }
})

// At the scales of a phone on which the whole board is seen.
test.each([
  [0.24, [2, 2, 2]],
  [0.28, [3, 6]],
  [0.28, [1, 4, 2, 2]],
  [0.31, [2, 2, 2, 3]],
  [0.31, [7, 2]],
] as const)('at the scale %d the numbers of dwarfs on cards beside each other do not cover each other: %o', (scale, counts) => {
  const standing = stand(
    counts.flatMap((count, i) => together(count, 4 + i)),
    1 / scale,
  )
  const spots = standing.map(({ x, y }) => ({ x: x * WIDTH * scale, y: y * HEIGHT * scale }))
  for (const [i, a] of spots.entries())
    for (const b of spots.slice(i + 1)) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(LEAST_NUMBER)
  for (const { figure, x } of standing) expect(Math.abs(x - figure.x - 0.5)).toBeLessThan(0.9)
})
