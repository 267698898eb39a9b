import { describe, expect, test } from 'vitest'
import {
  between,
  boxOf,
  cellAt,
  centred,
  fit,
  HEIGHT,
  held,
  LEAST_SCALE,
  middleOf,
  MOST_SCALE,
  mostOf,
  pan,
  pinch,
  pointAt,
  reveal,
  towards,
  WIDTH,
  zoomAt,
} from '../../src/board/camera'

const TABLE = boxOf([
  { x: 0, y: -2 },
  { x: 8, y: 2 },
])
const DESK = { width: 1000, height: 800 }
const PHONE = { width: 390, height: 480 }

describe('the box of cells', () => {
  test('reaches from the first corner to the last', () => {
    expect(TABLE).toEqual({ left: 0, top: -2 * HEIGHT, right: 9 * WIDTH, bottom: 3 * HEIGHT })
  })
  test('has a margin in parts of a card', () => {
    expect(boxOf([{ x: 1, y: 1 }], 0.5)).toEqual({ left: 50, top: 70, right: 250, bottom: 350 })
  })
})

describe('fitting', () => {
  test('shows the whole box in the middle of the frame', () => {
    const camera = fit(TABLE, DESK)
    expect(camera.scale).toBeCloseTo(1000 / 900)
    const middle = pointAt(camera, { x: 500, y: 400 })
    expect(middle.x).toBeCloseTo(450)
    expect(middle.y).toBeCloseTo(70)
  })
  test('does not blow few cards up', () => {
    expect(fit(boxOf([{ x: 0, y: 0 }]), DESK).scale).toBe(1.6)
  })
  test('lets cards grow on a very large screen', () => {
    expect(fit(boxOf([{ x: 0, y: 0 }]), { width: 2160, height: 2000 }).scale).toBe(2.4)
  })
  test('keeps cards large enough on a phone, and goes to where the action is', () => {
    const camera = fit(TABLE, PHONE, boxOf([{ x: 7, y: 0 }]), 0.6)
    expect(camera.scale).toBe(0.6)
    expect(TABLE.right * camera.scale + camera.x).toBeCloseTo(390) // not past the box
    const start = fit(TABLE, PHONE, boxOf([{ x: 0, y: 0 }]), 0.6)
    expect(start.x).toBeCloseTo(0)
  })
})

describe('moving', () => {
  const camera = centred({ x: 450, y: 70 }, 1, DESK)
  test('follows the hand', () => {
    const moved = pan(camera, 30, -20, TABLE, DESK)
    expect([moved.x - camera.x, moved.y - camera.y]).toEqual([30, -20])
  })
  test('cannot lose the board', () => {
    for (const [dx, dy] of [
      [9999, 0],
      [-9999, 0],
      [0, 9999],
      [0, -9999],
    ] as const) {
      const far = pan(camera, dx, dy, TABLE, DESK)
      expect(TABLE.left * far.scale + far.x).toBeLessThan(DESK.width)
      expect(TABLE.right * far.scale + far.x).toBeGreaterThan(0)
      expect(TABLE.top * far.scale + far.y).toBeLessThan(DESK.height)
      expect(TABLE.bottom * far.scale + far.y).toBeGreaterThan(0)
    }
  })
  test('held within the box, what is smaller than the frame is in the middle', () => {
    const small = held({ x: -500, y: 900, scale: 0.5 }, TABLE, DESK)
    expect(pointAt(small, { x: 500, y: 400 })).toEqual(middleOf(TABLE))
  })
})

describe('zooming', () => {
  const camera = centred({ x: 450, y: 70 }, 1, DESK)
  test('leaves the point under the finger where it is', () => {
    const at = { x: 200, y: 650 }
    const before = pointAt(camera, at)
    const after = pointAt(zoomAt(camera, 1.7, at), at)
    expect(after.x).toBeCloseTo(before.x)
    expect(after.y).toBeCloseTo(before.y)
  })
  test('ends at its limits', () => {
    expect(zoomAt(camera, 1000, { x: 0, y: 0 }).scale).toBe(MOST_SCALE)
    expect(zoomAt(camera, 0.0001, { x: 0, y: 0 }).scale).toBe(LEAST_SCALE)
  })
  test('with two fingers keeps both points of the board under them', () => {
    const before = [
      { x: 100, y: 100 },
      { x: 300, y: 100 },
    ] as const
    const after = [
      { x: 150, y: 200 },
      { x: 450, y: 200 },
    ] as const
    const pinched = pinch(camera, before, after)
    expect(pinched.scale).toBeCloseTo(1.5)
    for (const i of [0, 1] as const) {
      const was = pointAt(camera, before[i])
      const is = pointAt(pinched, after[i])
      expect(is.x).toBeCloseTo(was.x)
      expect(is.y).toBeCloseTo(was.y)
    }
  })
})

describe('revealing', () => {
  const camera = centred({ x: 450, y: 70 }, 1, PHONE)
  test('moves nothing that is seen already', () => {
    expect(reveal(camera, boxOf([{ x: 4, y: 0 }]), PHONE)).toEqual(camera)
  })
  test('moves as little as needed', () => {
    const moved = reveal(camera, boxOf([{ x: 8, y: 0 }]), PHONE)
    expect(900 + moved.x).toBeCloseTo(PHONE.width - 12)
    expect(moved.y).toBe(camera.y)
  })
})

test('a point of the frame is in a cell, also left of and above the start', () => {
  const camera = { x: 100, y: 100, scale: 0.5 }
  expect(cellAt(camera, { x: 101, y: 101 })).toEqual({ x: 0, y: 0 })
  expect(cellAt(camera, { x: 99, y: 99 })).toEqual({ x: -1, y: -1 })
})

test('between two cameras is the way from one to the other', () => {
  const from = centred({ x: 0, y: 0 }, 0.5, DESK)
  const to = centred({ x: 900, y: 0 }, 1.2, DESK)
  expect(between(from, to, 0, DESK)).toEqual(from)
  const end = between(from, to, 1, DESK)
  expect(end.scale).toBeCloseTo(to.scale)
  expect(end.x).toBeCloseTo(to.x)
  expect(between(from, to, 0.4, DESK).scale).toBeGreaterThan(from.scale)
})

test('an arrow goes to the nearest target ahead', () => {
  const targets = [
    { x: 1, y: 0 },
    { x: 3, y: 0 },
    { x: 2, y: -1 },
    { x: 2, y: 3 },
  ]
  expect(towards(targets, { x: 1, y: 0 }, 1, 0)).toEqual({ x: 3, y: 0 })
  expect(towards(targets, { x: 3, y: 0 }, -1, 0)).toEqual({ x: 1, y: 0 })
  expect(towards(targets, { x: 2, y: -1 }, 0, 1)).toEqual({ x: 1, y: 0 })
  expect(towards(targets, { x: 3, y: 0 }, 1, 0)).toBeNull()
})

test('of places that do not fit together the most are shown, and of as many those near a point', () => {
  const frame = { width: 300, height: 280 } // three columns and two rows
  const far = { x: 6, y: 0 }
  const near = [{ x: 0, y: 0 }, { x: 2, y: 1 }] // prettier-ignore
  expect(mostOf([far, ...near], 1, frame, { x: 650, y: 70 })).toEqual(near)
  const left = { x: 0, y: 0 }
  expect(mostOf([left, far], 1, frame, { x: 600, y: 0 })).toEqual([far])
  expect(mostOf([left, far], 1, frame, { x: 100, y: 0 })).toEqual([left])
  expect(mostOf([left, far], 1, { width: 50, height: 50 }, { x: 100, y: 0 })).toEqual([left])
})
