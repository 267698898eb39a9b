// Made by `python -m pyrite.server.wire.typescript` from src/pyrite/server/messages; do not edit.

/** A position as one seat may know it; `seat` is None for a spectator. */
export interface LostMinesView {
  game: 'lost-mines'
  options: LostMinesOptions
  seat: number | null
  round: number
  phase: string
  turn: number | null
  draws_for: number | null
  first: number | null
  ending: string
  role: string | null
  dwarfs: DwarfSeen[]
  hand: string[]
  hand_sizes: number[]
  discarded: string[]
  discarded_counts: number[]
  played: string[]
  pile: number
  to_draw: number
  board: LostMinesCard[]
  mines: MineSeen[]
  treasures: TreasureSeen[]
  tokens: LostMinesToken[]
  walk: WalkSeen | null
  caller: number | null
  has_voted: boolean
  last_card: number | null
  dragon: number | null
  points: number[]
  winners: number[] | null
  legal: string[]
}

/** How a game of The Lost Mines is set up. */
export interface LostMinesOptions {
  players: number
  rounds: number
  until_alone: boolean
  first: number | null
  box: Box
  revision?: number
}

/** What is in the box; counts by kind of card, in the order of KINDS. */
export interface Box {
  width: number
  height: number
  starts: ([number, number])[]
  mines: ([number, number])[]
  deck: number[]
  treasures: number[][]
  mine_shapes: string[]
}

/** A player's dwarf: clan and place are public, the character is known to its player and to those who looked. */
export interface DwarfSeen {
  clan: string | null
  character: string | null
  x: number | null
  y: number | null
  looked_by: number[]
}

/** A card that is face up on the board. */
export interface LostMinesCard {
  x: number
  y: number
  face: string
  what: string
  feature: string
}

/** A mine as far as the viewer knows it. */
export interface MineSeen {
  x: number
  y: number
  face_up: boolean
  holds: string | null
  looked_by: number[]
}

/** A treasure that was laid out; its kind is public, its value is known to players who looked or took it. */
export interface TreasureSeen {
  kind: string
  value: number | null
  taken_by: number | null
  looked_by: number[]
}

/** A trap or a troll on the joint between a cell and its eastern or southern neighbour. */
export interface LostMinesToken {
  x: number
  y: number
  side: string
  what: string
  owner: number | null
}

/** A walk under way: where to, by which side into a mine, and how many cards are still to be lost. */
export interface WalkSeen {
  x: number
  y: number
  side: string | null
  losses: number
}

/** One thing that happened; the fields below are set for the kinds that have them. */
export interface LostMinesEvent {
  kind: string
  audience?: number | null
  seat?: number | null
  card?: string | null
  face?: string | null
  feature?: string | null
  x?: number | null
  y?: number | null
  side?: string | null
  tool?: string | null
  seen?: string | null
  which?: number | null
  clan?: string | null
  character?: string | null
  holds?: string | null
  treasure?: string | null
  value?: number | null
  count?: number | null
  points?: number | null
  agrees?: boolean | null
  round?: number | null
  ending?: string | null
}
