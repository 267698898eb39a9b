// A table, fed through a wire that the test holds in its hand.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RemoteTable } from '../../src/net/remote_table.svelte'
import {
  PROTOCOL,
  type AnyCommand,
  type GameView,
  type Happened,
  type Line,
  type Presence,
  type TableSeen,
  type Welcome,
  type You,
} from '../../src/protocol'

class Wire {
  static last: Wire
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  sent: AnyCommand[] = []

  constructor(readonly url: string) {
    Wire.last = this
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyCommand)
  }

  close(): void {}

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const YOU: You = { seat: 0, seats: [0], host: true, muted: [] }
const PRESENCE: Presence = {
  type: 'presence',
  here: [true],
  away_until: [null],
  watching: 0,
  waiting: false,
  reading: [false],
  reading_until: null,
}
const seen = (title: string): TableSeen => ({ code: 'ABCDEF', title }) as TableSeen
const happened = (seq: number): Happened => ({ seq, at: 0, what: { kind: 'readied', seat: 0, ready: true } })
const line = (seq: number, text: string): Line => ({ kind: 'line', seq, at: 0, seat: 0, name: 'Ola', text })

function welcome(seq: number, more: Partial<Welcome> = {}): Welcome {
  const plain = { you: YOU, table: seen('before'), view: null, prompt: null, talk: [], happened: [], presence: PRESENCE }
  return { type: 'welcome', seq, at: Date.now() + 5_000, protocol: PROTOCOL, ...plain, ...more }
}

async function sitAt(): Promise<{ table: RemoteTable; wire: Wire }> {
  const table = new RemoteTable('ABCDEF')
  await table.open()
  Wire.last.onopen?.()
  return { table, wire: Wire.last }
}

beforeEach(() => {
  const shelf = new Map<string, string>()
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('location', { protocol: 'http:', host: 'pyrite.lan' })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'visible' })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"seats":[]}')))
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, value: string) => void shelf.set(name, value),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the first connection asks for everything, a later one for what came after the last number', async () => {
  const { wire } = await sitAt()
  expect(wire.url).toBe('ws://pyrite.lan/api/tables/ABCDEF/ws?since=0&changes=1')
  wire.say(welcome(7))
  wire.say({ type: 'update', seq: 9, at: 1 })
  wire.onclose?.()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(Wire.last.url).toContain('since=9')
})

test('an update changes what it names and leaves the rest', async () => {
  const { table, wire } = await sitAt()
  wire.say(welcome(1))
  wire.say({ type: 'update', seq: 2, at: 1, table: seen('after') })
  expect(table.info?.title).toBe('after')
  expect(table.you).toEqual(YOU)
  expect(table.seq).toBe(2)
})

test('a sign of life says when the game waits for the server to save again', async () => {
  const { table, wire } = await sitAt()
  wire.say(welcome(1))
  wire.say({ type: 'ping', at: 1, announcement: '', waits: true })
  expect(table.isWaiting).toBe(true)
  wire.say({ type: 'ping', at: 2 })
  expect(table.isWaiting).toBe(false)
})

test('what the server has lost is forgotten, and what came in its place is told', async () => {
  const { table, wire } = await sitAt()
  const told: number[] = []
  table.listen((news) => told.push(...news.map((one) => one.seq)))
  wire.say(welcome(3, { happened: [1, 2, 3].map(happened) }))
  wire.say(welcome(2))
  expect(table.happened.map((one) => one.seq)).toEqual([1, 2])
  const others = [2, 3].map((seq) => ({ ...happened(seq), at: 9 }))
  wire.say(welcome(3, { happened: others }))
  expect(table.happened).toEqual([happened(1), ...others])
  expect(told).toEqual([1, 2, 3, 2, 3])
})

test('history is marked as such, what happens now is new, and nothing comes twice', async () => {
  const { table, wire } = await sitAt()
  const told: [number[], boolean][] = []
  table.listen((news, fresh) => told.push([news.map(({ seq }) => seq), fresh]))
  wire.say(welcome(2, { happened: [happened(1), happened(2)] }))
  wire.say({ type: 'update', seq: 3, at: 1, happened: [happened(3)] })
  wire.onclose?.()
  await vi.advanceTimersByTimeAsync(1_000)
  Wire.last.onopen?.()
  Wire.last.say(welcome(4, { happened: [happened(3), happened(4)] }))
  expect(told).toEqual([
    [[1, 2], false],
    [[3], true],
    [[4], false],
  ])
})

test('lines of chat are kept in order and once each', async () => {
  const { table, wire } = await sitAt()
  wire.say(welcome(2, { talk: [line(2, 'hello')], happened: [{ seq: 2, at: 0, what: line(2, 'hello') }] }))
  wire.say({ type: 'update', seq: 3, at: 1, happened: [{ seq: 3, at: 0, what: line(3, 'you too') }] })
  expect(table.talk.map(({ text }) => text)).toEqual(['hello', 'you too'])
})

test('a command carries an id of its own and the number it was made against, and gets its answer', async () => {
  const { table, wire } = await sitAt()
  wire.say(welcome(4))
  const first = table.send({ do: 'ready', ready: true })
  const second = table.send({ do: 'pause' })
  expect(table.waiting).toBe(2)
  const [ready, pause] = wire.sent
  expect(ready).toMatchObject({ do: 'ready', expect: 4 })
  expect(ready!.id).not.toBe(pause!.id)
  wire.say({ type: 'refused', id: pause!.id, seq: 4, why: { code: 'not_begun', text: '' } })
  wire.say({ type: 'done', id: ready!.id, seq: 5 })
  expect(await first).toEqual({ ok: true, seat: null, link: null, code: null })
  expect(await second).toEqual({ ok: false, why: { code: 'not_begun', text: '' } })
  expect(table.waiting).toBe(0)
})

test('a refusal brings the present state of the table', async () => {
  const { table, wire } = await sitAt()
  wire.say(welcome(4))
  wire.say({
    type: 'refused',
    id: 'x',
    seq: 6,
    why: { code: 'stale', text: '' },
    now: { you: YOU, table: seen('newer'), view: null, prompt: null },
  })
  expect(table.info?.title).toBe('newer')
  expect(table.refusal?.code).toBe('stale')
})

test('who holds several seats says which one acts', async () => {
  const { table, wire } = await sitAt()
  wire.say(welcome(4, { you: { ...YOU, seat: 2, seats: [0, 2] } }))
  void table.send({ do: 'ready' })
  expect(wire.sent[0]).toMatchObject({ seat: 2 })
  table.lookThrough(0)
  expect(Wire.last.url).toContain('&seat=0')
})

test('times follow the clock of the server', async () => {
  const { table, wire } = await sitAt()
  wire.say(welcome(1))
  expect(table.now() - Date.now()).toBe(5_000)
})

test('a closed door shows the table that is behind it, and nothing else', async () => {
  const { table, wire } = await sitAt()
  wire.say({ type: 'door', seq: 3, table: { code: 'ABCDEF', free: [1] } })
  expect(table.door?.table.free).toEqual([1])
  expect(table.info).toBeNull()
  wire.say(welcome(4))
  expect(table.door).toBeNull()
})

test('a device that holds several seats shows no hand before somebody asks for theirs', async () => {
  const { table, wire } = await sitAt()
  const hand = { seat: 0, hand: ['NES'] } as unknown as Welcome['view']
  wire.say(welcome(3, { you: { ...YOU, seats: [0, 1] }, view: hand }))
  expect(table.view).toBeNull()
  await Promise.resolve()
  expect(Wire.last).not.toBe(wire)
  expect(Wire.last.url).toContain('seat=none')
  Wire.last.onopen?.()
  Wire.last.say(welcome(3, { you: { ...YOU, seat: null, seats: [0, 1] } }))
  expect(table.you?.seat).toBeNull()
  table.lookThrough(1)
  expect(Wire.last.url).toContain('seat=1')
})

test('looking through another seat leaves nothing of the one before', async () => {
  const { table, wire } = await sitAt()
  wire.say(welcome(3, { view: { hand: ['NES'] } as unknown as Welcome['view'], happened: [happened(3)], talk: [line(2, 'hm')] }))
  table.lookThrough('none')
  expect([table.view, table.prompt, table.you?.seat, table.happened, table.talk]).toEqual([null, null, null, [], []])
})

test('the changes of a view are added to the last one that came', async () => {
  const { table, wire } = await sitAt()
  expect(wire.url).toContain('changes=1')
  const view = { game: 'saboteur', round: 1, turn: 0 } as unknown as GameView
  wire.say(welcome(1, { view }))
  wire.say({ type: 'update', seq: 2, at: 0, happened: [happened(2)], changes: { turn: 1 } })
  wire.say({ type: 'update', seq: 3, at: 0, happened: [happened(3)], changes: { round: 2 } })
  expect(table.view).toEqual({ game: 'saboteur', round: 2, turn: 1 })
  wire.say({ type: 'update', seq: 4, at: 0, happened: [happened(4)], view })
  expect(table.view).toEqual(view)
})

test('a round that ends is shown by its events, until the next one may be seen', async () => {
  const { table, wire } = await sitAt()
  const [first, last, second] = [1, 1.5, 2].map((round) => ({ game: 'lost-mines', round }) as unknown as GameView)
  wire.say(welcome(3, { view: first! }))
  let isLookedAt = true
  const boardAfter = vi.fn(() => last!)
  table.unfolding.pace = { pause: () => 0, isLookedAt: () => isLookedAt, boardAfter }
  const events = ['took', 'round_ended', 'round_began'].map((kind) => ({ kind }))
  wire.say({ type: 'update', seq: 4, at: 1, view: second, happened: [{ ...happened(4), events }] })
  expect(table.view).toEqual(last)
  expect(boardAfter.mock.calls[0]).toEqual([[{ kind: 'took' }]])
  isLookedAt = false
  table.unfolding.goOn()
  expect(table.view).toEqual(second)
})

test('who was removed and sits down again is told no more that they were removed', async () => {
  const { table, wire } = await sitAt()
  wire.say(welcome(1))
  wire.say(welcome(2, { you: { ...YOU, seat: null, seats: [] }, happened: [happenedTo(YOU.seats[0]!)] }))
  expect(table.lost).toBe('freed')
  wire.say(welcome(3))
  expect(table.lost).toBeNull()
})

test('who comes to the door is told how their seat was lost, and only once', async () => {
  const { table, wire } = await sitAt()
  wire.say(welcome(1))
  const door = { type: 'door', seq: 2, table: {}, protocol: PROTOCOL }
  wire.say({ ...door, happened: [happenedTo(YOU.seats[0]!, 'moved')] })
  expect(table.lost).toBe('moved')
  table.lost = null
  wire.say({ ...door, seq: 3 })
  expect(table.lost).toBeNull()
})

function happenedTo(seat: number, kind = 'removed'): Happened {
  return { seq: 2, at: 2, what: { kind, seat, bot: null } } as unknown as Happened
}

test('who was removed from the game is told so after a reload too, until they have read it', async () => {
  const { table, wire } = await sitAt()
  const you: You = { seat: null, seats: [], host: false, muted: [], removed: true }
  wire.say(welcome(4, { you }))
  expect(table.lost).toBe('removed')
  table.lost = null
  wire.say(welcome(5, { you }))
  expect(table.lost).toBeNull()
})
