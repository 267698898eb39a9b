// The route of a walk over the board, to be drawn. The choices say which walks there are; this only connects them.
import type { OpenEnd } from '../../board/board_items'
import type { Cell } from '../../board/camera'
import type { Choice } from '../../protocol'
import { dwarfAt } from './board_items'
import type { LostMinesView } from './protocol'

const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const
const ACROSS = { N: 'S', E: 'W', S: 'N', W: 'E' } as const
type Side = OpenEnd['side']
const SIDES = Object.keys(STEPS) as Side[]

interface Place extends Cell {
  readonly losses: number
  readonly from: Place | null
}

function tokenAt(view: LostMinesView, { x, y }: Cell, side: Side): string | null {
  const [dx, dy] = STEPS[side]
  const at = side === 'E' || side === 'S' ? { x, y, side } : { x: x + dx, y: y + dy, side: ACROSS[side] }
  return view.tokens.find((one) => one.x === at.x && one.y === at.y && one.side === at.side)?.what ?? null
}

/** The cells that a walk goes through, from the dwarf to its end; empty if the choice is not a walk. */
export function routeOf(view: LostMinesView, choices: readonly Choice[], choice: Choice | null): Cell[] {
  const start = dwarfAt(view, view.turn)
  if (choice?.verb !== 'walk' || !start) return []
  const faces = new Map(view.board.map((card) => [`${card.x},${card.y}`, card.face]))
  const ends = new Set(choices.flatMap((one) => (one.verb === 'walk' ? [`${one.x},${one.y} ${one.losses ?? 0}`] : [])))
  const seen = new Set([`${start.x},${start.y} 0`])
  const queue: Place[] = [{ ...start, losses: 0, from: null }]
  for (const place of queue) {
    for (const side of SIDES) {
      if (!faces.get(`${place.x},${place.y}`)?.includes(side) || tokenAt(view, place, side) === 'troll') continue
      const [dx, dy] = STEPS[side]
      const next = { x: place.x + dx, y: place.y + dy }
      const face = faces.get(`${next.x},${next.y}`)
      if (face && !face.includes(ACROSS[side])) continue
      const dear = place.losses + (tokenAt(view, place, side) === 'trap' ? 1 : 0)
      const losses = ends.has(`${next.x},${next.y} ${dear}`) ? dear : place.losses // an empty hand loses nothing
      const name = `${next.x},${next.y} ${losses}`
      if (!ends.has(name) || seen.has(name)) continue
      const found: Place = { ...next, losses, from: place }
      const isEnd = next.x === choice.x && next.y === choice.y && losses === (choice.losses ?? 0)
      if (isEnd && (choice.side == null || choice.side === ACROSS[side])) return wayTo(found)
      if (!face) continue // a mine that is face down ends a walk
      seen.add(name)
      queue.push(found)
    }
  }
  return []
}

function wayTo(end: Place): Cell[] {
  const cells: Cell[] = []
  for (let at: Place | null = end; at; at = at.from) cells.unshift({ x: at.x, y: at.y })
  return cells
}

/** The cells of the shortest way from one cell to another, around trolls where that is possible; empty if there is none. */
export function wayBetween(view: LostMinesView, from: Cell, to: Cell): Cell[] {
  const around = shortest(view, from, to, (place, side) => tokenAt(view, place, side) !== 'troll')
  return around.length ? around : shortest(view, from, to, () => true)
}

function shortest(view: LostMinesView, from: Cell, to: Cell, isFree: (place: Cell, side: Side) => boolean): Cell[] {
  const faces = new Map(view.board.map((card) => [`${card.x},${card.y}`, card.face]))
  const seen = new Set([`${from.x},${from.y}`])
  const queue: Place[] = [{ x: from.x, y: from.y, losses: 0, from: null }]
  for (const place of queue) {
    if (place.x === to.x && place.y === to.y) return wayTo(place)
    for (const side of SIDES) {
      const next = { x: place.x + STEPS[side][0], y: place.y + STEPS[side][1] }
      const name = `${next.x},${next.y}`
      const isOpen = faces.get(`${place.x},${place.y}`)?.includes(side) && faces.get(name)?.includes(ACROSS[side])
      if (!isOpen || seen.has(name) || !isFree(place, side)) continue
      seen.add(name)
      queue.push({ ...next, losses: 0, from: place })
    }
  }
  return []
}

/** The open ends of all paths: where a path could be laid next, or there is a mine. */
export function openEnds(view: LostMinesView): OpenEnd[] {
  const { width, height } = view.options.box
  const taken = new Set(view.board.map((card) => `${card.x},${card.y}`))
  return view.board.flatMap(({ x, y, face }) =>
    SIDES.filter((side) => {
      const [dx, dy] = STEPS[side]
      const isInside = x + dx >= 0 && y + dy >= 0 && x + dx < width && y + dy < height
      return face.includes(side) && isInside && !taken.has(`${x + dx},${y + dy}`)
    }).map((side) => ({ x, y, side })),
  )
}
