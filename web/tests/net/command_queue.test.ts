import { expect, test } from 'vitest'
import { CommandQueue, type QueueStorage } from '../../src/net/command_queue'
import type { AnyCommand } from '../../src/protocol'

function storageWith(text: string | null = null): QueueStorage & { text: string | null } {
  const storage = { text, read: () => storage.text, write: (written: string) => void (storage.text = written) }
  return storage
}

const play = (id: string): AnyCommand => ({ do: 'play', id, expect: 7, action: 'pass' })

test('a command waits until it is answered', () => {
  const queue = new CommandQueue(storageWith())
  queue.add(play('a'))
  queue.add(play('b'))
  expect(queue.settle('a')).toBe(true)
  expect(queue.commands()).toEqual([play('b')])
  expect(queue.settle('a')).toBe(false)
})

test('after a reload the same commands wait, with their ids and in their order', () => {
  const storage = storageWith()
  const before = new CommandQueue(storage)
  before.add(play('a'))
  before.add(play('b'))
  expect(new CommandQueue(storage).commands()).toEqual([play('a'), play('b')])
})

test('an answered command is not sent again after a reload', () => {
  const storage = storageWith()
  const before = new CommandQueue(storage)
  before.add(play('a'))
  before.settle('a')
  expect(new CommandQueue(storage).commands()).toEqual([])
})

test('what was wished ten minutes ago is not meant any more', () => {
  const storage = storageWith()
  new CommandQueue(storage, () => 0).add(play('a'))
  expect(new CommandQueue(storage, () => 9 * 60_000).commands()).toHaveLength(1)
  expect(new CommandQueue(storage, () => 11 * 60_000).commands()).toHaveLength(0)
})

test('a storage with rubbish on it is an empty one', () => {
  expect(new CommandQueue(storageWith('{"')).commands()).toEqual([])
  expect(new CommandQueue(storageWith('{"a":1}')).commands()).toEqual([])
  expect(new CommandQueue(storageWith('[null,{"at":1}]')).commands()).toEqual([])
})
