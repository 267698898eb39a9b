// What happened, as sentences to be said in the reader's language: ids of texts with what they tell of. Pure.
import type { Cell } from '../board/camera'
import type { GameEvent, GameView, Happened, Happening, Line, LostMinesEvent, SaboteurEvent } from '../protocol'
import { forestTold } from '../games/lost-mines/log_lines'

export type Facts = Record<string, string | number>

export interface LogLine {
  readonly key: string
  readonly at: number
  /** The id of a text; null for a line of chat or a phrase. */
  readonly id: string | null
  readonly line: Line | null
  readonly seat: number | null
  readonly target: number | null
  readonly facts: Readonly<Facts>
  /** Parts of the board it is about. */
  readonly cells: readonly Cell[]
  /** Known to the viewer alone. */
  readonly own: boolean
  /** Opens a round, or says how one ended. */
  readonly heading: boolean
}

/** Which game it is, and where its things lie. */
export interface Places {
  readonly game: string
  readonly goals: Readonly<Record<string, Cell>>
  readonly mines: readonly Cell[]
  /** The kinds of the treasures laid out, by slot. */
  readonly treasures: readonly string[]
}

/** What a game tells of one event: the text, and what it is about. */
export interface Sentence {
  readonly id: string
  readonly event: GameEvent
  readonly target?: number | null
  readonly facts: Facts
  readonly cells: readonly Cell[]
}

const SILENT = new Set([
  'role_dealt', 'goals_hidden', 'card_dealt', 'your_card', 'drew', 'your_pool', 'created', 'readied', 'changed', 'stepped', 'sat', 'removed', 'bot_seated',
]) // prettier-ignore
const HEADINGS = new Set(['round_began', 'round_ended', 'game_ended'])
const FACTS = ['card', 'face', 'x', 'y', 'tool', 'goal', 'treasure', 'role', 'value', 'count', 'round', 'ending'] as const

/** The places of what a view shows. */
export function placesOf(view: GameView | null): Places {
  const nowhere = { goals: {}, mines: [], treasures: [] }
  if (view?.game === 'lost-mines') {
    return { ...nowhere, game: view.game, mines: view.mines.map(({ x, y }) => ({ x, y })), treasures: view.treasures.map(({ kind }) => kind) }
  }
  return { ...nowhere, game: 'saboteur', goals: Object.fromEntries((view?.goals ?? []).map(({ name, x, y }) => [name, { x, y }])) }
}

/** Everything worth a line, in order. */
export function tell(happened: readonly Happened[], places: Places): LogLine[] {
  const kinds = [...places.treasures]
  return happened.flatMap((one) => [...ofTable(one), ...ofGame(one, sentences(one.events ?? [], places, kinds))])
}

function sentences(events: readonly GameEvent[], places: Places, kinds: string[]): Sentence[] {
  return places.game === 'lost-mines' ? forestTold(events as LostMinesEvent[], places, kinds) : mineTold(events as SaboteurEvent[], places)
}

function ofTable(one: Happened): LogLine[] {
  const what = one.what
  if (SILENT.has(what.kind)) return []
  const plain = { key: `${one.seq}`, at: one.at, target: null, cells: [], own: false, heading: false }
  if (what.kind === 'line') return [{ ...plain, id: null, line: what, seat: what.seat ?? null, facts: {} }]
  const seat = 'seat' in what ? what.seat : null
  return [{ ...plain, id: `happened-${dashed(what.kind)}`, line: null, seat, facts: factsOf(what) }]
}

function factsOf(what: Happening): Facts {
  switch (what.kind) {
    case 'renamed':
    case 'taken_over':
      return { name: what.name }
    case 'muted':
      return { muted: String(what.muted) }
    case 'chat_closed':
      return { closed: String(what.closed) }
    case 'bot_took_over':
      return { why: what.why }
    case 'rematched':
      return { code: what.code }
    default:
      return {}
  }
}

function ofGame(one: Happened, said: readonly Sentence[]): LogLine[] {
  return said.map(({ id, event, target, facts, cells }, i) => ({
    key: `${one.seq}.${i}`,
    at: one.at,
    id,
    line: null,
    seat: event.seat ?? null,
    target: target ?? null,
    facts,
    cells,
    own: event.audience != null,
    heading: HEADINGS.has(event.kind),
  }))
}

// Saboteur.

/** What everyone is told is left out where the viewer is told more of it. */
export function isSaidByOwn(event: GameEvent, events: readonly GameEvent[], own: Readonly<Record<string, string>>): boolean {
  const more = own[event.kind]
  return more !== undefined && events.some((other) => other.kind === more && other.seat === event.seat)
}

function mineTold(events: readonly SaboteurEvent[], places: Places): Sentence[] {
  const own = { looked: 'your_look', passed: 'your_pass', picked: 'your_pick' }
  return events
    .filter((event) => !SILENT.has(event.kind) && !isSaidByOwn(event, events, own))
    .map((event) => {
      const facts: Facts = {}
      for (const name of FACTS) {
        const fact = event[name]
        if (fact != null) facts[name] = fact
      }
      if (event.pool) facts.value = event.pool.reduce((sum, value) => sum + value, 0)
      return { id: `event-${dashed(event.kind)}`, event, target: event.target ?? null, facts, cells: cellsOf(event, places) }
    })
}

function cellsOf(event: SaboteurEvent, places: Places): Cell[] {
  if (event.x != null && event.y != null) return [{ x: event.x, y: event.y }]
  const goal = event.goal ? places.goals[event.goal] : undefined
  return goal ? [goal] : []
}

export function dashed(kind: string): string {
  return kind.replaceAll('_', '-')
}
