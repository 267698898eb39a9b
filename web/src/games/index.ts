// Which game is played at a table.
import type { TableState } from '../net/table_state'
import type { Game } from './game'
import { LostMines } from './lost-mines/game'
import { Saboteur } from './saboteur/game'

/** The game of a table. */
export function gameAt(table: TableState, name = table.info?.game): Game {
  return name === 'lost-mines' ? new LostMines(table) : new Saboteur(table)
}
