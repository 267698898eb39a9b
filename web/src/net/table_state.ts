// A table that can be looked at: one that is played now, one of the past, or one in a lesson.
import type { GameView, Happened, Line, Presence, Prompt, TableSeen, You } from '../protocol'
import type { Answer, Wish } from './remote_table.svelte'

export interface TableState {
  readonly code: string
  readonly you: You | null
  readonly info: TableSeen | null
  readonly view: GameView | null
  readonly prompt: Prompt | null
  readonly presence: Presence | null
  readonly talk: readonly Line[]
  readonly happened: readonly Happened[]
  /** Whether more has happened than is shown. */
  readonly isUnfolding?: boolean
  /** The server's clock, in milliseconds since the epoch. */
  now(): number
}

/** A table at which something can be done. */
export interface PlayableTable extends TableState {
  send(wish: Wish): Promise<Answer>
  /** Which rule forbids an action; nothing changes. */
  askWhy(action: string): Promise<Answer>
}
