// The camera over the board, as pure geometry. On the screen a point of the board is at `at * scale + (x, y)`.

export const WIDTH = 100 // of a card, in the board's own units
export const HEIGHT = 140

export interface Cell {
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export const LEAST_SCALE = 0.16
export const READABLE = 0.24 // the scale down to which a phone shows the whole board
export const MOST_SCALE = 2.5
export const GIVE = 0.7 // how much smaller than the least scale cards may be to show all of the action

/** What the cells cover, with a margin around them as a fraction of a card. */
export function boxOf(cells: readonly Cell[], margin = 0): Box {
  const xs = cells.map((cell) => cell.x)
  const ys = cells.map((cell) => cell.y)
  return {
    left: (Math.min(...xs) - margin) * WIDTH,
    top: (Math.min(...ys) - margin) * HEIGHT,
    right: (Math.max(...xs) + 1 + margin) * WIDTH,
    bottom: (Math.max(...ys) + 1 + margin) * HEIGHT,
  }
}

/** The neighbours of a cell. */
export function around({ x, y }: Cell): readonly Cell[] {
  return [
    { x: x - 1, y },
    { x: x + 1, y },
    { x, y: y - 1 },
    { x, y: y + 1 },
  ]
}

/** The first and the last column and row of some cells; nothing of no cells. */
export function extent(cells: readonly Cell[]): readonly number[] {
  const xs = cells.map((cell) => cell.x)
  const ys = cells.map((cell) => cell.y)
  return cells.length ? [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] : []
}

export function middleOf(box: Box): Point {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
}

/** A camera with a point of the board in the middle of the frame. */
export function centred(at: Point, scale: number, frame: Size): Camera {
  return { x: frame.width / 2 - at.x * scale, y: frame.height / 2 - at.y * scale, scale }
}

/**
 * Shows the whole box, no larger than `most`. Where that would make cards smaller than `least`, they stay that large, or
 * a little smaller if that shows all of the action, and the frame goes there without looking past the box.
 */
export function fit(box: Box, frame: Size, action: Box = box, least = LEAST_SCALE, give = GIVE, most = mostFor(frame)): Camera {
  const whole = scaleFor(box, frame)
  const close = Math.max(least * give, Math.min(least, scaleFor(action, frame)))
  const scale = whole < least ? Math.max(close, whole) : Math.min(most, whole)
  return held(centred(middleOf(whole < least ? action : box), scale, frame), box, frame)
}

/** Of these cells the most that a frame shows together at a scale; of as many those whose middle is nearest to a point. */
export function mostOf<C extends Cell>(cells: readonly C[], scale: number, frame: Size, near: Point): readonly C[] {
  const columns = frame.width / scale / WIDTH - 1
  const rows = frame.height / scale / HEIGHT - 1
  const within = (at: number, from: number, room: number): boolean => at >= from && at <= from + Math.max(0, room)
  let best: readonly C[] = []
  let least = Infinity
  for (const left of new Set(cells.map(({ x }) => x))) {
    for (const top of new Set(cells.map(({ y }) => y))) {
      const shown = cells.filter(({ x, y }) => within(x, left, columns) && within(y, top, rows))
      if (!shown.length || shown.length < best.length) continue
      const at = middleOf(boxOf(shown))
      const far = Math.hypot(at.x - near.x, at.y - near.y)
      if (shown.length === best.length && far >= least) continue
      best = shown
      least = far
    }
  }
  return best
}

/** On very large screens cards grow with the frame. */
function mostFor({ width }: Size): number {
  return Math.max(1.6, width / 900)
}

/** The scale at which a box just fits a frame. */
export function scaleFor(box: Box, frame: Size): number {
  return Math.min(frame.width / (box.right - box.left), frame.height / (box.bottom - box.top))
}

function heldAlong(at: number, low: number, high: number, scale: number, length: number): number {
  const extent = (high - low) * scale
  if (extent <= length) return (length - extent) / 2 - low * scale
  return Math.min(-low * scale, Math.max(length - high * scale, at))
}

/** The camera moved so that it does not look past the box; what is smaller than the frame is put in its middle. */
export function held(camera: Camera, box: Box, frame: Size): Camera {
  const { scale } = camera
  return {
    x: heldAlong(camera.x, box.left, box.right, scale, frame.width),
    y: heldAlong(camera.y, box.top, box.bottom, scale, frame.height),
    scale,
  }
}

/** Moves freely, but never so far that the board is lost: its middle half stays in the frame. */
export function pan(camera: Camera, dx: number, dy: number, box: Box, frame: Size): Camera {
  const limit = (at: number, low: number, high: number, length: number) => {
    const spare = Math.min(length, (high - low) * camera.scale) / 2
    return Math.min(length - low * camera.scale - spare, Math.max(spare - high * camera.scale, at))
  }
  return {
    x: limit(camera.x + dx, box.left, box.right, frame.width),
    y: limit(camera.y + dy, box.top, box.bottom, frame.height),
    scale: camera.scale,
  }
}

/** Zooms while the point under the finger stays where it is. */
export function zoomAt(camera: Camera, factor: number, at: Point, least = LEAST_SCALE, most = MOST_SCALE): Camera {
  const scale = Math.max(least, Math.min(most, camera.scale * factor))
  const by = scale / camera.scale
  return { x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by, scale }
}

/** Two fingers went from one pair of points to another: what was under them stays under them. */
export function pinch(camera: Camera, before: readonly [Point, Point], after: readonly [Point, Point]): Camera {
  const span = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y) || 1
  const mid = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const from = mid(before)
  const to = mid(after)
  const moved = { ...camera, x: camera.x + to.x - from.x, y: camera.y + to.y - from.y }
  return zoomAt(moved, span(after) / span(before), to)
}

/** Moves as little as needed to have the box in the frame. */
export function reveal(camera: Camera, box: Box, frame: Size, margin = 12): Camera {
  const shift = (at: number, low: number, high: number, length: number) => {
    const start = low * camera.scale + at
    const end = high * camera.scale + at
    if (end - start > length - 2 * margin) return at + length / 2 - (start + end) / 2
    if (start < margin) return at + margin - start
    if (end > length - margin) return at + length - margin - end
    return at
  }
  return {
    x: shift(camera.x, box.left, box.right, frame.width),
    y: shift(camera.y, box.top, box.bottom, frame.height),
    scale: camera.scale,
  }
}

/** The point of the board under a point of the frame. */
export function pointAt(camera: Camera, at: Point): Point {
  return { x: (at.x - camera.x) / camera.scale, y: (at.y - camera.y) / camera.scale }
}

/** The cell under a point of the frame. */
export function cellAt(camera: Camera, at: Point): Cell {
  const point = pointAt(camera, at)
  return { x: Math.floor(point.x / WIDTH), y: Math.floor(point.y / HEIGHT) }
}

/** Between two cameras; the scale grows evenly to the eye. */
export function between(from: Camera, to: Camera, part: number, frame: Size): Camera {
  const eased = 1 - (1 - part) ** 3
  const scale = from.scale * (to.scale / from.scale) ** eased
  const middle = { x: frame.width / 2, y: frame.height / 2 }
  const a = pointAt(from, middle)
  const b = pointAt(to, middle)
  return centred({ x: a.x + (b.x - a.x) * eased, y: a.y + (b.y - a.y) * eased }, scale, frame)
}

/** The nearest other cell in a direction: what an arrow key goes to. */
export function towards<C extends Cell>(cells: readonly C[], from: Cell, dx: number, dy: number): C | null {
  let best: C | null = null
  let least = Infinity
  for (const cell of cells) {
    const ahead = (cell.x - from.x) * dx + (cell.y - from.y) * dy
    const aside = Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx)
    if (ahead <= 0) continue
    const cost = ahead + aside * 2
    if (cost < least) [best, least] = [cell, cost]
  }
  return best
}
