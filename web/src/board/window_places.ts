// Where spots of the board are in the window.
import { middleOf, type Spot } from './board_items'
import { cellAt, HEIGHT, WIDTH, type Camera, type Cell } from './camera'

const JOINT = 0.4 // of the width and height of a card

/** The cell under a point of the window; null beside the board. */
export function cellUnder(frame: DOMRect, camera: Camera, clientX: number, clientY: number): Cell | null {
  const inside = clientX >= frame.left && clientX < frame.right && clientY >= frame.top && clientY < frame.bottom
  return inside ? cellAt(camera, { x: clientX - frame.left, y: clientY - frame.top }) : null
}

/** Where a cell is in the window, or a joint. */
export function rectOf(frame: DOMRect, { x, y, scale }: Camera, spot: Spot): DOMRect {
  const at = middleOf(spot)
  const part = spot.side ? JOINT : 1
  const [wide, high] = [WIDTH * scale * part, HEIGHT * scale * part]
  return new DOMRect(frame.left + x + at.x * WIDTH * scale - wide / 2, frame.top + y + at.y * HEIGHT * scale - high / 2, wide, high)
}

/** The spot whose middle is nearest to a point of the window; null if none is within half a card. */
export function nearest<S extends Spot>(frame: DOMRect, camera: Camera, spots: readonly S[], clientX: number, clientY: number): S | null {
  const far = (spot: Spot): number => {
    const rect = rectOf(frame, camera, spot)
    return Math.hypot(rect.left + rect.width / 2 - clientX, rect.top + rect.height / 2 - clientY)
  }
  const found = spots.toSorted((a, b) => far(a) - far(b))[0]
  return found && far(found) < (HEIGHT / 2) * camera.scale ? found : null
}
