import { describe, expect, test } from 'vitest'
import { HEIGHT, WIDTH } from '../../src/board/camera'
import { HALF, onScreen, SignPlaces } from '../../src/board/sign_places'

const FRAME = { width: 390, height: 300 }
const CAMERA = { x: 0, y: 0, scale: 0.5 }

/** How far a sign is from a card; negative if it is upon it. */
function gap(at: { x: number; y: number }, cell: { x: number; y: number }): number {
  const card = onScreen(cell, CAMERA)
  return Math.max(Math.abs(at.x - card.x) - (WIDTH * CAMERA.scale) / 2 - HALF, Math.abs(at.y - card.y) - (HEIGHT * CAMERA.scale) / 2 - HALF)
}

test('a sign is at the edge, on the way to what is outside', () => {
  const places = new SignPlaces(FRAME, 44, CAMERA, [])
  expect(places.take({ x: 900, y: 150 })).toMatchObject({ x: 365, y: 150 })
  expect(places.take({ x: 200, y: -80 })).toMatchObject({ x: 200, y: 69 })
})

test('a sign gives way to a mine at the edge, and stays in the frame', () => {
  const mine = { x: 7, y: 2 } // partly behind the right edge
  const at = new SignPlaces(FRAME, 0, CAMERA, [mine]).take(onScreen({ x: 9, y: 2 }, CAMERA))!
  expect(gap(at, mine)).toBeGreaterThanOrEqual(0)
  expect(at.x).toBeLessThanOrEqual(FRAME.width - HALF)
  expect(at.y).toBeLessThanOrEqual(FRAME.height - HALF)
})

test('signs that lead the same way are beside each other', () => {
  const places = new SignPlaces(FRAME, 0, CAMERA, [])
  const all = [0, 1, 2].map(() => places.take({ x: 900, y: 290 })!)
  for (const [i, one] of all.entries())
    for (const other of all.slice(i + 1))
      expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(2 * HALF)
})

test('one sign is enough for many targets that are in the same direction', () => {
  const places = new SignPlaces(FRAME, 0, CAMERA, [])
  expect(places.take({ x: 900, y: 290 }, true)).not.toBeNull()
  expect(places.take({ x: 960, y: 300 }, true)).toBeNull()
  expect(places.take({ x: 900, y: 100 }, true)).not.toBeNull()
})

test('where there is no room there is no sign', () => {
  const tiny = { width: 60, height: 60 }
  const places = new SignPlaces(tiny, 0, CAMERA, [])
  expect(places.take({ x: 900, y: 30 })).not.toBeNull()
  expect(places.take({ x: 900, y: 30 })).toBeNull()
})

test('a sign gives way to a path that was laid, and is small where all is full of paths', () => {
  const path = { x: 7, y: 2 }
  const free = new SignPlaces(FRAME, 0, CAMERA, [], [path]).take(onScreen({ x: 9, y: 2 }, CAMERA))!
  expect(gap(free, path)).toBeGreaterThanOrEqual(0)
  expect(free.isSmall).toBe(false)
  const everywhere = Array.from({ length: 80 }, (_, i) => ({ x: (i % 10) - 1, y: Math.floor(i / 10) - 1 }))
  const full = new SignPlaces(FRAME, 0, CAMERA, [], everywhere).take(onScreen({ x: 9, y: 2 }, CAMERA))!
  expect(full).toMatchObject({ x: 365, y: 175, isSmall: true })
})

test('a sign does not go far out of the way of paths, because it says where to look', () => {
  const column = Array.from({ length: 5 }, (_, y) => ({ x: 7, y: y - 1 }))
  const to = onScreen({ x: 9, y: 1 }, CAMERA)
  const at = new SignPlaces(FRAME, 0, CAMERA, [], column).take(to)!
  expect(Math.abs(at.y - to.y)).toBeLessThan(3 * HALF)
})

describe('where one sign at each edge is enough', () => {
  const column = Array.from({ length: 3 }, (_, y) => ({ x: 7, y }))

  test('it is at the edge, beside all cards', () => {
    const places = new SignPlaces(FRAME, 0, CAMERA, [], column)
    const to = onScreen({ x: 9, y: 1 }, CAMERA)
    expect(places.sideOf(to)).toBe('right')
    const at = places.takeSide('right', to)!
    expect(at).toMatchObject({ x: 365, isSmall: false })
    for (const card of column) expect(gap(at, card)).toBeGreaterThanOrEqual(0)
    expect(places.takeSide('right', to)).toBeNull()
    expect(places.takeSide('top', onScreen({ x: 3, y: -2 }, CAMERA))).not.toBeNull()
  })

  test('an edge is that which something is further beyond', () => {
    const places = new SignPlaces(FRAME, 44, CAMERA, [])
    const sides = [{ x: -90, y: 20 }, { x: 400, y: 900 }, { x: 100, y: 20 }].map((to) => places.sideOf(to)) // prettier-ignore
    expect(sides).toEqual(['left', 'bottom', 'top'])
  })
})
