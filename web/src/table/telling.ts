// What happened, as sentences to be said in the reader's language: ids of texts with what they tell of. Pure.
import type { Cell } from '../board/camera'
import type { Happened, Happening, Line, SaboteurEvent } from '../protocol'
import { eventsOf } from './game'

export interface Told {
  readonly key: string
  readonly at: number
  /** The id of a text; null for a line of chat or a phrase. */
  readonly id: string | null
  readonly line: Line | null
  readonly seat: number | null
  readonly target: number | null
  readonly facts: Readonly<Record<string, string | number>>
  /** Parts of the board it is about. */
  readonly cells: readonly Cell[]
  /** Known to the viewer alone. */
  readonly own: boolean
  /** Opens a round, or says how one ended. */
  readonly heading: boolean
}

export interface Places {
  readonly goals: Readonly<Record<string, Cell>>
}

const SILENT = new Set([
  'role_dealt', 'goals_hidden', 'card_dealt', 'your_card', 'drew', 'your_pool', 'created', 'readied', 'changed', 'stepped', 'sat', 'removed', 'bot_seated',
]) // prettier-ignore
const HEADINGS = new Set(['round_began', 'round_ended', 'game_ended'])
const FACTS = ['card', 'face', 'x', 'y', 'tool', 'goal', 'treasure', 'role', 'value', 'count', 'round', 'ending'] as const

/** Everything worth a line, in order. */
export function tell(happened: readonly Happened[], places: Places): Told[] {
  return happened.flatMap((one) => {
    const events = eventsOf(one)
    const heard = events.filter((event) => !isSaidByOwn(event, events))
    return [...ofTable(one), ...heard.flatMap((event, i) => ofGame(one, event, `${one.seq}.${i}`, places))]
  })
}

/** What everyone is told is left out where the viewer is told more of it. */
function isSaidByOwn(event: SaboteurEvent, events: readonly SaboteurEvent[]): boolean {
  const own: Record<string, string> = { looked: 'your_look', passed: 'your_pass', picked: 'your_pick' }
  const more = own[event.kind]
  return more !== undefined && events.some((other) => other.kind === more && other.seat === event.seat)
}

function ofTable(one: Happened): Told[] {
  const what = one.what
  if (SILENT.has(what.kind)) return []
  const plain = { key: `${one.seq}`, at: one.at, target: null, cells: [], own: false, heading: false }
  if (what.kind === 'line') return [{ ...plain, id: null, line: what, seat: what.seat ?? null, facts: {} }]
  const seat = 'seat' in what ? what.seat : null
  return [{ ...plain, id: `happened-${dashed(what.kind)}`, line: null, seat, facts: factsOf(what) }]
}

function factsOf(what: Happening): Record<string, string | number> {
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

function ofGame(one: Happened, event: SaboteurEvent, key: string, places: Places): Told[] {
  if (SILENT.has(event.kind)) return []
  const facts: Record<string, string | number> = {}
  for (const name of FACTS) {
    const fact = event[name]
    if (fact != null) facts[name] = fact
  }
  if (event.pool) facts.value = event.pool.reduce((sum, value) => sum + value, 0)
  return [
    {
      key,
      at: one.at,
      id: `event-${dashed(event.kind)}`,
      line: null,
      seat: event.seat ?? null,
      target: event.target ?? null,
      facts,
      cells: cellsOf(event, places),
      own: event.audience != null,
      heading: HEADINGS.has(event.kind),
    },
  ]
}

function cellsOf(event: SaboteurEvent, places: Places): Cell[] {
  if (event.x != null && event.y != null) return [{ x: event.x, y: event.y }]
  const goal = event.goal ? places.goals[event.goal] : undefined
  return goal ? [goal] : []
}

function dashed(kind: string): string {
  return kind.replaceAll('_', '-')
}
