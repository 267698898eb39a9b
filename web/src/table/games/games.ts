// Which game is played at a table.
import type { SeenTable } from '../../net/seen'
import type { Game } from './game'
import { LostMines } from './lost-mines/game'
import { Saboteur } from './saboteur/game'

/** The game of a table. */
export function gameAt(table: SeenTable, name = table.table?.game): Game {
  return name === 'lost-mines' ? new LostMines(table) : new Saboteur(table)
}
