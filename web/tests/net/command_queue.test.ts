import { expect, test } from 'vitest'
import { CommandQueue, type Shelf } from '../../src/net/command_queue'
import type { AnyCommand } from '../../src/protocol'

function shelfWith(text: string | null = null): Shelf & { text: string | null } {
  const shelf = { text, read: () => shelf.text, write: (written: string) => void (shelf.text = written) }
  return shelf
}

const play = (id: string): AnyCommand => ({ do: 'play', id, expect: 7, action: 'pass' })

test('a command waits until it is answered', () => {
  const outbox = new CommandQueue(shelfWith())
  outbox.add(play('a'))
  outbox.add(play('b'))
  expect(outbox.settle('a')).toBe(true)
  expect(outbox.commands()).toEqual([play('b')])
  expect(outbox.settle('a')).toBe(false)
})

test('after a reload the same commands wait, with their ids and in their order', () => {
  const shelf = shelfWith()
  const before = new CommandQueue(shelf)
  before.add(play('a'))
  before.add(play('b'))
  expect(new CommandQueue(shelf).commands()).toEqual([play('a'), play('b')])
})

test('an answered command is not sent again after a reload', () => {
  const shelf = shelfWith()
  const before = new CommandQueue(shelf)
  before.add(play('a'))
  before.settle('a')
  expect(new CommandQueue(shelf).commands()).toEqual([])
})

test('what was wished ten minutes ago is not meant any more', () => {
  const shelf = shelfWith()
  new CommandQueue(shelf, () => 0).add(play('a'))
  expect(new CommandQueue(shelf, () => 9 * 60_000).commands()).toHaveLength(1)
  expect(new CommandQueue(shelf, () => 11 * 60_000).commands()).toHaveLength(0)
})

test('a shelf with rubbish on it is an empty one', () => {
  expect(new CommandQueue(shelfWith('{"')).commands()).toEqual([])
  expect(new CommandQueue(shelfWith('{"a":1}')).commands()).toEqual([])
  expect(new CommandQueue(shelfWith('[null,{"at":1}]')).commands()).toEqual([])
})
