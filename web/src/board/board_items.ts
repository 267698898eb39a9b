// What the board shows. It knows no rules: cards are pictures on cells, targets are spots that can be chosen.
import type { Cell, Point } from './camera'

/** A cell, or the joint with its eastern or southern neighbour. */
export interface Spot extends Cell {
  readonly side?: 'E' | 'S' | undefined
}

export interface BoardCard extends Cell {
  readonly key: string
  readonly picture: string
  readonly label: string
  /** How long it waits before it is seen to land, in milliseconds: a card may still be on its way. */
  readonly wait?: number
}

/** A card that is face down until `picture` is known to all. */
export interface FaceDownCard extends Cell {
  readonly key: string
  readonly back: string
  readonly picture: string | null
  readonly label: string
  readonly tag: string
  /** What the viewer alone knows to be under it. */
  readonly known: { readonly picture: string; readonly crossed?: boolean } | null
  /** Portraits of who looked at it. */
  readonly seers: readonly string[]
  /** What players say about it: the portrait of each, a picture of what they say, and words. */
  readonly claims?: readonly { readonly portrait: string; readonly picture: string; readonly words: string }[]
  /** Face up, it is what everybody was looking for. */
  readonly shines?: boolean
}

/** Somebody who is on a card and walks about. */
export interface Figure extends Cell {
  readonly key: string
  readonly picture: string
  readonly label: string
  readonly text: string
  /** The viewer's own. */
  readonly own: boolean
  /** It is their turn. */
  readonly turn: boolean
}

/** Something small on a joint. */
export interface Token extends Spot {
  readonly key: string
  readonly picture: string
  readonly label: string
  /** What it is, in a word, for those who see the board. */
  readonly caption: string
}

export interface Target extends Spot {
  readonly label: string
  /** What it would cost, in a word. */
  readonly price?: string | undefined
}

export interface Ghost extends Spot {
  readonly picture: string
}

/** A side of a card from which something can still be built. */
export interface OpenEnd extends Cell {
  readonly side: 'N' | 'E' | 'S' | 'W'
}

/** The size of a board in cells; the empty ones are visible. */
export interface Frame {
  readonly columns: number
  readonly rows: number
}

/** The name of a spot. */
export function keyOf({ x, y, side }: Spot): string {
  return `${x},${y}${side ?? ''}`
}

/** Where the middle of a spot is, in cards. */
export function middleOf({ x, y, side }: Spot): Point {
  return { x: side === 'E' ? x + 1 : x + 0.5, y: side === 'S' ? y + 1 : y + 0.5 }
}

// By the number of figures on one card: their width as a part of the card, and where their feet are, back row first.
const STANDS: readonly (readonly [number, number, readonly (readonly [number, number])[]])[] = [
  [1, 0.46, [[0.28, 0.96]]],
  [2, 0.42, [[0.26, 0.96], [0.74, 0.96]]],
  [3, 0.35, [[0.18, 0.96], [0.5, 0.96], [0.82, 0.96]]],
  [4, 0.38, [[0.26, 0.57], [0.74, 0.57], [0.26, 0.96], [0.74, 0.96]]],
  [6, 0.34, [[0.18, 0.59], [0.5, 0.59], [0.82, 0.59], [0.18, 0.96], [0.5, 0.96], [0.82, 0.96]]],
  [9, 0.33, [[0.18, 0.34], [0.5, 0.34], [0.82, 0.34], [0.18, 0.66], [0.5, 0.66], [0.82, 0.66], [0.18, 0.98], [0.5, 0.98], [0.82, 0.98]]],
] // prettier-ignore

export interface PlacedFigure {
  readonly figure: Figure
  /** Where the feet are, in cards from the corner of the board. */
  readonly x: number
  readonly y: number
  /** In parts of a card. */
  readonly wide: number
}

/** All figures, side by side where several share a card. */
export function stand(figures: readonly Figure[]): PlacedFigure[] {
  const groups = new Map<string, Figure[]>()
  for (const figure of figures) {
    const group = groups.get(keyOf({ x: figure.x, y: figure.y }))
    if (group) group.push(figure)
    else groups.set(keyOf({ x: figure.x, y: figure.y }), [figure])
  }
  return figures.map((figure) => {
    const group = groups.get(keyOf({ x: figure.x, y: figure.y }))!
    const [, wide, spots] = STANDS.find(([room]) => room >= group.length) ?? STANDS.at(-1)!
    const [dx, dy] = spots[Math.min(group.indexOf(figure), spots.length - 1)]!
    return { figure, x: figure.x + dx, y: figure.y + dy, wide }
  })
}
