// Together in one room: what everybody should notice, and whose turn it is behind the curtain.
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Game } from '../../src/games/game'
import type { GameEvent, Happened, Prompt, SeatSeen, TableSeen, You } from '../../src/protocol'
import { HURRY, timeToRead } from '../../src/room/news'
import { heldByBots, isOpen, learntBy, nextSeat } from '../../src/room/pass_and_play'
import { Headlines, TURNING } from '../../src/table/headlines.svelte'
import { logLines, type LogLine } from '../../src/table/log_lines'
import { gameAt } from '../games/table'

let MINE: Game
let FOREST: Game
beforeAll(async () => {
  MINE = await gameAt('saboteur', { goals: [{ name: 'top', x: 8, y: -2 }] })
  FOREST = await gameAt('lost-mines', { mines: [{ x: 1, y: 1 }], treasures: [] })
})

function step(seat: number, ...events: object[]): Happened {
  return { seq: 1, at: 0, what: { kind: 'stepped', seat }, events: events as GameEvent[] } as Happened
}

const person = (seat: number, bot: string | null = null): SeatSeen => ({
  seat,
  sitter: 'person',
  name: `${seat}`,
  bot,
  ready: true,
  muted: false,
})

function at(turn: number | null, mine: Partial<You>, seats: SeatSeen[] = [0, 1, 2].map((seat) => person(seat)), status = 'playing') {
  return {
    you: { seat: null, seats: [0, 1], host: true, muted: [], ...mine } as You,
    prompt: turn === null ? null : ({ what: 'lay_or_play', seat: turn, since: 0 } as Prompt),
    info: { status, seats } as unknown as TableSeen,
  }
}

describe('news', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', { documentElement: { dataset: {} } })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const say = ({ id, facts }: LogLine) => `${id} ${facts.treasure ?? ''}`.trim()
  const laid = { kind: 'laid', seat: 0, face: 'NES', x: 7, y: -2 }
  const revealed = (treasure: string) => ({ kind: 'revealed', goal: 'top', treasure })

  function told(lines: readonly LogLine[]): Headlines {
    const headlines = new Headlines(2_000)
    headlines.tell(lines, say)
    return headlines
  }

  test('a goal that is turned up is for the whole room, a laid card is not', () => {
    const quiet = told(logLines([step(0, laid)], MINE))
    vi.advanceTimersByTime(TURNING)
    expect(quiet.shown).toBeNull()
    const loud = told(logLines([step(0, laid, revealed('stone'))], MINE))
    vi.advanceTimersByTime(TURNING)
    expect(loud.shown?.texts).toEqual(['event-revealed stone'])
  })
  test('neither the news nor the log is ahead of the card that is turned over', () => {
    const lines = logLines([step(0, laid, revealed('gold'))], MINE)
    const headlines = told(lines)
    vi.advanceTimersByTime(TURNING - 1)
    expect(headlines.shown).toBeNull()
    expect(headlines.told(lines)).toEqual(lines.slice(0, 1))
    vi.advanceTimersByTime(1)
    expect(headlines.shown).not.toBeNull()
    expect(headlines.told(lines)).toEqual(lines)
    vi.advanceTimersByTime(2_000)
    expect(headlines.shown).toBeNull()
  })
  test('of two goals that are turned over together, each is told in its turn', () => {
    const headlines = told(logLines([step(0, revealed('stone'), revealed('gold'))], MINE))
    vi.advanceTimersByTime(TURNING)
    expect(headlines.shown?.texts).toEqual(['event-revealed stone'])
    vi.advanceTimersByTime(1_000)
    expect(headlines.shown?.texts).toEqual(['event-revealed gold'])
  })
  test('the end of a round needs no news: the goal that ended it has some', () => {
    const headlines = told(logLines([step(0, { kind: 'round_ended', ending: 'saboteurs' })], MINE))
    vi.advanceTimersByTime(TURNING)
    expect(headlines.shown).toBeNull()
  })
  test('in the forest storms, the dragon and votes are big', () => {
    for (const kind of ['storm', 'dragon', 'vote_called']) {
      const headlines = told(logLines([step(0, { kind, seat: 0, x: 1, y: 1 })], FOREST))
      vi.advanceTimersByTime(0)
      expect(headlines.shown?.kind).toBe(`mines-event-${kind.replace('_', '-')}`)
    }
  })
  test('more players and a longer scoring take longer to read, and haste leaves time to see the roles', () => {
    expect(timeToRead(10, 0)).toBeGreaterThan(timeToRead(3, 0))
    expect(timeToRead(3, 6)).toBeGreaterThan(timeToRead(3, 0) + 6_000)
    expect(timeToRead(3, 0) - HURRY).toBeGreaterThan(4_000)
  })
})

describe('passing a device around', () => {
  test('the curtain waits for a seat of this device alone', () => {
    expect(nextSeat(at(1, {}))).toBe(1)
    expect(nextSeat(at(2, {}))).toBeNull()
    expect(nextSeat(at(null, {}))).toBeNull()
    expect(nextSeat({ you: null, prompt: null, info: null })).toBeNull()
  })
  test('nobody is called while the game is paused, or where a bot plays the seat', () => {
    expect(nextSeat(at(1, {}, undefined, 'paused'))).toBeNull()
    const seats = [person(0), person(1, 'digger'), person(2)]
    expect(nextSeat(at(1, {}, seats))).toBeNull()
    expect(heldByBots(at(1, {}, seats))).toEqual([1])
    expect(heldByBots(at(1, {}))).toEqual([])
  })
  test('a hand is open only while its own seat is to act', () => {
    expect(isOpen(at(1, { seat: 1 }))).toBe(true)
    expect(isOpen(at(0, { seat: 1 }))).toBe(false)
    expect(isOpen(at(1, { seat: null }))).toBe(false)
    expect(isOpen(at(1, { seat: 1 }, undefined, 'paused'))).toBe(false)
    expect(isOpen(at(1, { seat: 1 }, undefined, 'finished'))).toBe(false)
  })
  test('what a turn showed its player alone is read before the curtain falls; a drawn card is not waited for', () => {
    const look = step(
      0,
      { kind: 'looked', seat: 0 },
      { kind: 'your_look', seat: 0, audience: 0 },
      { kind: 'your_card', seat: 0, audience: 0 },
    )
    expect(learntBy(0, [look, step(1, { kind: 'laid', seat: 1 })], MINE.learningEvents)?.events).toEqual([
      { kind: 'your_look', seat: 0, audience: 0 },
    ])
    expect(learntBy(1, [look], MINE.learningEvents)).toBeNull()
    expect(learntBy(0, [look, step(0, { kind: 'laid', seat: 0 })], MINE.learningEvents)).toBeNull() // it is long known
    expect(learntBy(0, [step(0, { kind: 'your_card', seat: 0, audience: 0 })], MINE.learningEvents)).toBeNull()
    expect(learntBy(0, [], MINE.learningEvents)).toBeNull()
  })
})
