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
const LEAST_NUMBER = 11.5 // pixels
export const PLATE = 17 // pixels that a plate needs for such a number

// A plate stays on its own card, and is smaller where there are many; only where it could not be read then, it hangs over.
const LEAST_PLATE = 12 // pixels
const COLUMNS = [1, 2, 3]

export interface PlacedFigure {
  readonly figure: Figure
  /** Where the feet are, in cards from the corner of the board. */
  readonly x: number
  readonly y: number
  /** In parts of a card. */
  readonly wide: number
  readonly high: number
  /** Whether it has a plate, with itself or in its place. */
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
  return figures.map((figure) => {
    const group = groups.get(keyOf({ x: figure.x, y: figure.y }))!
    const { x, y, ...size } = placeOf(group.indexOf(figure), group.length, pixel)
    return { figure, x: figure.x + x, y: figure.y + y, ...size }
  })
}

/** The height of the number on a plate. */
export function numberOn(plate: number, pixel: number): number {
  return Math.min(LEAST_NUMBER * pixel, 0.85 * plate)
}

function placeOf(index: number, count: number, pixel: number): Place {
  const [, wide, spots] = STANDS.find(([room]) => room >= count) ?? STANDS.at(-1)!
  if (PLATE * pixel > wide * WIDTH) return plateOf(index, count, pixel)
  const [x, y] = spots[Math.min(index, spots.length - 1)]!
  return { x, y, wide, high: wide, plate: wide * WIDTH * NUMBER < LEAST_NUMBER * pixel ? 'with' : 'none' }
}

/** A plate that stands for its figure, in rows that begin at the upper left; a single row is at the foot of the card. */
function plateOf(index: number, count: number, pixel: number): Place {
  const rowsOf = (columns: number): number => Math.ceil(count / columns)
  const roomIn = (columns: number): number => Math.min(WIDTH / columns, HEIGHT / rowsOf(columns), PLATE * pixel)
  const columns = COLUMNS.reduce((best, one) => (one <= count && roomIn(one) >= roomIn(best) ? one : best))
  const rows = rowsOf(columns)
  const size = Math.max(LEAST_PLATE * pixel, roomIn(columns))
  const [column, row] = [index % columns, Math.floor(index / columns)]
  // Those below each other are at both sides in turn, so that the path between them is in sight.
  const x = columns > 1 ? spread(column, columns, size, WIDTH) : row % 2 ? WIDTH - size / 2 : size / 2
  const y = rows > 1 ? spread(row, rows, size, HEIGHT) : HEIGHT - size / 2
  return { x: x / WIDTH, y: (y + size / 2) / HEIGHT, wide: size / WIDTH, high: size / HEIGHT, plate: 'alone' }
}

/** The middle of one of several that share a length evenly, from edge to edge or as far beyond them on both sides. */
function spread(index: number, count: number, size: number, length: number): number {
  const apart = Math.max(size, (length - size) / (count - 1))
  return length / 2 + (index - (count - 1) / 2) * apart
}
