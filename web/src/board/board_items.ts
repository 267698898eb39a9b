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
  /** What is to be said about it: what such a card is, who looked at it, what players say. */
  readonly about?: readonly string[]
  /** What players say about it: the portrait of each, a picture of what they say, and words. */
  readonly claims?: readonly { readonly portrait: string; readonly picture: string; readonly words: string }[]
  /** Face up, it is what everybody was looking for. */
  readonly shines?: boolean
  /** Milliseconds that it is turned over after the others. */
  readonly later?: number
}

/** Somebody who is on a card and walks about. */
export interface Figure extends Cell {
  readonly key: string
  readonly picture: string
  readonly label: string
  readonly text: string
  /** What carries the text where the picture is too small for it. */
  readonly plate: string
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
  /** What it does. */
  readonly about: readonly string[]
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

/** The cells of a spot: one, or both beside a joint. */
export function cellsAt({ x, y, side }: Spot): Cell[] {
  const beyond = { x: x + Number(side === 'E'), y: y + Number(side === 'S') }
  return side ? [{ x, y }, beyond] : [{ x, y }]
}
