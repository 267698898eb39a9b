// A table for the tests of games: what it shows is given, nothing else is there.
import type { Game } from '../../src/games/game'
import { loadGame } from '../../src/games'
import type { TableState } from '../../src/net/table_state'
import type { Happened } from '../../src/protocol'

/** A game at a table with this view and this log. */
export async function gameAt(name: string, view: object | null = null, happened: readonly Happened[] = []): Promise<Game> {
  const table = {
    code: 'ABCDEF',
    you: null,
    info: null,
    view: view && { game: name, ...view },
    prompt: null,
    presence: null,
    talk: [],
    happened,
    now: () => 0,
  }
  return (await loadGame(name)).at(table as unknown as TableState)
}
