import { beforeAll, describe, expect, test } from 'vitest'
import type { Game } from '../../src/games/game'
import type { SaboteurEvent } from '../../src/games/saboteur/protocol'
import type { Happened, SeatSeen } from '../../src/protocol'
import { logLines, resultAt, withSpeaker, withSpectators } from '../../src/table/log_lines'
import { speak } from '../../src/text/text.svelte'
import { gameAt } from '../games/table'

let game: Game
beforeAll(async () => {
  game = await gameAt('saboteur', { goals: [{ name: 'middle', x: 8, y: 0 }] })
})

function step(seq: number, ...events: SaboteurEvent[]): Happened {
  return { seq, at: seq * 1000, what: { kind: 'stepped', seat: 0 }, events }
}

describe('the log', () => {
  test('a lay names its card and can be shown on the board', () => {
    const told = logLines([step(5, { kind: 'laid', seat: 1, face: 'NES', x: 2, y: -1 }, { kind: 'drew', seat: 1 })], game)
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ id: 'event-laid', seat: 1, cells: [{ x: 2, y: -1 }], own: false, facts: { face: 'NES' } })
  })
  test('what the viewer knows better is said once', () => {
    const look: SaboteurEvent[] = [
      { kind: 'looked', seat: 0, goal: 'middle' },
      { kind: 'your_look', seat: 0, audience: 0, goal: 'middle', treasure: 'gold' },
    ]
    expect(logLines([step(1, ...look)], game).map(({ id, own }) => [id, own])).toEqual([['event-your-look', true]])
    expect(logLines([step(1, look[0]!)], game).map(({ id }) => id)).toEqual(['event-looked'])
    expect(logLines([step(1, look[0]!)], game)[0]!.cells).toEqual([{ x: 8, y: 0 }])
  })
  test('a line of chat is carried as it is', () => {
    const line = { kind: 'line', seq: 7, at: 1, seat: 2, text: 'hm' } as const
    expect(logLines([{ seq: 7, at: 1, what: line }], game)[0]).toMatchObject({ id: null, line, seat: 2 })
  })
  test('what spectators say is between what happened meanwhile', () => {
    const said = { kind: 'line', seq: -1, at: 1500, text: 'hm' } as const
    const seated = { kind: 'line', seq: 2, at: 2000, seat: 0, text: 'hello' } as const
    expect(withSpectators([step(1), step(2)], [said, seated]).map(({ seq }) => seq)).toEqual([1, -1, 2])
  })
  test('what happened at the table is shown, quiet things are not', () => {
    const told = logLines(
      [
        { seq: 1, at: 1, what: { kind: 'readied', seat: 0, ready: true } },
        { seq: 2, at: 2, what: { kind: 'bot_took_over', seat: 3, level: 'digger', why: 'away' } },
        { seq: 3, at: 3, what: { kind: 'paused' } },
      ],
      game,
    )
    expect(told.map(({ id, seat, facts }) => [id, seat, facts])).toEqual([
      ['happened-bot-took-over', 3, { why: 'away' }],
      ['happened-paused', null, {}],
    ])
  })
  test('a line names who acted at the time, also for who has taken the seat over since', async () => {
    await speak('en')
    const taken: Happened = { seq: 2, at: 2, what: { kind: 'taken_over', seat: 1, name: 'Mia', was: 'Topaz' } }
    const said: Happened = { seq: 1, at: 1, what: { kind: 'line', seq: 1, at: 1, seat: 1, name: 'Topaz', text: 'hm' } }
    const back: Happened = { seq: 4, at: 4, what: { kind: 'taken_over', seat: 0, name: 'Ann', was: 'Ann' } }
    const passed: SaboteurEvent = { kind: 'passed', seat: 1 }
    const lines = logLines([said, step(1, passed), taken, step(3, passed), back], game)
    const seats = ['Ann', 'Mia'].map((name, seat) => ({ seat, name })) as SeatSeen[]
    const told = (me: number | null) => lines.map((line) => withSpeaker(line, { seats, me }, game))
    expect(told(0)).toEqual(['Topaz: hm', 'Topaz discarded a card', 'Mia took over Topaz’s seat', 'Mia discarded a card', 'You are back'])
    expect(told(1)).toEqual(['Topaz: hm', 'Topaz discarded a card', 'You took over Topaz’s seat', 'You discarded a card', 'Ann is back'])
  })
  test('keys are unique, whatever comes together', () => {
    const told = logLines([step(1, { kind: 'broke', seat: 0, target: 1, tool: 'cart' }, { kind: 'round_ended', ending: 'miners' })], game)
    expect(new Set(told.map(({ key }) => key)).size).toBe(told.length)
  })
  test('the result of the game begins where somebody is counted or it is over', () => {
    const ended: SaboteurEvent = { kind: 'round_ended', ending: 'miners' }
    const told = logLines([step(1, ended, { kind: 'counted', seat: 0, count: 2 }, { kind: 'game_ended' })], game)
    expect(told.slice(0, resultAt(told)).map(({ id }) => id)).toEqual(['event-round-ended'])
    expect(resultAt(told.slice(0, 1))).toBe(1)
  })
})
