// A turn in the making at a table that notes what is sent and asked.
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { loadGame } from '../../src/games'
import type { Answer } from '../../src/net/remote_table.svelte'
import type { PlayableTable } from '../../src/net/table_state'
import type { Choice } from '../../src/protocol'
import { preferences } from '../../src/settings/preferences.svelte'
import { MovePicker } from '../../src/table/move_picker.svelte'

const HAND = ['NES', 'breakL', 'mendPL', 'map', 'mendC', 'NES']
export const CHOICES: Choice[] = [
  { action: 'NES@1,0', verb: 'lay', card: 'NES', face: 'NES', x: 1, y: 0 },
  { action: 'NSW@1,0', verb: 'lay', card: 'NES', face: 'NSW', x: 1, y: 0 },
  { action: 'NSW@0,1', verb: 'lay', card: 'NES', face: 'NSW', x: 0, y: 1 },
  { action: 'breakL>2', verb: 'break', card: 'breakL', seat: 2, tool: 'lantern' },
  { action: 'mendPL>1P', verb: 'mend', card: 'mendPL', seat: 1, tool: 'pickaxe' },
  { action: 'mendPL>1L', verb: 'mend', card: 'mendPL', seat: 1, tool: 'lantern' },
  { action: 'map>top', verb: 'map', card: 'map', goal: 'top' },
  ...['NES', 'breakL', 'mendPL', 'map', 'mendC'].map((card) => ({ action: `pass:${card}`, verb: 'pass', card })),
]
export const REFUSED = { ok: false, why: { code: 'illegal', text: 'no', rule: 'S4.2' } } as unknown as Answer
export const [NES, BREAK, MEND, MAP, IDLE, OTHER] = [0, 1, 2, 3, 4, 5]

export interface Made {
  readonly name?: string
  readonly choices?: Choice[]
  readonly hand?: string[]
  readonly turn?: number
  readonly me?: number | null
  readonly status?: string
  readonly view?: object
  readonly waits?: () => boolean
}

/** A picker at a table; what is sent and asked is noted, and `answer` is what the server says. */
export async function pickerAt({
  name = 'saboteur',
  choices = CHOICES,
  hand = HAND,
  turn = 0,
  me = 0,
  status = 'playing',
  view,
  waits,
}: Made = {}) {
  const sent: string[] = []
  const asked: string[] = []
  const server = { answer: { ok: true } as Answer }
  const table = {
    you: me === null ? null : { seat: me },
    info: { status },
    view: { game: name, seat: me, phase: 'turn', hand, bonuses_left: [], options: { box: { width: 11, height: 7 } }, ...view },
    prompt: { seat: turn, choices },
    happened: [],
    send: ({ action }: { action: string }) => (sent.push(action), Promise.resolve(server.answer)),
    askWhy: (action: string) => (asked.push(action), Promise.resolve(REFUSED)),
  } as unknown as PlayableTable
  return { picker: new MovePicker(table, (await loadGame(name)).at(table), waits), sent, asked, server }
}

export const later = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

/** Lets the tests of a file set the clock, and confirm their moves. */
export function withClock(): void {
  beforeAll(() => Promise.all(['saboteur', 'lost-mines'].map(loadGame))) // takes as long as it takes, by a clock that goes
  beforeEach(() => {
    vi.useFakeTimers()
    vi.advanceTimersByTime(1_000) // the page has been open for a while
    preferences.confirm = true
  })
  afterEach(() => {
    vi.useRealTimers()
    preferences.confirm = true
  })
}
