import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection, type Link } from '../../src/net/connection'
import { CommandQueue } from '../../src/net/command_queue'
import type { AnyCommand, ServerMessage } from '../../src/protocol'

class Wire {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event?: { code: number }) => void) | null = null
  sent: AnyCommand[] = []

  constructor(readonly url: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyCommand)
  }

  close(): void {
    this.onclose?.()
  }

  welcome(): void {
    this.onopen?.()
    this.say({ type: 'welcome', seq: 1 })
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const play: AnyCommand = { do: 'play', id: 'a', expect: 1, action: 'pass' }

function begin(shouldRetry = true, stored: { text: string } = { text: '[]' }) {
  const wires: Wire[] = []
  const links: Link[] = []
  const messages: ServerMessage[] = []
  const queue = new CommandQueue({ read: () => stored.text, write: (text) => void (stored.text = text) })
  const live = new Connection(
    {
      url: () => `ws://here/?since=${messages.length}`,
      message: (message) => messages.push(message),
      link: (link) => links.push(link),
      shouldRetry: () => Promise.resolve(shouldRetry),
    },
    queue,
    (url) => {
      wires.push(new Wire(url))
      return wires.at(-1) as unknown as WebSocket
    },
  )
  live.connect()
  return { live, wires, links, messages, stored }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a command is sent once the server has said welcome, not before', () => {
  const { live, wires } = begin()
  live.send(play)
  expect(wires[0]!.sent).toEqual([])
  wires[0]!.welcome()
  expect(wires[0]!.sent).toEqual([play])
})

test('a lost connection is made again, from where it was, and sends what was not answered', async () => {
  const { live, wires, links, messages } = begin()
  wires[0]!.welcome()
  live.send(play)
  wires[0]!.close()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(wires).toHaveLength(2)
  expect(wires[1]!.url).toBe(`ws://here/?since=${messages.length}`)
  wires[1]!.welcome()
  expect(wires[1]!.sent).toEqual([play])
  expect(links).toEqual(['open', 'lost', 'open'])
})

test('an answered command is not sent again', async () => {
  const { live, wires } = begin()
  wires[0]!.welcome()
  live.send(play)
  wires[0]!.say({ type: 'done', id: 'a', seq: 2 })
  wires[0]!.close()
  await vi.advanceTimersByTimeAsync(1_000)
  wires[1]!.welcome()
  expect(wires[1]!.sent).toEqual([])
})

test('a reload in mid-command sends it again under its first id', () => {
  const stored = { text: '[]' }
  const before = begin(true, stored)
  before.wires[0]!.welcome()
  before.live.send(play)
  const after = begin(true, stored)
  after.wires[0]!.welcome()
  expect(after.wires[0]!.sent).toEqual([play])
})

test('a question is asked once, and only while there is a connection', async () => {
  const { live, wires, stored } = begin()
  const why: AnyCommand = { do: 'why', id: 'b', expect: 1, action: 'pass' }
  live.ask(why)
  wires[0]!.welcome()
  expect(wires[0]!.sent).toEqual([])
  live.ask(why)
  expect(wires[0]!.sent).toEqual([why])
  wires[0]!.close()
  await vi.advanceTimersByTimeAsync(1_000)
  wires[1]!.welcome()
  expect(wires[1]!.sent).toEqual([])
  expect(stored.text).toBe('[]')
})

test('tries get rarer while the server is gone', async () => {
  const { wires } = begin()
  for (let second = 0; second < 60; second++) {
    wires.at(-1)!.onclose?.()
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(wires.length).toBeGreaterThan(8)
  expect(wires.length).toBeLessThan(22)
})

test('a refused connection without hope is the end', async () => {
  const { wires, links } = begin(false)
  wires[0]!.onclose?.()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(wires).toHaveLength(1)
  expect(links).toEqual(['ended'])
})

test('a server that says it stops is restarting, not lost', async () => {
  const { wires, links } = begin()
  wires[0]!.welcome()
  wires[0]!.say({ type: 'bye', why: { code: 'stopping', text: '' } })
  wires[0]!.close()
  await vi.advanceTimersByTimeAsync(0)
  expect(links).toEqual(['open', 'restarting'])
  await vi.advanceTimersByTimeAsync(1_000)
  wires[1]!.onclose?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(links).toEqual(['open', 'restarting', 'restarting'])
  await vi.advanceTimersByTimeAsync(70_000)
  wires.at(-1)!.onclose?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(links.at(-1)).toBe('lost')
})

test('a connection that the server closed because it stops is restarting, too', async () => {
  const { wires, links } = begin()
  wires[0]!.welcome()
  wires[0]!.onclose?.({ code: 1012 })
  await vi.advanceTimersByTimeAsync(0)
  expect(links).toEqual(['open', 'restarting'])
})

test('a connection on which nothing is heard for long is given up and made again', async () => {
  const { wires, links } = begin()
  wires[0]!.welcome()
  await vi.advanceTimersByTimeAsync(30_000)
  wires[0]!.say({ type: 'ping', at: 1 })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(wires).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(wires).toHaveLength(2)
  expect(links).toEqual(['open', 'lost'])
})

test('somebody who looks at the page again need not wait for the next try', async () => {
  const { live, wires } = begin()
  wires[0]!.welcome()
  wires[0]!.close()
  await vi.advanceTimersByTimeAsync(0)
  live.hurry()
  expect(wires).toHaveLength(2)
  live.hurry()
  expect(wires).toHaveLength(2)
})

test('a closed table stays closed', async () => {
  const { live, wires } = begin()
  wires[0]!.welcome()
  live.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(wires).toHaveLength(1)
})
