// One table as this browser sees it: reactive, updated by the connection, with the way to send commands.
import { store, stored } from '../storage'
import type {
  AnyCommand,
  Door,
  GameView,
  Happened,
  Line,
  Presence,
  Prompt,
  RefusalReason,
  ServerMessage,
  TableNow,
  TableSeen,
  Update,
  Welcome,
  You,
} from '../protocol'
import { showPortraits } from '../board/portraits.svelte'
import { whenFree } from '../look/slow_line'
import { announce } from './announcement.svelte'
import { Declined, isKnown, me, seeTable } from './api'
import { newId } from './ids'
import { Connection, type Link } from './connection'
import { CommandQueue } from './command_queue'
import { reloadIfOutdated } from './outdated'
import { isShared, share } from './shared_device'
import { Unfolding, type Part } from './unfolding'

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** A command as the page makes it; its id, number and seat are added here. */
export type Wish = Without<AnyCommand, 'id' | 'expect' | 'seat'>
export type Answer = { ok: true; seat: number | null; link: string | null; code: string | null } | { ok: false; why: RefusalReason }

/** Hears what happened; `fresh` is false for what is history: after a reload, or a while without connection. */
export type Listener = (happened: readonly Happened[], fresh: boolean) => void

const MOST_HAPPENED = 600
const MOST_LINES = 300

export class RemoteTable {
  link = $state<Link>('connecting')
  /** When the next try to connect is made, by this browser's clock. */
  nextTry = $state<number | null>(null)
  /** Why there is nothing to see: no such table, or no connection to it. */
  trouble = $state.raw<RefusalReason | null>(null)
  /** The last command that was refused, for a component that shows it. */
  refusal = $state.raw<RefusalReason | null>(null)

  you = $state.raw<You | null>(null)
  info = $state.raw<TableSeen | null>(null)
  view = $state.raw<GameView | null>(null)
  prompt = $state.raw<Prompt | null>(null)
  presence = $state.raw<Presence | null>(null)
  /** What a person sees who may not come in. */
  door = $state.raw<Door | null>(null)
  talk = $state.raw<readonly Line[]>([])
  happened = $state.raw<readonly Happened[]>([])
  /** How this player has lost their seat, until they sit down again: it was freed, they were removed, or it has moved. */
  lost = $state<'freed' | 'removed' | 'moved' | null>(null)
  /** How many commands wait for an answer. */
  waiting = $state(0)
  seq = $state(0)

  /** The game that is played at one's own table, known before the table itself. */
  expected = $state<string | null>(null)
  /** Whether the server cannot save at the moment, so that nothing goes on. */
  isWaiting = $state(false)
  /** Whether something that has happened is still to be shown. */
  isUnfolding = $state(false)
  /** Whether this is the next round. */
  isDealNext = $state(false)
  readonly unfolding = new Unfolding((part, isLast) => this.show(part, isLast))

  private received: GameView | null = null // the last view that came; what is shown may be behind it
  private ahead = 0 // of the server's clock before this one's, in milliseconds
  private seat: number | 'none' | null
  private readonly answers = new Map<string, (answer: Answer) => void>()
  private readonly listeners = new Set<Listener>()
  private readonly queue: CommandQueue
  private readonly live: Connection

  /** Sees the table from the first of this browser's seats, or as a spectator even if it has seats. */
  constructor(
    readonly code: string,
    readonly asSpectator = false,
  ) {
    this.seat = asSpectator || isShared(code) ? 'none' : null
    const session = (): Storage => sessionStorage
    this.queue = new CommandQueue({
      read: () => stored(`outbox.${code}`, session),
      write: (text) => store(`outbox.${code}`, text, session),
    })
    this.waiting = this.queue.commands().length
    this.live = new Connection(
      {
        url: () => this.address(),
        message: (message) => this.take(message),
        link: (link, next) => this.linked(link, next),
        shouldRetry: () => this.mayRetry(),
      },
      this.queue,
    )
  }

  /** Connects, and stays so until closed. */
  async open(): Promise<void> {
    addEventListener('online', this.hurry)
    addEventListener('offline', this.check)
    document.addEventListener('visibilitychange', this.hurry)
    if (isKnown())
      void whenFree()
        .then(me)
        .catch(() => null) // what the operator announces
    else {
      const mine = await me().catch(() => null) // without its cookie a browser could only watch
      this.expected = mine?.seats.find(({ code }) => code === this.code)?.game ?? null
    }
    this.live.connect()
  }

  close(): void {
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.check)
    document.removeEventListener('visibilitychange', this.hurry)
    this.live.close()
  }

  /** Changes to another seat of this browser, or to a spectator with 'none'. Nothing of the last seat stays visible. */
  lookThrough(seat: number | 'none'): void {
    this.seat = seat
    this.unfolding.clear()
    this.you = this.you && { ...this.you, seat: null } // nobody, until the server confirms the seat
    this.view = null
    this.prompt = null
    this.happened = []
    this.talk = []
    this.refusal = null
    this.seq = 0
    this.live.again()
  }

  /** Sends a command, through every loss of connection, until it is answered; of several seats, for one of them. */
  send(wish: Wish, target: number | null = null): Promise<Answer> {
    const command = this.commandOf(wish, target)
    this.refusal = null
    return new Promise((resolve) => {
      this.answers.set(command.id, resolve)
      this.live.send(command)
      this.waiting = this.queue.commands().length
    })
  }

  /** Which rule forbids an action; nothing changes at the table. Without a connection there is no answer. */
  askWhy(action: string): Promise<Answer> {
    const command = this.commandOf({ do: 'why', action }, null)
    return new Promise((resolve) => {
      this.answers.set(command.id, resolve)
      this.live.ask(command)
    })
  }

  /** Tells the table that this player looks at how a round ended, or has seen it: the next one waits for readers. */
  read(round: number, isDone: boolean): void {
    this.live.ask(this.commandOf({ do: 'read', round, is_done: isDone }, null))
  }

  /** The same of the role that was dealt for the round after. */
  readRole(round: number, isDone: boolean): void {
    this.live.ask(this.commandOf({ do: 'read', round, is_done: isDone, is_role: true }, null))
  }

  /** The seats for which the next round waits. */
  readers(): number[] {
    const { reading, reading_until: until } = this.presence ?? {}
    return until == null || until <= this.now() ? [] : (reading ?? []).flatMap((isReading, seat) => (isReading ? [seat] : []))
  }

  private commandOf(wish: Wish, target: number | null): AnyCommand {
    const seat = target ?? (this.you && this.you.seats.length > 1 ? (this.you.seat ?? this.you.seats[0]!) : null)
    return { ...wish, id: newId(), expect: this.seq, ...(seat === null ? {} : { seat }) } as AnyCommand
  }

  /** Calls a listener with everything that happens, until the returned function is called. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The server's clock, in milliseconds since the epoch. */
  now(): number {
    return Date.now() + this.ahead
  }

  /** Connects immediately instead of waiting for the next try. */
  readonly hurry = (): void => {
    if (document.visibilityState === 'visible') this.live.hurry()
  }

  /** The browser says that there is no network: connects again, which works for a server on this computer. */
  readonly check = (): void => this.live.again()

  private address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const seat = this.seat === null ? '' : `&seat=${this.seat}`
    return `${scheme}://${location.host}/api/tables/${this.code}/ws?since=${this.seq}&changes=1${seat}`
  }

  private linked(link: Link, next: number | null): void {
    this.link = link
    this.isWaiting = false
    this.nextTry = next
    if (link !== 'ended') return
    const why = this.trouble ?? { code: 'no_such_table', text: 'there is no such table' }
    for (const answer of this.answers.values()) answer({ ok: false, why })
    this.answers.clear()
  }

  private async mayRetry(): Promise<boolean> {
    // The seat that was looked through may have gone to another device; on a shared one nobody may see it unasked.
    if (this.seat !== 'none') this.seat = isShared(this.code) ? 'none' : null
    try {
      await seeTable(this.code, this.seat === 'none')
      return true
    } catch (error) {
      if (!(error instanceof Declined) || error.why.code === 'unreachable') return true
      if (!['no_such_table', 'not_your_seat', 'foreign_origin'].includes(error.why.code)) return true
      this.trouble = error.why as RefusalReason
      return false
    }
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.welcomed(message)
        break
      case 'door':
        reloadIfOutdated(message.protocol)
        this.noteLosses(message.happened ?? [])
        this.door = message
        this.seq = message.seq
        break
      case 'update':
        this.tick(message.at)
        this.unfolding.add(this.whole(message))
        break
      case 'presence':
        this.presence = message
        this.unfolding.goOn()
        break
      case 'gallery':
        this.talk = [...this.talk, message.line].slice(-MOST_LINES)
        break
      case 'done':
        if (message.code) this.goOn(message.code)
        this.answer(message.id, {
          ok: true,
          seat: message.seat ?? null,
          link: message.link ?? null,
          code: message.code ?? null,
        })
        break
      case 'refused':
        this.refusal = message.why
        this.unfolding.flush()
        if (message.now && (message.seq ?? 0) >= this.seq) this.stand(message.now)
        if (message.id != null) this.answer(message.id, { ok: false, why: message.why })
        break
      case 'ping':
        this.tick(message.at)
        announce(message.announcement)
        this.isWaiting = message.waits ?? false
        break
      case 'bye':
        if (message.why.code === 'table_closed') this.closed(message.why)
        break
    }
  }

  /** An update with its whole view: the server sends what has changed of it. */
  private whole(update: Update): Update {
    if (update.view) this.received = update.view
    if (!update.changes || !this.received) return update
    this.received = { ...this.received, ...update.changes }
    return { ...update, view: this.received }
  }

  /** Somebody closed the table for everyone: there is nothing to come back to. */
  private closed(why: RefusalReason): void {
    this.trouble = why
    this.live.close()
    this.linked('ended', null)
  }

  /** Shows a part of an update. */
  private show({ happened, continues, state }: Part, isLast: boolean): void {
    this.isUnfolding = !isLast
    this.isDealNext = this.unfolding.isDealNext
    if (state?.view) this.view = state.view
    else if (!state) this.view = this.unfolding.pace?.boardAfter?.(happened.flatMap(({ events }) => events ?? [])) ?? this.view
    if (state && 'seq' in state) {
      if (state.table) this.know(state.table)
      if (state.prompt !== undefined) this.prompt = state.prompt
      this.seq = state.seq
    } else this.prompt = null
    this.tell(happened, true, continues)
  }

  private welcomed(message: Welcome): void {
    reloadIfOutdated(message.protocol)
    this.tick(message.at)
    this.received = message.view
    this.unfolding.flush()
    this.door = null
    if (this.seat === null && message.you.seats.length > 1) {
      // Several people play with this device: no hand is shown before one of them asks for theirs.
      share(this.code)
      this.you = message.you
      this.know(message.table)
      queueMicrotask(() => this.lookThrough('none')) // once the connection has handled this message
      return
    }
    if (message.you.seats.length) this.lost = null
    else if (message.you.removed && this.seq === 0) this.lost = 'removed' // before the page was loaded
    this.noteLosses(message.happened, message.you.seats)
    this.forgetLost(message)
    this.stand(message)
    this.presence = message.presence
    this.talk = message.talk
    // A welcome in the middle of a connection takes the place of an update: somebody sat down, or took a seat over.
    const fresh = this.link === 'open' && this.seq > 0
    this.tell(message.happened, fresh)
    this.seq = message.seq
  }

  /** Notes how seats were lost, except for those that are still held. */
  private noteLosses(happened: readonly Happened[], held: readonly number[] = []): void {
    const lost = (this.you?.seats ?? []).filter((seat) => !held.includes(seat))
    for (const { what } of happened) {
      if (what.kind === 'moved' && lost.includes(what.seat)) this.lost = 'moved'
      if (what.kind === 'removed' && lost.includes(what.seat)) this.lost = what.banned || what.bot != null ? 'removed' : 'freed'
    }
  }

  /** Forgets what a failing database has lost after it was shown: from the first entry on that is no longer there, or another. */
  private forgetLost({ seq, happened }: Welcome): void {
    const times = new Map(happened.map((one) => [one.seq, one.at]))
    const lost = this.happened.findIndex((one) => one.seq > seq || (times.get(one.seq) ?? one.at) !== one.at)
    if (lost >= 0) this.happened = this.happened.slice(0, lost)
  }

  private stand(state: TableNow): void {
    this.you = state.you
    this.know(state.table)
    this.view = state.view
    this.prompt = state.prompt
  }

  private know(table: TableSeen): void {
    this.info = table
    showPortraits(table.seats ?? [])
    if (table.rematch) this.goOn(table.rematch)
  }

  /** A device that is shared at one table is shared at the next. */
  private goOn(code: string): void {
    if (isShared(this.code)) share(code)
  }

  private tell(happened: readonly Happened[], fresh: boolean, continues = false): void {
    const last = this.happened.at(-1)
    const news = happened.filter((one) => one.seq > (last?.seq ?? 0) || (continues && one.seq === last?.seq))
    if (!news.length) return
    const isMore = last !== undefined && news[0]!.seq === last.seq
    const whole = isMore ? [{ ...last, events: [...(last.events ?? []), ...(news[0]!.events ?? [])] }, ...news.slice(1)] : news
    this.happened = [...(isMore ? this.happened.slice(0, -1) : this.happened), ...whole].slice(-MOST_HAPPENED)
    const spoken = Math.max(0, ...this.talk.map((line) => line.seq))
    const lines = news.flatMap(({ what }) => (what.kind === 'line' && what.seq > spoken ? [what] : []))
    if (lines.length) this.talk = [...this.talk, ...lines].slice(-MOST_LINES)
    for (const listener of this.listeners) listener(news, fresh)
  }

  private answer(id: string, answer: Answer): void {
    this.waiting = this.queue.commands().length
    this.answers.get(id)?.(answer)
    this.answers.delete(id)
  }

  private tick(at: number): void {
    this.ahead = at - Date.now()
  }
}

let current: RemoteTable | null = null

/** The table of a code, connected; the one before it is left. */
export function tableAt(code: string, asSpectator = false): RemoteTable {
  if (current?.code !== code || current.asSpectator !== asSpectator) {
    current?.close()
    current = new RemoteTable(code, asSpectator)
    void current.open()
  }
  return current
}

/** The table from which this page came, still connected. */
export const tableBefore = (): RemoteTable | null => current

/** Leaves the current table. */
export function leaveTable(): void {
  current?.close()
  current = null
}
