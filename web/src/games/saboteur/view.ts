// The game at this table is Saboteur: its view and events out of what the wire carries for all games.
import type { TableState } from '../../net/table_state'
import type { Happened, SaboteurEvent, SaboteurView } from '../../protocol'

export function viewOf(table: TableState): SaboteurView | null {
  return table.view?.game === 'saboteur' ? table.view : null
}

export function eventsOf(one: Happened): readonly SaboteurEvent[] {
  return (one.events ?? []) as SaboteurEvent[]
}
