// Moves the layer of the board: one transform, set once a frame, by hand or on the way to a new view.
import { isStill } from '../settings/preferences.svelte'
import { between, type Camera, fit, GIVE, held, middleOf, pan, pinch, reveal, zoomAt } from './camera'
import type { Box, Point, Size } from './camera'

const GLIDE = 380 // milliseconds

export class Eye {
  camera: Camera = { x: 0, y: 0, scale: 1 }
  frame: Size = { width: 0, height: 0 }
  box: Box = { left: 0, top: 0, right: 100, bottom: 140 }
  action: Box = this.box
  /** Whether it follows the board by itself; no longer once somebody moved it. */
  follows = true
  least = 0.16
  /** Whether cards are never smaller than that. */
  steady = false
  /** How much of the frame's upper edge is covered by something. */
  covered = 0
  /** How much of its lower edge. */
  coveredBelow = 0
  private drawn = 0
  private gliding = 0

  constructor(private readonly show: (camera: Camera) => void) {}

  /** What has to be visible has changed. */
  look(box: Box, action: Box): void {
    this.box = box
    this.action = action
    if (this.follows) this.glide(this.wanted())
  }

  resize(frame: Size): void {
    const first = this.frame.width === 0
    this.frame = frame
    if (first || this.follows) this.set(first ? this.fitted() : this.wanted())
  }

  /** Shows everything, however small, and follows the board again. */
  fit(): void {
    this.follows = true
    this.glide(this.lowered(fit(this.box, this.free)))
  }

  /** Brings a part of the board into the frame. */
  nudge(box: Box): void {
    this.glide(this.lowered(this.revealed(box, 24)))
  }

  /** Whether the middle of a part of the board is in the frame. */
  sees(box: Box): boolean {
    const { x, y, scale } = this.camera
    const at = middleOf(box)
    const left = at.x * scale + x
    const top = at.y * scale + y
    return left > 0 && left < this.frame.width && top > this.covered && top < this.frame.height - this.coveredBelow
  }

  pan(dx: number, dy: number): void {
    this.follows = false
    this.set(pan(this.camera, dx, dy, this.box, this.frame))
  }

  zoom(factor: number, at: Point = { x: this.frame.width / 2, y: this.frame.height / 2 }): void {
    this.follows = false
    this.set(zoomAt(this.camera, factor, at))
  }

  pinch(before: readonly [Point, Point], after: readonly [Point, Point]): void {
    this.follows = false
    this.set(pinch(this.camera, before, after))
  }

  /** Stops a movement in progress. */
  rest(): void {
    cancelAnimationFrame(this.gliding)
    cancelAnimationFrame(this.drawn)
    this.gliding = this.drawn = 0
  }

  /** The next view; a steady eye stays at its scale and goes no further than it has to. */
  private wanted(): Camera {
    const to = this.fitted()
    if (!this.steady || to.scale !== this.camera.scale) return to
    return this.lowered(held(this.revealed(this.action, 0), this.box, this.free))
  }

  private revealed(box: Box, margin: number): Camera {
    return reveal({ ...this.camera, y: this.camera.y - this.covered }, box, this.free, margin)
  }

  private fitted(): Camera {
    return this.lowered(fit(this.box, this.free, this.action, this.least, this.steady ? 1 : GIVE))
  }

  /** The part of the frame that is not covered. */
  private get free(): Size {
    return { ...this.frame, height: this.frame.height - this.covered - this.coveredBelow }
  }

  private lowered(camera: Camera): Camera {
    return { ...camera, y: camera.y + this.covered }
  }

  private set(camera: Camera): void {
    cancelAnimationFrame(this.gliding)
    this.gliding = 0
    this.camera = camera
    this.drawn ||= requestAnimationFrame(() => {
      this.drawn = 0
      this.show(this.camera)
    })
  }

  private glide(to: Camera): void {
    if (isStill() || this.frame.width === 0 || this.camera.scale <= 0) return this.set(to)
    cancelAnimationFrame(this.gliding)
    const from = this.camera
    let start = 0
    const step = (time: number): void => {
      start ||= time
      const part = Math.min(1, (time - start) / GLIDE)
      this.camera = part < 1 ? between(from, to, part, this.frame) : to
      this.show(this.camera)
      this.gliding = part < 1 ? requestAnimationFrame(step) : 0
    }
    this.gliding = requestAnimationFrame(step)
  }
}
