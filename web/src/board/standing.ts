// Where figures stand on their cards. Their numbers are read at every scale: where figures are too small for that they
// have plates, and where a plate is as wide as its figure it stands there in its place.
import { keyOf, type Figure } from './board_items'
import { HEIGHT, WIDTH } from './camera'

// By the number of figures on one card: their width as a part of the card, and where their feet are, back row first.
const STANDS: readonly (readonly [number, number, readonly (readonly [number, number])[]])[] = [
  [1, 0.46, [[0.28, 0.96]]],
  [2, 0.42, [[0.26, 0.96], [0.74, 0.96]]],
  [3, 0.35, [[0.18, 0.96], [0.5, 0.96], [0.82, 0.96]]],
  [4, 0.38, [[0.26, 0.57], [0.74, 0.57], [0.26, 0.96], [0.74, 0.96]]],
  [6, 0.34, [[0.18, 0.59], [0.5, 0.59], [0.82, 0.59], [0.18, 0.96], [0.5, 0.96], [0.82, 0.96]]],
  [9, 0.33, [[0.18, 0.34], [0.5, 0.34], [0.82, 0.34], [0.18, 0.66], [0.5, 0.66], [0.82, 0.66], [0.18, 0.98], [0.5, 0.98], [0.82, 0.98]]],
] // prettier-ignore

const NUMBER = 0.42 // its height as a part of its figure's width
export const LEAST_NUMBER = 11.5 // pixels
export const PLATE = 17 // pixels that a plate needs for such a number

// Plates are at the corners of their card, where paths do not lead, then at its sides, and in rows where there are more.
const COLUMNS: readonly (readonly [number, number])[] = [[4, 2], [6, 2], [9, 3]] // prettier-ignore
const CORNER = 0.38 // from the middle of the card, in its width
const LOWEST = 0.98 // the lower edge of the plates, in the card's height
const APART = 0.94 // of a plate's width: their edges may touch
const LEAST_APART = 0.8 // of a plate's width: those of neighbouring cards may cover each other's edge
const ROUNDS = 20 // of giving way, which are enough for nine

export interface PlacedFigure {
  readonly figure: Figure
  /** Where the feet are, in cards from the corner of the board. */
  readonly x: number
  readonly y: number
  /** In parts of a card. */
  readonly wide: number
  readonly high: number
  /** Whether it has a plate, with itself or alone. */
  readonly plate: 'none' | 'with' | 'alone'
}

type Place = Omit<PlacedFigure, 'figure'>

/** All figures, side by side where several share a card; `pixel` is the size of a pixel in the board's units. */
export function stand(figures: readonly Figure[], pixel = 0): readonly PlacedFigure[] {
  const groups = new Map<string, Figure[]>()
  for (const figure of figures) {
    const at = keyOf({ x: figure.x, y: figure.y })
    groups.set(at, [...(groups.get(at) ?? []), figure])
  }
  const placed = figures.map((figure) => {
    const group = groups.get(keyOf({ x: figure.x, y: figure.y }))!
    const { x, y, ...size } = placeOf(group.indexOf(figure), group.length, pixel)
    return { figure, x: figure.x + x, y: figure.y + y, ...size }
  })
  return apart(placed)
}

/** Plates on neighbouring cards give way to each other sideways, until the numbers of all are in sight. */
function apart(placed: readonly PlacedFigure[]): readonly PlacedFigure[] {
  const all = placed.map((one) => ({ ...one }))
  const plates = all.filter(({ plate }) => plate === 'alone')
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, a] of plates.entries()) {
      for (const b of plates.slice(i + 1)) {
        const room = LEAST_APART * a.wide
        const missing = room - Math.abs(a.x - b.x)
        if (missing <= 0 || Math.abs(a.y - b.y) * HEIGHT >= room * WIDTH) continue
        const [left, right] = a.x < b.x ? [a, b] : [b, a]
        left.x -= missing / 2
        right.x += missing / 2
      }
    }
  }
  return all
}

function placeOf(index: number, count: number, pixel: number): Place {
  const [, wide, spots] = STANDS.find(([room]) => room >= count) ?? STANDS.at(-1)!
  const plate = (PLATE * pixel) / WIDTH
  if (plate > wide) return plateOf(index, count, plate)
  const [x, y] = spots[Math.min(index, spots.length - 1)]!
  return { x, y, wide, high: wide, plate: wide * WIDTH * NUMBER < LEAST_NUMBER * pixel ? 'with' : 'none' }
}

/** A plate that stands for its figure; the first is at the upper left, a single one or two are below. */
function plateOf(index: number, count: number, wide: number): Place {
  const [, columns] = COLUMNS.find(([room]) => room >= count) ?? COLUMNS.at(-1)!
  const high = (wide * WIDTH) / HEIGHT
  const rows = Math.ceil(count / columns)
  const across = Math.max((2 * CORNER) / (columns - 1), wide * APART)
  const down = Math.max(rows > 1 ? (LOWEST - high) / (rows - 1) : 0, high * APART)
  const [column, row] = [index % columns, Math.floor(index / columns)]
  const below = Math.max(0, (down * (rows - 1) + high - LOWEST) / 2) // as much as above
  return {
    x: 0.5 + (column - (columns - 1) / 2) * across,
    y: LOWEST + below - (rows - 1 - row) * down,
    wide,
    high,
    plate: 'alone',
  }
}
