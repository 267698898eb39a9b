// Moves the layer of the board: one transform, set once a frame, by hand or on the way to a new view.
import { isStill } from '../settings/preferences.svelte'
import { between, boxOf, centred, fit, GIVE, held, middleOf, mostOf, pan, pinch, reveal, scaleFor, zoomAt, type Camera } from './camera'
import { WIDTH, type Box, type Cell, type Point, type Size } from './camera'
import { FINGER, scaleToPart } from './finger'

const GLIDE = 380 // milliseconds
const NEARLY = 0.95 // of the scale at which each place is a finger wide: a finger that is near still hits the nearest one
const RIM = 0.1 // of a card, around places of which as many as possible are shown

export class Eye {
  camera: Camera = { x: 0, y: 0, scale: 1 }
  frame: Size = { width: 0, height: 0 }
  box: Box = { left: 0, top: 0, right: 100, bottom: 140 }
  action: Box = this.box
  /** All cards, without room around them. */
  cards: Box = this.box
  /** The scale from which on a finger hits what can be chosen; 0 while nothing can. */
  enough = 0
  /** Whether it follows the board by itself; no longer once somebody moved it. */
  follows = true
  least = 0.16
  /** The scale down to which all cards are shown while nothing can be chosen, even if that is less than the least. */
  readable = Infinity
  /** Whether cards are never smaller than that. */
  steady = false
  /** How much of the frame's upper edge is covered by something. */
  covered = 0
  /** How much of its lower edge. */
  coveredBelow = 0
  private places: readonly Cell[] = []
  private goals: readonly Cell[] = []
  private kept: Box | null = null
  private heading: Camera = this.camera // where it glides to, or is
  private drawn = 0
  private gliding = 0

  constructor(private readonly show: (camera: Camera) => void) {}

  /** What has to be visible has changed; `places` are those that can be chosen, `goals` are shown with them if there is room. */
  look(box: Box, action: Box, cards = action, places: readonly Cell[] = [], goals: readonly Cell[] = []): void {
    this.box = box
    this.action = action
    this.cards = cards
    this.places = places
    this.goals = goals
    if (this.follows && this.frame.width) this.glide(this.keeping(this.isEnough() ? this.towards() : this.wanted())) // else its size is not known yet
  }

  /** What is chosen stays in sight, wherever it was chosen. */
  keep(box: Box | null): void {
    this.kept = box
    const to = this.keeping(this.heading)
    if (to.x !== this.heading.x || to.y !== this.heading.y) this.glide(to)
  }

  private keeping(camera: Camera): Camera {
    return this.kept ? this.lowered(this.revealed(this.kept, 0, camera)) : camera
  }

  /** To all places: at the present scale if there is room, else from a little further away, or to most of them; goals that
   *  are in sight stay there if a finger hits the places then. */
  private towards(): Camera {
    if (!this.places.length) return this.moved()
    const goals = this.steady ? [] : this.goals.filter((one) => this.sees(boxOf([one])))
    const withGoals = boxOf([...this.places, ...goals], RIM)
    const scale = Math.min(this.camera.scale, scaleFor(withGoals, this.free))
    if (goals.length && scale >= this.enough * NEARLY) return this.moved(withGoals, scale)
    const all = boxOf(this.places, RIM)
    return scaleFor(all, this.free) >= this.camera.scale ? this.moved(all) : this.withMost(Math.min(this.camera.scale, this.closeEnough()))
  }

  resize(frame: Size): void {
    const first = this.frame.width === 0
    this.frame = frame
    if (first || this.follows) this.set(this.keeping(first ? this.fitted() : this.wanted()))
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

  /** Whether it is where it goes by itself: nobody moves it, and it does not glide. */
  get hasArrived(): boolean {
    return this.follows && !this.gliding
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
    if (!this.steady || this.camera.scale > to.scale) return to
    const isHit = this.camera.scale >= Math.max(this.enough, FINGER / WIDTH)
    return isHit || to.scale === this.camera.scale ? this.towards() : to
  }

  /** Whether all of the action can be shown and hit at the present scale. */
  private isEnough(): boolean {
    return this.enough > 0 && this.camera.scale >= this.enough && scaleFor(this.action, this.free) >= this.camera.scale
  }

  /** The view that shows the action, no further away than it has to be; at the present scale, or another one. */
  private moved(box = this.action, scale = this.camera.scale): Camera {
    const middle = { x: this.frame.width / 2, y: this.frame.height / 2 }
    const near = zoomAt(this.camera, scale / this.camera.scale, middle)
    return this.lowered(held(this.revealed(box, 0, near), this.box, this.free))
  }

  private revealed(box: Box, margin: number, from = this.camera): Camera {
    return reveal({ ...from, y: from.y - this.covered }, box, this.free, margin)
  }

  private fitted(): Camera {
    if (this.enough && this.places.length && scaleFor(this.box, this.free) < this.least) return this.withMost(this.closeEnough())
    // All cards, if they are large enough without the room around them.
    const whole = scaleFor(this.cards, this.free)
    const least = !this.enough && whole >= this.readable ? Math.min(this.least, whole) : this.least
    return this.lowered(fit(this.box, this.free, whole >= least ? this.cards : this.action, least, this.steady ? 1 : GIVE))
  }

  /** The scale that shows all places, if a finger hits them at that, or if they are far apart and can be made out; else the least. */
  private closeEnough(): number {
    const all = scaleFor(boxOf(this.places, RIM), this.free)
    const isFar = all >= Math.max(this.readable, scaleToPart(this.places))
    return all < this.enough && !isFar ? this.least : Math.min(this.least, all)
  }

  /** The view that shows as many of the places as there can be at a scale, and the goals if they are near. */
  private withMost(scale: number): Camera {
    const most = mostOf(this.places, scale, this.free, middleOf(this.action))
    const withGoals = boxOf([...most, ...this.goals], RIM)
    const shown = scaleFor(withGoals, this.free) >= scale ? withGoals : boxOf(most)
    return this.lowered(held(centred(middleOf(shown), scale, this.free), this.box, this.free))
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
    this.camera = this.heading = camera
    this.drawn ||= requestAnimationFrame(() => {
      this.drawn = 0
      this.show(this.camera)
    })
  }

  private glide(to: Camera): void {
    if (isStill() || this.frame.width === 0 || this.camera.scale <= 0) return this.set(to)
    cancelAnimationFrame(this.gliding)
    this.heading = to
    const from = this.camera
    let start = 0
    const step = (time: number): void => {
      start ||= time
      const part = Math.min(1, (time - start) / GLIDE)
      this.camera = part < 1 ? between(from, to, part, this.frame) : to
      this.gliding = part < 1 ? requestAnimationFrame(step) : 0
      this.show(this.camera)
    }
    this.gliding = requestAnimationFrame(step)
  }
}
