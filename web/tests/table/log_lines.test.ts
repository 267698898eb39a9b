import { describe, expect, test } from 'vitest'
import type { SaboteurEvent, Happened } from '../../src/protocol'
import { endedRounds } from '../../src/table/rounds'
import { tell } from '../../src/table/log_lines'

const PLACES = { game: 'saboteur', goals: { top: { x: 8, y: -2 }, middle: { x: 8, y: 0 }, bottom: { x: 8, y: 2 } }, mines: [], treasures: [] }

function step(seq: number, ...events: SaboteurEvent[]): Happened {
  return { seq, at: seq * 1000, what: { kind: 'stepped', seat: 0 }, events }
}

describe('telling', () => {
  test('a lay names its card and can be shown on the board', () => {
    const told = tell([step(5, { kind: 'laid', seat: 1, face: 'NES', x: 2, y: -1 }, { kind: 'drew', seat: 1 })], PLACES)
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ id: 'event-laid', seat: 1, cells: [{ x: 2, y: -1 }], own: false, facts: { face: 'NES' } })
  })
  test('what the viewer knows better is said once', () => {
    const look: SaboteurEvent[] = [
      { kind: 'looked', seat: 0, goal: 'middle' },
      { kind: 'your_look', seat: 0, audience: 0, goal: 'middle', treasure: 'gold' },
    ]
    expect(tell([step(1, ...look)], PLACES).map(({ id, own }) => [id, own])).toEqual([['event-your-look', true]])
    expect(tell([step(1, look[0]!)], PLACES).map(({ id }) => id)).toEqual(['event-looked'])
    expect(tell([step(1, look[0]!)], PLACES)[0]!.cells).toEqual([PLACES.goals.middle])
  })
  test('a line of chat is carried as it is', () => {
    const line = { kind: 'line', seq: 7, at: 1, seat: 2, text: 'hm' } as const
    expect(tell([{ seq: 7, at: 1, what: line }], PLACES)[0]).toMatchObject({ id: null, line, seat: 2 })
  })
  test('what happened at the table is told, quiet things are not', () => {
    const told = tell(
      [
        { seq: 1, at: 1, what: { kind: 'readied', seat: 0, ready: true } },
        { seq: 2, at: 2, what: { kind: 'bot_took_over', seat: 3, level: 'digger', why: 'away' } },
        { seq: 3, at: 3, what: { kind: 'paused' } },
      ],
      PLACES,
    )
    expect(told.map(({ id, seat, facts }) => [id, seat, facts])).toEqual([
      ['happened-bot-took-over', 3, { why: 'away' }],
      ['happened-paused', null, {}],
    ])
  })
  test('keys are unique, whatever comes together', () => {
    const told = tell([step(1, { kind: 'broke', seat: 0, target: 1, tool: 'cart' }, { kind: 'round_ended', ending: 'miners' })], PLACES)
    expect(new Set(told.map(({ key }) => key)).size).toBe(told.length)
  })
})

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
    const [found] = endedRounds([step(1, { kind: 'round_began', round: 1 }), step(9, ...end)])
    expect(found).toMatchObject({ round: 1, ending: 'saboteurs', leftover: 'miner' })
    expect([...found!.roles]).toEqual([[0, 'miner'], [1, 'saboteur']])
    expect([...found!.paid]).toEqual([[1, 4]])
  })
  test('goes on while nuggets are picked', () => {
    const [found] = endedRounds([
      step(1, { kind: 'round_began', round: 2 }),
      step(2, { kind: 'round_ended', ending: 'miners' }, { kind: 'pool_drawn', count: 3 }),
      step(3, { kind: 'picked', seat: 2 }),
    ])
    expect(found).toMatchObject({ round: 2, pool: 3, picked: [2] })
  })
  test('counts back where the first beginning is lost', () => {
    const found = endedRounds([step(7, ...end), step(8, { kind: 'round_began', round: 3 }), step(9, ...end)])
    expect(found.map(({ round }) => round)).toEqual([2, 3])
  })
  test('is numbered by the round that follows, or by the one that the view shows', () => {
    expect(endedRounds([step(7, ...end), step(8, { kind: 'round_began', round: 3 })]).map(({ round }) => round)).toEqual([2])
    expect(endedRounds([step(7, ...end)], 3).map(({ round }) => round)).toEqual([3])
    expect(endedRounds([step(7, ...end), step(8, ...end)], 3).map(({ round }) => round)).toEqual([2, 3])
  })
})
