import { beforeEach, describe, expect, test, vi } from 'vitest'
import { boxOf, type Camera, type Cell } from '../../src/board/camera'
import { Eye } from '../../src/board/eye'

const FRAME = { width: 390, height: 400 }
const BOX = boxOf([{ x: -1, y: -2 }, { x: 8, y: 2 }], 0.3) // prettier-ignore
const HERE = boxOf([{ x: 0, y: 0 }], 0.3)
const NEAR = boxOf([{ x: 0, y: 0 }, { x: 2, y: 1 }], 0.3) // prettier-ignore
const FAR = boxOf([{ x: 0, y: 0 }, { x: 7, y: 1 }], 0.3) // prettier-ignore

let eye: Eye
let shown: Camera

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: (time: number) => void) => (run(0), 0))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  vi.stubGlobal('document', { documentElement: { dataset: { motion: 'still' } } })
  eye = new Eye((camera) => (shown = camera))
  eye.least = 0.5
  eye.look(BOX, HERE)
  eye.resize(FRAME)
})

test('a board on which a finger hits every place keeps its scale when a card is picked', () => {
  expect(shown.scale).toBe(0.5)
  eye.least = 0.7
  eye.enough = 0.44
  eye.look(BOX, NEAR)
  expect(shown.scale).toBe(0.5)
})

test('it comes nearer where places are narrower than a finger, and goes back where not enough of them are in sight', () => {
  eye.least = 0.7
  eye.enough = 0.6
  eye.look(BOX, NEAR)
  expect(shown.scale).toBe(0.7)
  eye.enough = 0.44
  eye.look(BOX, FAR)
  expect(shown.scale).toBeLessThan(0.7)
})

test('all cards are in sight if they are large enough without the room around them', () => {
  eye.least = 0.4
  const cards = boxOf([{ x: 0, y: -2 }, { x: 8, y: 2 }], 0.05) // prettier-ignore
  eye.look(BOX, HERE, cards)
  expect(shown.scale).toBe(0.4)
  expect(cards.left * shown.scale + shown.x).toBeGreaterThanOrEqual(0)
  expect(cards.right * shown.scale + shown.x).toBeLessThanOrEqual(FRAME.width)
})

/** The cells that are not whole in the frame. */
const cut = (cells: readonly Cell[], { width, height } = FRAME) =>
  cells.filter(({ x, y }) => {
    const [left, top] = [x * 100 * shown.scale + shown.x, y * 140 * shown.scale + shown.y]
    return left < 0 || top < 0 || left + 100 * shown.scale > width || top + 140 * shown.scale > height
  })

test('places that can be chosen are whole, from a little further away if a finger still hits them', () => {
  const cross = [{ x: -1, y: 0 }, { x: 1, y: 0 }, { x: 0, y: -1 }, { x: 0, y: 1 }] // prettier-ignore
  eye.enough = 0.44
  eye.look(BOX, HERE, HERE, cross)
  expect(shown.scale).toBe(0.5)
  expect(cut(cross)).toEqual([])
  const low = { width: 390, height: 200 }
  eye.resize(low)
  expect(shown.scale).toBeLessThan(0.5)
  expect(shown.scale).toBeGreaterThanOrEqual(0.44)
  expect(cut(cross, low)).toEqual([])
})

test('places at both ends of a tunnel are shown together, if they can be made out there', () => {
  const ends = [{ x: -1, y: 0 }, { x: 8, y: 0 }] // prettier-ignore
  eye.enough = 0.44
  eye.readable = 0.24
  eye.look(BOX, HERE, HERE, ends)
  expect(cut(ends)).toEqual([])
  eye.readable = 0.4
  eye.look(BOX, HERE, HERE, ends)
  expect(shown.scale).toBe(0.5)
  eye.readable = 0.24
  const close = [...ends, { x: 7, y: 0 }] // prettier-ignore
  eye.look(BOX, HERE, HERE, close)
  expect(shown.scale).toBe(0.5)
  expect(cut(close)).toEqual([ends[0]])
})

test('all is in sight while nothing is chosen, and goals stay in sight if there is room for them too', () => {
  const goals = [-2, 0, 2].map((y) => ({ x: 8, y }))
  const start = { x: 0, y: 0 }
  const mine = boxOf([start, ...goals], 0.2)
  eye.readable = 0.24
  eye.look(BOX, HERE, mine, [], goals)
  expect(shown.scale).toBeLessThan(0.44)
  expect(cut([start, ...goals])).toEqual([])
  eye.enough = eye.least = 0.44
  const ahead = [{ x: 2, y: 0 }, { x: 3, y: 1 }] // prettier-ignore
  eye.look(BOX, HERE, mine, ahead, goals)
  expect(shown.scale).toBe(0.44)
  expect(cut([...ahead, ...goals])).toEqual([])
})

test('goals that are in sight stay there when a card is picked, from a little further away', () => {
  const goals = [-1, 1].map((y) => ({ x: 8, y }))
  const cards = boxOf([{ x: 0, y: 0 }, ...goals], 0.05)
  const cross = [{ x: -1, y: 0 }, { x: 1, y: 0 }, { x: 0, y: -1 }, { x: 0, y: 1 }] // prettier-ignore
  const aside = { width: 460, height: 330 }
  eye.least = 0.44
  eye.resize(aside)
  eye.look(BOX, HERE, cards, [], goals)
  expect(cut(goals, aside)).toEqual([])
  eye.enough = 0.44
  eye.look(BOX, boxOf(cross), cards, cross, goals)
  expect(cut([...cross, ...goals], aside)).toEqual([])
  expect(shown.scale).toBeGreaterThan(0.95 * 0.44)
})

test('what is chosen comes into sight, and stays there when the frame changes its size', () => {
  const far = [{ x: 8, y: 2 }]
  expect(cut(far)).toEqual(far)
  eye.keep(boxOf(far))
  expect(cut(far)).toEqual([])
  const low = { width: 390, height: 300 }
  eye.resize(low)
  expect(cut(far, low)).toEqual([])
  eye.keep(null)
  eye.look(BOX, HERE)
  expect(cut(far, low)).toEqual(far)
})

describe('a steady eye, for a board of fixed cells', () => {
  const CELLS = boxOf([{ x: 0, y: 0 }, { x: 10, y: 6 }]) // prettier-ignore
  const row = (...columns: number[]) => columns.map((x) => ({ x, y: 3 }))
  const columnsSeen = (places: readonly Cell[]) =>
    places.filter(({ x }) => x * 100 * shown.scale + shown.x >= 0 && (x + 1) * 100 * shown.scale + shown.x <= FRAME.width).map(({ x }) => x)

  beforeEach(() => {
    eye.steady = true
    eye.least = 0.24
    eye.look(CELLS, HERE)
    eye.least = 0.5
    eye.enough = 0.44
  })

  test('shows all places if a finger hits them then, and stays at that scale', () => {
    const places = row(1, 4, 8)
    eye.look(CELLS, HERE, HERE, places)
    expect(columnsSeen(places)).toEqual([1, 4, 8])
    expect(shown.scale).toBeGreaterThanOrEqual(0.44)
    expect(shown.scale).toBeLessThan(0.5)
    const before = shown.scale
    eye.enough = 0
    eye.look(CELLS, HERE)
    expect(shown.scale).toBe(before)
  })

  test('else as many as there can be, and no empty columns in their place', () => {
    const places = row(0, 5, 7, 10)
    eye.look(CELLS, boxOf([{ x: 0, y: 3 }]), HERE, places)
    expect(shown.scale).toBe(0.5)
    expect(columnsSeen(places)).toEqual([5, 7, 10])
  })
})

test('nothing is shown before the size of the frame is known', () => {
  const all: Camera[] = []
  const early = new Eye((camera) => void all.push(camera))
  early.look(BOX, HERE)
  expect(all).toEqual([])
  early.resize(FRAME)
  expect(all).toHaveLength(1)
})
