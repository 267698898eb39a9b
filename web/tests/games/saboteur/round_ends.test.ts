import { describe, expect, test } from 'vitest'
import type { SaboteurEvent } from '../../../src/games/saboteur/protocol'
import { reader, reveal, wonBy } from '../../../src/games/saboteur/round_ends'
import type { Happened } from '../../../src/protocol'
import { endedRounds } from '../../../src/table/rounds'
import { sharesOf } from '../../../src/table/scoring'

function step(seq: number, ...events: SaboteurEvent[]): Happened {
  return { seq, at: seq * 1000, what: { kind: 'stepped', seat: 0 }, events }
}

describe('the end of a round', () => {
  const end: SaboteurEvent[] = [
    { kind: 'round_ended', ending: 'saboteurs' },
    { kind: 'role_shown', seat: 0, role: 'miner' },
    { kind: 'role_shown', seat: 1, role: 'saboteur' },
    { kind: 'leftover_shown', role: 'miner' },
    { kind: 'paid', seat: 1, value: 3 },
    { kind: 'paid', seat: 1, value: 1 },
  ]
  test('gathers roles, the leftover and what was paid', () => {
    const [found] = endedRounds([step(1, { kind: 'round_began', round: 1 }), step(9, ...end)], reader)
    expect(found).toMatchObject({ round: 1, ending: 'saboteurs', leftover: 'miner' })
    expect([...found!.roles]).toEqual([
      [0, 'miner'],
      [1, 'saboteur'],
    ])
    expect([...found!.paid]).toEqual([[1, 4]])
  })
  test('shows the viewer what they picked, and of others only that they did', () => {
    const [found] = endedRounds(
      [
        step(1, { kind: 'round_began', round: 1 }),
        step(2, { kind: 'round_ended', ending: 'miners' }),
        step(3, { kind: 'picked', seat: 0 }, { kind: 'your_pick', seat: 0, value: 2 } as SaboteurEvent),
        step(4, { kind: 'picked', seat: 1 }),
      ],
      reader,
    )
    const { gains } = reveal(found!, { seats: [], me: 0 })
    expect(gains(0).map(({ picture, text }) => [picture, text])).toEqual([['nugget', '+2 ◐']])
    expect(gains(1).map(({ picture, text }) => [picture, text])).toEqual([['face-nugget-back', '']])
    expect(wonBy(found!, 0)).toBe(2)
  })
  test('gives each player what they got, one thing after the other: what was kept or paid, then cards as they were picked', () => {
    const [found] = endedRounds(
      [
        step(1, { kind: 'round_began', round: 1 }),
        step(2, { kind: 'round_ended', ending: 'miners' }, { kind: 'kept', seat: 2, value: 2 }),
        step(3, { kind: 'picked', seat: 1 }),
        step(4, { kind: 'picked', seat: 0 }),
        step(5, { kind: 'picked', seat: 1 }),
      ],
      reader,
    )
    expect(sharesOf(reveal(found!, { seats: [], me: 0 }), [0, 1, 2])).toEqual([2, 1, 0, 1])
    expect(wonBy(found!, 2)).toBe(2)
  })
  test('continues while nuggets are picked', () => {
    const [found] = endedRounds(
      [
        step(1, { kind: 'round_began', round: 2 }),
        step(2, { kind: 'round_ended', ending: 'miners' }, { kind: 'pool_drawn', count: 3 }),
        step(3, { kind: 'picked', seat: 2 }),
      ],
      reader,
    )
    expect(found).toMatchObject({ round: 2, picked: [2] })
  })
  test('counts back where the first beginning is lost', () => {
    const found = endedRounds([step(7, ...end), step(8, { kind: 'round_began', round: 3 }), step(9, ...end)], reader)
    expect(found.map(({ round }) => round)).toEqual([2, 3])
  })
  test('is numbered by the round that follows, or by the one that the view shows', () => {
    expect(endedRounds([step(7, ...end), step(8, { kind: 'round_began', round: 3 })], reader).map(({ round }) => round)).toEqual([2])
    expect(endedRounds([step(7, ...end)], reader, 3).map(({ round }) => round)).toEqual([3])
    expect(endedRounds([step(7, ...end), step(8, ...end)], reader, 3).map(({ round }) => round)).toEqual([2, 3])
  })
})
