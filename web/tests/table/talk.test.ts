import { expect, test } from 'vitest'
import type { SeatSeen } from '../../src/protocol'
import type { LogLine } from '../../src/table/log_lines'
import type { People } from '../../src/table/people'
import { phrasesNow } from '../../src/table/phrases'
import { unreadIn } from '../../src/table/unread'

test('phrases about play are offered while there is play', () => {
  const phrases = [
    { id: 'hello', args: [] },
    { id: 'hurry', args: [] },
    { id: 'suspect', args: ['seat'] },
    { id: 'i_am_a_miner', args: [] },
    { id: 'well_played', args: [] },
  ]
  expect(phrasesNow(phrases, false).map(({ id }) => id)).toEqual(['suspect', 'hello', 'hurry', 'i_am_a_miner', 'well_played'])
  expect(phrasesNow(phrases, true).map(({ id }) => id)).toEqual(['hello', 'well_played'])
})

test('what bots say is not unread', () => {
  const seats = ['person', 'person', 'bot'].map((sitter, seat) => ({ seat, sitter })) as SeatSeen[]
  const people: People = { seats, me: 0 }
  const said = (seat: number): LogLine => ({ seat, line: { seat } }) as unknown as LogLine
  const news = [said(0), said(1), said(2), { seat: 2, line: null } as LogLine]
  expect(unreadIn(news, people)).toBe(1)
})
