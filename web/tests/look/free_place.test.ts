import { expect, test } from 'vitest'
import { freePlace } from '../../src/look/free_place'

const FIELD = { left: 240, top: 0, right: 1100, bottom: 660 }
const SIZE = { width: 300, height: 100 }

test('it is where it would like to be if it covers nothing there', () => {
  const wish = { x: 500, y: 540 }
  expect(freePlace(SIZE, FIELD, [{ left: 240, top: 0, right: 499, bottom: 660 }], wish)).toEqual({ ...wish, covered: 0 })
})

test('it goes no further out of the way of a card than it has to, and stays in the field', () => {
  const card = { left: 460, top: 500, right: 560, bottom: 640 }
  const place = freePlace(SIZE, FIELD, [card], { x: 500, y: 550 })
  expect(place.covered).toBe(0)
  expect(place.x).toBeGreaterThanOrEqual(card.right)
  expect(place.x - card.right).toBeLessThan(20)
  expect(place.x + SIZE.width).toBeLessThanOrEqual(FIELD.right)
})

test('where there is no room it covers as little as possible', () => {
  const most = { ...FIELD, bottom: 590 }
  expect(freePlace(SIZE, FIELD, [most], { x: 500, y: 200 })).toEqual({ x: 496, y: 560, covered: 300 * 30 })
})
