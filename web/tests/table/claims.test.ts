// What players have said is pinned to what they spoke about: the last word of each, until the next round.
import { expect, test } from 'vitest'
import type { Happened } from '../../src/protocol'
import { claimsOf } from '../../src/table/claims'

const said = (seq: number, seat: number, phrase: string, arg: string | number): Happened => ({
  seq,
  at: 0,
  what: { kind: 'line', seq, at: 0, seat, phrase, args: [arg] },
})
const dealt: Happened = { seq: 9, at: 0, what: { kind: 'started' }, events: [{ kind: 'round_began' }] }

test('the last word of each player counts', () => {
  const claims = claimsOf([
    said(1, 0, 'goal_is_gold', 'top'),
    said(2, 1, 'goal_is_gold', 'top'),
    said(3, 0, 'goal_is_stone', 'top'),
    said(4, 2, 'suspect', 1),
    said(5, 2, 'hello', 1),
  ])
  expect(claims.get('top')).toEqual([
    { seat: 1, phrase: 'goal_is_gold' },
    { seat: 0, phrase: 'goal_is_stone' },
  ])
  expect(claims.get('seat 1')).toEqual([{ seat: 2, phrase: 'suspect' }])
  expect(claims.size).toBe(2)
})
test('a new round forgets them', () => {
  expect(claimsOf([said(1, 0, 'goal_is_gold', 'top'), dealt]).size).toBe(0)
})
