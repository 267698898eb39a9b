// Which seats a spectator may take.
import { expect, test } from 'vitest'
import type { SeatSeen, TableSeen, You } from '../../src/protocol'
import { mayAsk, seatsToOffer, vacantSeats } from '../../src/table/people'

const seat = (seat: number, sitter: 'person' | 'bot', offered = false) => ({ seat, sitter, offered }) as SeatSeen
const SEATS = [seat(0, 'person'), seat(1, 'bot'), seat(2, 'bot', true)]

function tableFor({ latecomers = true, status = 'playing', ...you }: Partial<You> & { latecomers?: boolean; status?: string } = {}) {
  const info = { status, seats: SEATS, settings: { latecomers } } as TableSeen
  return { info, you: { seat: null, seats: [], host: false, muted: [], ...you } }
}

const vacant = (who?: Parameters<typeof tableFor>[0]) => vacantSeats(tableFor(who))

test('who comes late may take the seats of bots, or those alone that the host has offered', () => {
  expect(vacant()).toEqual([1, 2])
  expect(vacant({ latecomers: false })).toEqual([2])
})

test('nobody takes a seat who has one, or before and after the game', () => {
  expect(vacant({ seats: [0] })).toEqual([])
  expect(vacant({ status: 'finished' })).toEqual([])
})

test('who was removed may take none, and who has seen a hand may only take its seat again', () => {
  expect(vacant({ removed: true })).toEqual([])
  expect(vacant({ hands: [1] })).toEqual([1])
  expect(vacant({ latecomers: false, hands: [1] })).toEqual([1])
  expect(vacant({ hands: [0] })).toEqual([])
})

test('who watches may ask for the seat of any bot, unless they were removed or have seen another hand', () => {
  expect(seatsToOffer(tableFor({ latecomers: false }))).toEqual([1, 2])
  expect(seatsToOffer(tableFor({ latecomers: false, removed: true }))).toEqual([])
  expect(seatsToOffer(tableFor({ latecomers: false, hands: [2] }))).toEqual([2])
  expect([{}, { removed: true }, { hands: [2] }, { host: true }].map((who) => mayAsk(tableFor(who)))).toEqual([true, false, false, false])
})
