// Made by `python -m pyrite.server.wire.typescript` from src/pyrite/server/messages; do not edit.

/** A position as one seat may know it; `seat` is None for a spectator. */
export interface SaboteurView {
  game: 'saboteur'
  options: SaboteurOptions
  seat: number | null
  round: number
  phase: string
  turn: number | null
  draws_for: number | null
  first: number | null
  ending: string
  role: string | null
  roles: (string | null)[]
  leftover: string | null
  hand: string[]
  hand_sizes: number[]
  passed: string[]
  passed_counts: number[]
  pile: number
  discard: string[]
  broken: string[]
  table: SaboteurCard[]
  goals: GoalSeen[]
  last_laid: [number, number] | null
  last_tunnel: number | null
  last_card: number | null
  nuggets: number[]
  nugget_counts: number[]
  supply: number
  pool_size: number
  pool: number[] | null
  ledger: LedgerLine[]
  bonus: BonusSeen | null
  bonuses_left: number[]
  scores: number[] | null
  winners: number[] | null
  legal: string[]
}

/** How a game of Saboteur is set up; the defaults are the revised book. */
export interface SaboteurOptions {
  players: number
  edition: string
  rounds: number
  sabotaged_unpaid: boolean
  bonus_nuggets: boolean
  all_saboteurs: boolean
  maps: number
  first: number | null
}

/** A card that is face up on the table. */
export interface SaboteurCard {
  x: number
  y: number
  face: string
  what: string
}

/** A goal as far as the viewer knows it. */
export interface GoalSeen {
  name: string
  x: number
  y: number
  face_up: boolean
  treasure: string | null
  looked_by: number[]
}

/** Nugget cards that left the supply, as the viewer knows it; `values` is None when they do not. */
export interface LedgerLine {
  round: number
  why: string
  seat: number
  values?: number[] | null
  worth?: number | null
  pool?: number[] | null
}

/** The extra card on the table this round. */
export interface BonusSeen {
  value: number
  x: number
  y: number
  claimer: number | null
  claim: string
  shown: number[]
}

/** One thing that happened; the fields below are set for the kinds that have them. */
export interface SaboteurEvent {
  kind: string
  audience?: number | null
  seat?: number | null
  target?: number | null
  card?: string | null
  face?: string | null
  x?: number | null
  y?: number | null
  tool?: string | null
  goal?: string | null
  treasure?: string | null
  role?: string | null
  value?: number | null
  pool?: number[] | null
  count?: number | null
  round?: number | null
  ending?: string | null
}
