// A game that was played, step by step: what everyone saw at each step, and the step that is shown.
import { atOnce } from '../board/motion'
import { ownSeat } from '../evening/evening.svelte'
import { Declined, hindsightOf, momentsOf, pastOf, recordOf, talkOf } from '../net/api'
import type { TableState } from '../net/table_state'
import type { GameEvent, GameView, Happened, Hindsight, Moment, Prompt, RecordSeen, TableSeen, Talk, You } from '../protocol'
import { formerNames, isMove, type LogLine } from '../table/log_lines'
import { NO_NAMES, peopleThen, type People } from '../table/people'
import { quietTable } from '../table/quiet_table'
import { playerName } from '../text/guests'
import { t } from '../text/text.svelte'

/** Through whose eyes: a seat's, a spectator's, or everyone's together. */
export type Eyes = number | 'none' | 'all'

export class Past implements TableState {
  moments = $state.raw<readonly Moment[]>([])
  step = $state(0)
  eyes = $state<Eyes>('none')
  record = $state.raw<RecordSeen | null>(null)
  hindsight = $state.raw<Hindsight | null>(null)
  trouble = $state.raw<Declined['why'] | null>(null)
  loading = $state(false)
  private said = $state.raw<Talk>({ lines: [], takeovers: [] })
  /** Called with a single step forward, before it is shown. */
  heard: (happened: Happened) => void = () => undefined
  readonly presence = null
  readonly talk = []

  /** Of a record by its id; or, with the table's own seats, of a game that goes on. */
  constructor(
    readonly id: string,
    private readonly live: { readonly table: TableSeen; readonly you: You } | null = null,
  ) {}

  /** Whether the game goes on. */
  get isLive(): boolean {
    return this.live !== null
  }

  get code(): string {
    return this.live?.table.code ?? this.record?.table ?? ''
  }

  readonly steps = $derived(Math.max(0, this.moments.length - 1))
  readonly moment = $derived(this.moments[this.step] ?? null)
  readonly view: GameView | null = $derived(this.moment?.view ?? null)
  readonly you: You | null = $derived({ seat: typeof this.eyes === 'number' ? this.eyes : null, seats: [], host: false, muted: [] })
  /** The players as the game ended. In a replay everybody has a name, whoever reads it, and who has played finds themselves. */
  readonly people: People = $derived.by(() => ({ seats: this.info?.seats ?? [], me: this.live?.you.seat ?? null, own: ownSeat(this.id) }))
  /** The players at this step. */
  readonly peopleNow: People = $derived.by(() => peopleThen(this.people, formerNames(this.course)[this.happened.length - 1] ?? NO_NAMES))
  readonly info: TableSeen | null = $derived.by(() => this.live?.table ?? (this.record && recordTable(this.record)))
  readonly prompt: Prompt | null = $derived.by(() => {
    const { view } = this
    if (!view || view.turn === null) return null
    return { what: view.phase, seat: view.turn, since: this.step }
  })
  readonly told: readonly Happened[] = $derived(this.moments.map(happenedAt))
  /** Everything that happened and was said, in order. */
  readonly course: readonly Happened[] = $derived(withTalk(this.told, this.said))
  readonly happened: readonly Happened[] = $derived(this.course.filter(({ seq }) => Math.trunc(seq) <= this.step + 1))
  readonly rounds: readonly RoundStart[] = $derived(roundsOf(this.moments))

  /** The events of this round up to this step, with those that only one player saw, in the view of all eyes. */
  readonly roundEvents: readonly GameEvent[] = $derived.by(() => {
    const since = this.rounds.findLast(({ step }) => step <= this.step)?.step ?? 0
    return this.moments.slice(since, this.step + 1).flatMap(({ events }) => events)
  })

  now(): number {
    return 0
  }

  async load(eyes: Eyes): Promise<void> {
    this.loading = true
    try {
      if (!this.live) this.record ??= await recordOf(this.id)
      const code = this.live ? null : this.record?.table
      if (code && !this.said.lines.length) this.said = (await talkOf(code).catch(() => null)) ?? this.said
      this.moments = this.live ? await pastOf(this.id, this.live.you.seat) : await momentsOf(this.id, eyes)
      this.eyes = this.live ? (this.live.you.seat ?? 'none') : eyes
      this.step = Math.min(this.step, this.moments.length - 1)
      this.trouble = null
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      this.trouble = error.why
    } finally {
      this.loading = false
    }
  }

  async lookBack(): Promise<void> {
    this.hindsight ??= await hindsightOf(this.id)
  }

  /** Goes to a step; there is none before the deal and after the end. Only one step forward is animated. */
  go(step: number): void {
    const to = Math.max(0, Math.min(this.steps, step))
    if (to !== this.step + 1) return atOnce(() => (this.step = to))
    this.heard(this.told[to]!)
    this.step = to
  }

  /** Goes to the next round's deal, or to this round's or the one before. */
  goRound(by: 1 | -1): void {
    this.go(roundFrom(this.rounds, this.step, by) ?? (by > 0 ? this.steps : 0))
  }
}

/** A round, and the step with which it was dealt. */
export interface RoundStart {
  readonly round: number
  readonly step: number
}

export function roundsOf(moments: readonly Moment[]): RoundStart[] {
  return moments.flatMap(({ view, step }, i) => (i === 0 || moments[i - 1]!.view.round !== view.round ? [{ round: view.round, step }] : []))
}

/** The deal after a step, or before it; undefined if there is none. */
export function roundFrom(rounds: readonly RoundStart[], step: number, by: 1 | -1): number | undefined {
  return (by > 0 ? rounds.find((one) => one.step > step) : rounds.findLast((one) => one.step < step))?.step
}

/** What happened with a moment, as the table showed it. */
export function happenedAt(moment: Moment, place: number, all: readonly Moment[]): Happened {
  const actor = all[place - 1]?.view.turn ?? 0
  const events = moment.hands ? moment.events.filter(({ audience }) => audience == null) : moment.events // with all eyes, nobody is "you"
  return { seq: place + 1, at: 0, what: place ? { kind: 'stepped', seat: actor } : { kind: 'started' }, events }
}

/** What happened, with who came late and what was said after each step; their numbers are a fraction behind that of the step. */
export function withTalk(told: readonly Happened[], { lines, takeovers = [] }: Partial<Talk>): Happened[] {
  const beside = [...takeovers, ...(lines ?? []).map(({ step, line }) => ({ step, what: line }))]
  return told.flatMap((one, step) => {
    const then = beside.filter((other) => other.step === step)
    return [one, ...then.map(({ what }, i) => ({ seq: one.seq + (i + 1) / 10_000, at: 0, what }))]
  })
}

/** The table at which a record was played, as far as it is known. */
export function recordTable(record: RecordSeen): TableSeen {
  const { game, options, table, id } = record
  const players = Number((options as { players: number }).players)
  const names = Array.from(
    { length: players },
    (_, seat) => playerName(record.names?.[seat] ?? '') || t('replay-player', { number: seat + 1 }),
  )
  return quietTable({ game, options, names, status: 'finished', code: table ?? '', record: id })
}

/** The step of a line of the log: its key begins with the number of what happened, from 1. */
export function stepOf(one: LogLine): number {
  return Number.parseInt(one.key) - 1
}

/** The lines of what was done at a step, as everyone may hear it: no talk, and nothing of what the end of a round brings. */
export function movesAt(lines: readonly LogLine[], step: number): readonly LogLine[] {
  const all = lines.filter((one) => stepOf(one) === step && isMove(one))
  const end = all.findIndex(({ heading }) => heading)
  return (end < 0 ? all : all.slice(0, end)).filter(({ own }) => !own)
}
