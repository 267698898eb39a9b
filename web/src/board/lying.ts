// What the board is told to show. It knows no rules: cards are pictures on cells, targets are cells that can be chosen.
import type { Cell } from './camera'

export interface Lying extends Cell {
  readonly key: string
  readonly picture: string
  readonly label: string
  /** How long it waits before it is seen to land, in milliseconds: a card may still be on its way. */
  readonly wait?: number
}

/** A card that lies face down until `picture` is known to all. */
export interface Hidden extends Cell {
  readonly key: string
  readonly back: string
  readonly picture: string | null
  readonly label: string
  readonly tag: string
  /** What the viewer alone knows to be under it. */
  readonly known: string | null
  /** Portraits of who looked at it. */
  readonly seers: readonly string[]
}

export interface Target extends Cell {
  readonly label: string
}

export interface Ghost extends Cell {
  readonly picture: string
}
