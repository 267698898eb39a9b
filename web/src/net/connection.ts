// The connection to one table: a WebSocket that reconnects by itself, goes on where it was, and sends what is in the
// queue until each command is answered. It does not know what the messages mean.
import type { AnyCommand, ServerMessage } from '../protocol'
import { waitBefore } from './backoff'
import type { CommandQueue } from './command_queue'

/** The state of the connection: `restarting` when the server said that it stops, `ended` when it will not try again. */
export type Link = 'connecting' | 'open' | 'lost' | 'restarting' | 'ended'

const SILENCE = 50_000 // milliseconds without a sign of life, which comes every 20 s
const SERVICE_RESTART = 1012 // the close code of a server that stops
const RESTART = 60_000 // milliseconds that a server may take; then it is lost like any other

export interface ConnectionHandlers {
  /** The address to connect to, with the number to go on from. */
  url(): string
  message(message: ServerMessage): void
  link(link: Link, next: number | null): void
  /** Called when a connection was refused: whether to try again. */
  shouldRetry(): Promise<boolean>
}

export class Connection {
  private socket: WebSocket | null = null
  private attempt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private welcomed = false
  private over = false
  private stopsAt = 0 // when the server said that it stops, by this browser's clock

  constructor(
    private readonly handlers: ConnectionHandlers,
    private readonly queue: CommandQueue,
    private readonly makeSocket: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  connect(): void {
    if (this.over || this.socket) return
    clearTimeout(this.timer)
    this.welcomed = false
    const socket = this.makeSocket(this.handlers.url())
    this.socket = socket
    let opened = false
    socket.onopen = () => {
      opened = true
      this.heard()
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.take(JSON.parse(event.data) as ServerMessage)
    }
    socket.onclose = (event?: CloseEvent) => {
      if (event?.code === SERVICE_RESTART) this.stopsAt = Date.now()
      if (socket === this.socket) void this.dropped(opened)
    }
    this.heard()
  }

  /** Sends a command now or as soon as there is a connection, until it is answered. */
  send(command: AnyCommand): void {
    this.queue.add(command)
    if (this.welcomed) this.socket?.send(JSON.stringify(command))
  }

  /** Sends a question if there is a connection; a later answer would be of no use. */
  ask(command: AnyCommand): void {
    if (this.welcomed) this.socket?.send(JSON.stringify(command))
  }

  /** Connects immediately instead of waiting, since somebody is looking or the network is back. */
  hurry(): void {
    if (!this.socket && !this.over) this.connect()
  }

  /** Connects again, since the address has changed. */
  again(): void {
    this.drop()
    this.connect()
  }

  close(): void {
    this.over = true
    clearTimeout(this.timer)
    this.drop()
  }

  private drop(): void {
    clearTimeout(this.silence)
    const socket = this.socket
    this.socket = null
    socket?.close()
  }

  private take(message: ServerMessage): void {
    this.heard()
    if (message.type === 'bye' && message.why.code === 'stopping') this.stopsAt = Date.now()
    if ((message.type === 'done' || message.type === 'refused') && message.id != null) this.queue.settle(message.id)
    this.handlers.message(message)
    if ((message.type === 'welcome' || message.type === 'door') && !this.welcomed) {
      this.welcomed = true
      this.attempt = 0
      this.stopsAt = 0
      this.handlers.link('open', null)
      for (const command of this.queue.commands()) this.socket?.send(JSON.stringify(command))
    }
  }

  private heard(): void {
    clearTimeout(this.silence)
    this.silence = setTimeout(() => {
      const opened = this.welcomed
      this.drop()
      void this.dropped(opened)
    }, SILENCE)
  }

  private async dropped(opened: boolean): Promise<void> {
    clearTimeout(this.silence)
    this.socket = null
    this.welcomed = false
    const stopping = Date.now() - this.stopsAt < RESTART
    if (!opened && !(await this.handlers.shouldRetry())) {
      this.over = true
      this.handlers.link('ended', null)
      return
    }
    if (this.over || this.socket) return
    const wait = waitBefore(this.attempt++)
    this.handlers.link(stopping ? 'restarting' : 'lost', Date.now() + wait)
    this.timer = setTimeout(() => this.connect(), wait)
  }
}
