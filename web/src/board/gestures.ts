// Fingers, mouse and wheel on the board: dragging moves it, two fingers and the wheel scale it.
import type { Point } from './camera'
import type { Eye } from './eye'

const FREE = 6 // pixels that a finger may move before it counts as a drag

export class Gestures {
  private readonly fingers = new Map<number, Point>()
  private dragged = false
  private from: Point = { x: 0, y: 0 }

  constructor(
    private readonly eye: Eye,
    private readonly frame: () => HTMLElement,
  ) {}

  /** Whether a finger or the mouse is down. */
  get isHeld(): boolean {
    return this.fingers.size > 0
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button > 1) return
    if (!this.fingers.size) this.dragged = false
    this.from = this.at(event)
    this.fingers.set(event.pointerId, this.from)
  }

  readonly move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId)
    if (!before) return
    const now = this.at(event)
    if (!this.dragged && Math.hypot(now.x - this.from.x, now.y - this.from.y) < FREE && this.fingers.size === 1) return
    if (!this.dragged) {
      this.dragged = true
      this.frame().setPointerCapture(event.pointerId)
    }
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) this.eye.pinch([other, before], [other, now])
    else this.eye.pan(now.x - before.x, now.y - before.y)
    this.fingers.set(event.pointerId, now)
  }

  readonly up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId)
  }

  /** Ignores the click that ends a drag. */
  readonly swallowClick = (event: MouseEvent): void => {
    if (!this.dragged) return
    event.stopPropagation()
    event.preventDefault()
    this.dragged = false
  }

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const size = event.deltaMode === 1 ? 24 : 1
    if (event.shiftKey) this.eye.pan(-(event.deltaX || event.deltaY) * size, 0)
    else this.eye.zoom(Math.exp((-event.deltaY * size) / (event.ctrlKey ? 120 : 500)), this.at(event))
  }

  /** Where a pointer is in the frame. */
  private at(event: PointerEvent | WheelEvent): Point {
    const corner = this.frame().getBoundingClientRect()
    return { x: event.clientX - corner.left, y: event.clientY - corner.top }
  }
}
