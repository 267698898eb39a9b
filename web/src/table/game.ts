// The game at this table is Saboteur: its view and events out of what the wire carries for all games.
import type { SeenTable } from '../net/seen'
import type { Happened, SaboteurEvent, SaboteurView } from '../protocol'

export function viewOf(table: SeenTable): SaboteurView | null {
  return table.view?.game === 'saboteur' ? table.view : null
}

export function eventsOf(one: Happened): readonly SaboteurEvent[] {
  return (one.events ?? []) as SaboteurEvent[]
}
