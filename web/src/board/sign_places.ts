// Where signs are at the edge of the frame, clear of the cards that matter and of each other.
import { HEIGHT, WIDTH, type Camera, type Cell, type Point, type Size } from './camera'

export const HALF = 22 // of a sign, in pixels
const RIM = 25 // pixels from the edge of the frame to the middle of a sign
const ASIDE = 3 * HALF // how far a sign goes out of the way of a card
const STEP = 4 // pixels between places that are tried along an edge

/** What a sign must not be drawn upon: its middle, and how far the middle of a sign has to be away. */
interface Obstacle extends Point {
  readonly wide: number
  readonly high: number
}

const isUpon = ({ x, y }: Point, one: Obstacle): boolean => Math.abs(x - one.x) < one.wide && Math.abs(y - one.y) < one.high

/** Where a sign is, and whether it is small, because it could not be put beside all cards. */
export interface SignPlace extends Point {
  readonly isSmall: boolean
}

/** The middle of a cell on the screen. */
export function onScreen(cell: Cell, { x, y, scale }: Camera): Point {
  return { x: (cell.x + 0.5) * WIDTH * scale + x, y: (cell.y + 0.5) * HEIGHT * scale + y }
}

/** An edge of the frame. */
export type Side = 'left' | 'right' | 'top' | 'bottom'

export class SignPlaces {
  private readonly obstacles: Obstacle[]
  private readonly laid: Obstacle[]
  private readonly taken: Obstacle[] = []

  private readonly sides = new Set<Side>()

  /**
   * `covered` are pixels at the upper edge in which nothing is seen; signs are never upon the cells in `clear`, and upon
   * those in `laid` only where there is no room beside them.
   */
  constructor(
    private readonly frame: Size,
    private readonly covered: number,
    camera: Camera,
    clear: readonly Cell[],
    laid: readonly Cell[] = [],
  ) {
    const [wide, high] = [(WIDTH * camera.scale) / 2 + HALF, (HEIGHT * camera.scale) / 2 + HALF]
    const around = (cells: readonly Cell[]): Obstacle[] => cells.map((cell) => ({ ...onScreen(cell, camera), wide, high }))
    this.obstacles = around(clear)
    this.laid = around(laid).filter((one) => one.x > -wide && one.x < frame.width + wide && one.y > -high && one.y < frame.height + high)
  }

  sees({ x, y }: Point): boolean {
    return x > 0 && x < this.frame.width && y > this.covered && y < this.frame.height
  }

  /**
   * The nearest free place on the way to a point outside the frame; null if there is none, or if another sign leads there
   * and one is enough.
   */
  take(to: Point, isOneEnough = false): SignPlace | null {
    const at = this.held(to)
    if (isOneEnough && this.taken.some((one) => isUpon(at, one))) return null
    const beside = this.nearest(at, [...this.obstacles, ...this.taken, ...this.laid], ASIDE)
    const found = beside ?? this.nearest(at, [...this.obstacles, ...this.taken])
    if (!found) return null
    this.taken.push({ ...found, wide: 2 * HALF, high: 2 * HALF })
    return { ...found, isSmall: beside === null && this.laid.some((one) => isUpon(found, one)) }
  }

  /** The edge that a point is beyond, the one that it is further away from if there are two. */
  sideOf({ x, y }: Point): Side {
    const across = Math.max(-x, x - this.frame.width)
    const down = Math.max(this.covered - y, y - this.frame.height)
    if (across > down) return x < 0 ? 'left' : 'right'
    return y < this.covered ? 'top' : 'bottom'
  }

  /** How far a point is outside the frame. */
  awayFrom({ x, y }: Point): number {
    const at = this.held({ x, y })
    return Math.hypot(x - at.x, y - at.y)
  }

  /** The only place at an edge, as near to the way to a point as there is room; null if the edge has its sign. */
  takeSide(side: Side, to: Point): SignPlace | null {
    if (this.sides.has(side)) return null
    this.sides.add(side)
    const at = this.held(to)
    const far = (one: Point): number => Math.hypot(one.x - at.x, one.y - at.y)
    const ways = [...this.obstacles, ...this.taken, ...this.laid]
    const free = this.along(side).filter((one) => this.isFree(one, ways))
    const found = free.toSorted((a, b) => far(a) - far(b))[0]
    if (!found) return this.take(to)
    this.taken.push({ ...found, wide: 2 * HALF, high: 2 * HALF })
    return { ...found, isSmall: false }
  }

  /** Places along an edge. */
  private along(side: Side): Point[] {
    const isUpright = side === 'left' || side === 'right'
    const [from, to] = isUpright ? [this.covered + RIM, this.frame.height - RIM] : [RIM, this.frame.width - RIM]
    const places = Array.from({ length: Math.max(0, Math.floor((to - from) / STEP) + 1) }, (_, i) => from + i * STEP)
    if (isUpright) return places.map((y) => ({ x: side === 'left' ? RIM : this.frame.width - RIM, y }))
    return places.map((x) => ({ x, y: side === 'top' ? this.covered + RIM : this.frame.height - RIM }))
  }

  private isFree(one: Point, ways: readonly Obstacle[]): boolean {
    return !ways.some((way) => isUpon(one, way))
  }

  private held({ x, y }: Point): Point {
    return {
      x: Math.max(RIM, Math.min(this.frame.width - RIM, x)),
      y: Math.max(this.covered + RIM, Math.min(this.frame.height - RIM, y)),
    }
  }

  /** There, or just beside what is in the way. */
  private nearest(at: Point, ways: readonly Obstacle[], most = Infinity): Point | null {
    if (this.isFree(at, ways)) return at
    let best: Point | null = null
    let least = most
    for (const { x, y, wide, high } of ways) {
      const beside = [{ x: x - wide, y: at.y }, { x: x + wide, y: at.y }, { x: at.x, y: y - high }, { x: at.x, y: y + high }] // prettier-ignore
      for (const one of beside) {
        const far = Math.hypot(one.x - at.x, one.y - at.y)
        if (far >= least) continue
        const held = this.held(one)
        if (held.x !== one.x || held.y !== one.y || !this.isFree(one, ways)) continue
        best = one
        least = far
      }
    }
    return best
  }
}
