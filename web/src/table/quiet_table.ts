// A table that nobody sits at now: of a record or of a lesson. The server sends tables only while people use them.
import type { GameView, TableSeen } from '../protocol'

export interface QuietTable {
  readonly game: string
  readonly options: GameView['options']
  readonly names: readonly string[]
  readonly status: TableSeen['status']
  readonly code?: string
  readonly record?: string | null
}

/** The table as the page shows any other; nothing about it can be changed. */
export function quietTable({ game, options, names, status, code = '', record = null }: QuietTable): TableSeen {
  return {
    code,
    title: '',
    game,
    options,
    settings: {
      open: false,
      spectators: false,
      latecomers: false,
      hints: false,
      gentle: false,
      clock: 'none',
      pace: 0,
      away: 60,
      away_bot: '',
    },
    status,
    seats: names.map((name, seat) => ({ seat, sitter: 'person', name, bot: null, ready: true, muted: false })),
    host: null,
    chat_closed: true,
    rules: '',
    commitments: [],
    secrets: [],
    record,
    rematch: null,
    trouble: null,
    created: 0,
  }
}
