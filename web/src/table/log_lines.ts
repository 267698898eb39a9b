// What happened, as lines of the log: ids of texts with what they are about, to be put into the reader's language.
import type { Cell } from '../board/camera'
import type { Game } from '../games/game'
import type { GameEvent, Happened, Happening, Line } from '../protocol'
import { t } from '../text/text.svelte'
import { nameOf, NO_NAMES, peopleThen, yesNo, type FormerNames, type People } from './people'

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
  /** Worth a large sign on the big screen. */
  readonly big: boolean
  /** The names that seats had then, where somebody has taken them over since. */
  readonly former: FormerNames
}

/** What a game says about one event: the text, and what it is about. */
export interface Sentence {
  readonly id: string
  readonly event: GameEvent
  readonly target?: number | null
  readonly facts: Facts
  readonly cells: readonly Cell[]
  readonly big?: boolean
}

const SILENT = new Set(['created', 'readied', 'changed', 'stepped', 'sat', 'bot_seated'])
const HEADINGS = new Set(['round_began', 'round_ended', 'game_ended'])

/** Everything worth a line, in order. */
export function logLines(happened: readonly Happened[], game: Pick<Game, 'narrator'>): LogLine[] {
  const narrate = game.narrator()
  const former = formerNames(happened)
  return happened.flatMap((one, i) =>
    [...ofTable(one), ...ofGame(one, narrate(one.events ?? []))].map((line) => ({ ...line, former: former[i]! })),
  )
}

/** For each thing that happened, the names of the seats that were taken over later. */
export function formerNames(happened: readonly Happened[]): FormerNames[] {
  let former: FormerNames = NO_NAMES
  return happened
    .toReversed()
    .map(({ what }) => {
      const then = former
      if (what.kind === 'taken_over') former = { ...former, [what.seat]: what.was ?? what.name }
      return then
    })
    .toReversed()
}

/** What happened, and between it what spectators said: their lines are not in the log of the table. */
export function withSpectators(happened: readonly Happened[], talk: readonly Line[]): readonly Happened[] {
  const lines = talk.filter(({ seq }) => seq < 0).map((what): Happened => ({ seq: what.seq, at: what.at, what }))
  return lines.length ? [...happened, ...lines].toSorted((a, b) => a.at - b.at) : happened
}

type Plain = Omit<LogLine, 'former'>

function ofTable(one: Happened): Plain[] {
  const what = one.what
  if (SILENT.has(what.kind) || (what.kind === 'removed' && !what.bot)) return []
  const plain = { key: `${one.seq}`, at: one.at, target: null, cells: [], own: false, heading: false, big: false }
  if (what.kind === 'line') return [{ ...plain, id: null, line: what, seat: what.seat ?? null, facts: {} }]
  const seat = 'seat' in what ? what.seat : null
  const target = what.kind === 'removal_voted' ? what.target : null
  const kind = what.kind === 'taken_over' && what.was === what.name ? 'returned' : what.kind // to the seat that they had left
  return [{ ...plain, id: `happened-${dashed(kind)}`, line: null, seat, target, facts: factsOf(what) }]
}

function factsOf(what: Happening): Facts {
  switch (what.kind) {
    case 'renamed':
      return { name: what.name }
    case 'taken_over':
      return { was: what.was ?? '' }
    case 'muted':
      return { muted: String(what.muted) }
    case 'chat_closed':
      return { closed: String(what.closed) }
    case 'bot_took_over':
      return { why: what.why }
    case 'removal_voted':
      return { remove: String(what.remove) }
    case 'seat_offered':
      return { offered: String(what.offered) }
    case 'link_given':
      return { host: String(what.by_host) }
    case 'rematched':
      return { code: what.code }
    default:
      return {}
  }
}

function ofGame(one: Happened, sentences: readonly Sentence[]): Plain[] {
  return sentences.map(({ id, event, target, facts, cells, big }, i) => ({
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
    big: big === true && event.audience == null,
  }))
}

/** Whether a line is about the game, and not about who sits at the table or what they say. */
export function isMove({ id }: LogLine): boolean {
  return id !== null && !id.startsWith('happened-')
}

const RESULTS = /(counted|game-ended)$/

/** Where the lines begin that tell how the game ended; after the last one if none does. */
export function resultAt(lines: readonly LogLine[]): number {
  const at = lines.findIndex(({ id }) => id !== null && RESULTS.test(id))
  return at < 0 ? lines.length : at
}

/** Whether another event tells the viewer more, so that it needs no line. */
export function isSaidByOwn(event: GameEvent, events: readonly GameEvent[], own: Readonly<Record<string, string>>): boolean {
  const more = own[event.kind]
  return more !== undefined && events.some((other) => other.kind === more && other.seat === event.seat)
}

/** A kind of event as it is written in the ids of texts. */
export function dashed(kind: string): string {
  return kind.replaceAll('_', '-')
}

/** The facts of an event that texts can use, by name. */
export function factsNamed<Name extends string>(
  event: { readonly [name in Name]?: string | number | null },
  names: readonly Name[],
): Facts {
  const facts: Facts = {}
  for (const name of names) {
    const fact = event[name]
    if (fact != null) facts[name] = fact
  }
  return facts
}

/** A line with who said it, where nothing else tells. */
export function withSpeaker(one: LogLine, people: People, game: Game): string {
  return (one.line ? `${speakerOf(one, people)}: ` : '') + sentence(one, people, game)
}

/** Who said a line. */
export function speakerOf({ line, seat, former }: LogLine, people: People): string {
  return seat === null ? line?.name || t('talk-watcher') : nameOf(peopleThen(people, former), seat)
}

/** One sentence of the log; a line of chat is what was said. Where the board shows the place, `brief` leaves it out. */
export function sentence(line: LogLine, now: People, game: Game, brief = false): string {
  const people = peopleThen(now, line.former)
  if (line.line) return lineText(line.line, people, game)
  if (!line.id) return ''
  const { seat, target, facts } = line
  const args = {
    ...facts,
    who: nameOf(people, seat),
    target: nameOf(people, target),
    me: yesNo(seat !== null && seat === people.me),
    tome: yesNo(target !== null && target === people.me),
    self: yesNo(seat !== null && seat === target),
    ...game.logArgs(facts, people),
    ...(brief ? { at: 'none' } : {}),
  }
  return game.text(line.id, args) ?? t(line.id, args)
}

/** A line of chat as it was typed, or a phrase in the reader's language. */
export function lineText(line: Line, people: People, game: Game): string {
  if (line.phrase == null) return line.text ?? ''
  return phraseText(line.phrase, line.args ?? [], people, game)
}

/** A phrase with its arguments: a number is a seat, a word belongs to the game. */
export function phraseText(phrase: string, given: readonly (number | string)[], people: People, game: Game): string {
  const seat = given.find((arg) => typeof arg === 'number') ?? null
  const words = given.filter((arg) => typeof arg === 'string')
  const args = { target: nameOf(people, seat), tome: yesNo(seat !== null && seat === people.me), ...game.phraseArgs(words) }
  return game.text(`phrase-${dashed(phrase)}`, args) ?? phrase
}
