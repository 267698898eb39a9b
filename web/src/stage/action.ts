// Where the action is on a board that does not fit its frame.
import type { Cell } from '../board/camera'
import type { Game } from '../games/game'

/** Whether all cells are within this many columns and rows. */
export function isNear(
  cells: readonly Cell[],
  here: Cell,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): boolean {
  return cells.every(({ x, y }) => Math.abs(x - here.x) <= columns && Math.abs(y - here.y) <= rows)
}

/**
 * The place of the action and the two nearest targets; all targets where a board of fixed cells can be looked at closely,
 * or where cards that are face down are to be chosen among.
 */
export function actionOf(game: Pick<Game, 'here' | 'frame' | 'hidden'>, targets: readonly Cell[], isClose: boolean): readonly Cell[] {
  const isGoal = ({ x, y }: Cell): boolean => game.hidden().some((card) => card.x === x && card.y === y)
  if (targets.length && targets.every(isGoal)) return targets
  const here = game.here()
  if (game.frame && isClose) return [here, ...targets]
  const far = (cell: Cell): number => Math.abs(cell.x - here.x) + Math.abs(cell.y - here.y)
  return [here, ...targets.toSorted((a, b) => far(a) - far(b)).slice(0, 2)]
}
