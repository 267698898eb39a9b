// Games that were played: where in them somebody is, what was told, and the chart of suspicion.
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Happened, Moment, RecordSeen, RoundHindsight, SpokenLine, Talk } from '../../src/protocol'
import { readPlace, writePlace } from '../../src/replay/address'
import {
  apart,
  DASHES,
  fates,
  isWithin,
  lastOf,
  lineOf,
  roundsFrom,
  seenThrough,
  stepAt,
  suspicion,
  xOf,
  yOf,
} from '../../src/replay/chart'
import { remember } from '../../src/evening/evening.svelte'
import { speak } from '../../src/text/text.svelte'
import { happenedAt, movesAt, Past, roundFrom, roundsOf, recordTable, withTalk } from '../../src/replay/past.svelte'
import type { LogLine } from '../../src/table/log_lines'
import { labelOf, nameOf, type People } from '../../src/table/people'

describe('the address of a moment', () => {
  test('what is written is read again', () => {
    for (const eyes of ['none', 'all', 0, 9] as const)
      for (const show of ['log', 'hindsight'] as const)
        expect(readPlace(writePlace({ step: 12, eyes, show }))).toEqual({ step: 12, eyes, show })
  })

  test('an address without a moment is the beginning, with all cards face up', () => {
    expect(readPlace('')).toEqual({ step: 0, eyes: 'all', show: 'log' })
    expect(readPlace('#show=hindsight')).toEqual({ step: 0, eyes: 'all', show: 'hindsight' })
  })

  test('what makes no sense is left out', () => {
    for (const step of ['-1', '1.5', '1e3', 'x', '', '0x10', ' 3'])
      expect(readPlace(`#step=${step}&eyes=10&show=share`)).toEqual({ step: 0, eyes: 'none', show: 'log' })
  })
})

const ROUND = {
  round: 2, first: 10, ended: 13, ending: 'miners', roles: ['saboteur', 'miner'],
  chances: [[[0.5, 0.5], [0.75, 0.25]], [[0.25, 0.75], [1, 0]], [[0, 1], [0.9, 0.1]]],
  swings: [], reads: [0.5, 0.9], turning: 13,
} as unknown as RoundHindsight // prettier-ignore
const WIDE = 362 // 300 between the margins

describe('the chart', () => {
  test('suspicion is the chance of not being good', () => {
    expect(suspicion(ROUND, 0, 0)).toBe(0.5)
    expect(suspicion(ROUND, 1, 1)).toBe(0)
    expect(suspicion(ROUND, 7, 0)).toBe(0) // nothing is known beyond the end
  })

  test('a line has a point for every step, from margin to margin', () => {
    const points = lineOf(ROUND, 0, WIDE).split(' ')
    expect(points).toHaveLength(3)
    expect(points[0]).toBe(`44.0,${yOf(0.5).toFixed(1)}`)
    expect(points[2]).toBe(`344.0,${yOf(1).toFixed(1)}`)
    expect(yOf(1)).toBeLessThan(yOf(0))
  })

  test('a press on the chart is the step nearest to it', () => {
    for (const step of [10, 11, 12]) expect(stepAt(ROUND, xOf(ROUND, step, WIDE) + 20, WIDE)).toBe(step)
    expect(stepAt(ROUND, -50, WIDE)).toBe(10)
    expect(stepAt(ROUND, 9_999, WIDE)).toBe(12)
  })

  test('the move that ended the round is at the end of the chart', () => {
    expect(lastOf(ROUND)).toBe(12)
    expect(isWithin(ROUND, 12)).toBe(true)
    expect(isWithin(ROUND, 13)).toBe(false)
    expect(isWithin(ROUND, 9)).toBe(false)
    expect(xOf(ROUND, 13, WIDE)).toBe(xOf(ROUND, 12, WIDE))
  })

  test('a round of one step has a chart, too', () => {
    const short = { ...ROUND, chances: ROUND.chances.slice(0, 1) }
    expect(lineOf(short, 0, WIDE)).toBe(`44.0,${yOf(0.5).toFixed(1)}`)
    expect(stepAt(short, 300, WIDE)).toBe(10)
  })

  test('who was seen through is decided by the last chance of the true role', () => {
    expect(seenThrough(ROUND, ['miner', 'saboteur'], 0)).toBe(1)
    expect(seenThrough(ROUND, ['miner', 'saboteur'], 1)).toBe(0.9)
  })

  test('how somebody fared is what was thought of them at the end, and when it was sure', () => {
    const of = (...suspicions: number[]) => ({ ...ROUND, chances: suspicions.map((one) => [[1 - one], [1 - one]]) })
    expect(fates(of(0.3, 0.95, 0.99, 1), 'miner')).toEqual(['early', null])
    expect(fates(of(0.3, 0.4, 0.6, 0.95), 'miner')).toEqual(['late', null])
    expect(fates(of(0.3, 0.95, 0.6, 0.6), 'miner')).toEqual(['doubted', null])
    expect(fates(of(0.3, 0.95, 0.6, 0.2), 'miner')).toEqual(['fooled', null])
  })

  test('the round that is shown is the first to be read', () => {
    const rounds = [0, 10, 30].map((first) => ({ ...ROUND, first }))
    const order = (step: number) => roundsFrom(rounds, step).map(({ first }) => first)
    expect([0, 9].map(order)).toEqual([[0, 10, 30], [0, 10, 30]]) // prettier-ignore
    expect([10, 29].map(order)).toEqual([[10, 0, 30], [10, 0, 30]]) // prettier-ignore
    expect(order(99)).toEqual([30, 0, 10])
    expect(roundsFrom([], 5)).toEqual([])
  })

  test('names are as far apart as they are high, near to their lines and in the order of them', () => {
    expect(apart([50, 10, 90], 18, 9, 221)).toEqual([50, 10, 90])
    expect(apart([100, 100, 40], 18, 9, 221)).toEqual([91, 109, 40])
    expect(apart([0, 5, 30], 18, 9, 221)).toEqual([9, 27, 45])
    expect(apart([230, 228], 18, 9, 221)).toEqual([221, 203])
  })

  test('ten lines have ten strokes', () => {
    expect(new Set(DASHES).size).toBe(10)
  })
})

function moment(step: number, round: number, turn: number | null, more: Partial<Moment> = {}): Moment {
  return {
    step,
    steps: 3,
    seat: null,
    action: null,
    events: [],
    view: { game: 'saboteur', round, turn, phase: 'play' },
    ...more,
  } as unknown as Moment
}

const MOMENTS = [moment(0, 1, 2), moment(1, 1, 0), moment(2, 2, 1), moment(3, 2, null)]

afterEach(() => void vi.unstubAllGlobals())

/** A game that has been brought. */
async function brought(moments = MOMENTS): Promise<Past> {
  vi.stubGlobal('document', { documentElement: { dataset: { motion: 'still' } } })
  const record = { id: 'some-record-id', game: 'saboteur', options: { players: 3 }, steps: 3, names: ['Ann', '', 'Bo'] }
  vi.stubGlobal(
    'fetch',
    async (path: string) =>
      new Response(path.includes('replay') ? moments.map((one) => JSON.stringify(one)).join('\n') : JSON.stringify(record)),
  )
  const past = new Past('some-record-id')
  await past.load('none')
  return past
}

describe('the past', () => {
  test('a round begins with the step that dealt it', () => {
    const rounds = roundsOf(MOMENTS)
    expect(rounds).toEqual([
      { round: 1, step: 0 },
      { round: 2, step: 2 },
    ])
    expect(roundFrom(rounds, 0, 1)).toBe(2)
    expect(roundFrom(rounds, 2, 1)).toBeUndefined()
    expect(roundFrom(rounds, 3, -1)).toBe(2)
    expect(roundFrom(rounds, 2, -1)).toBe(0)
    expect(roundFrom(rounds, 0, -1)).toBeUndefined()
  })

  test('there is no step before the deal and none after the end', async () => {
    const past = await brought()
    past.go(-4)
    expect(past.step).toBe(0)
    past.go(99)
    expect(past.step).toBe(3)
    past.goRound(-1)
    expect(past.step).toBe(2)
    past.goRound(1)
    expect(past.step).toBe(3)
    past.goRound(-1)
    past.goRound(-1)
    expect(past.step).toBe(0)
  })

  test('only a single step forward is heard', async () => {
    const past = await brought()
    const heard: number[] = []
    past.heard = ({ seq }) => void heard.push(seq)
    past.go(1)
    past.go(3)
    past.go(2)
    past.go(3)
    past.go(4)
    expect(heard).toEqual([2, 4])
  })

  test('a decision was made by who had the turn before it', () => {
    expect(happenedAt(MOMENTS[0]!, 0, MOMENTS).what).toEqual({ kind: 'started' })
    expect(happenedAt(MOMENTS[1]!, 1, MOMENTS).what).toEqual({ kind: 'stepped', seat: 2 })
  })

  test('with all cards open nothing is addressed to one of them', () => {
    const events = [
      { kind: 'looked', audience: null },
      { kind: 'your_look', audience: 1 },
    ] as unknown as Moment['events']
    expect(happenedAt(moment(1, 1, 0, { events, hands: [[]] }), 1, MOMENTS).events?.map(({ kind }) => kind)).toEqual(['looked'])
    expect(happenedAt(moment(1, 1, 0, { events }), 1, MOMENTS).events).toHaveLength(2)
  })

  test('who looks at a game that they have played finds themselves', async () => {
    await speak('en')
    remember({ record: 'mine', at: 0, game: 'saboteur', players: 3, won: true, points: 0, parts: [], seat: 2 })
    const record = { game: 'saboteur', options: { players: 3 }, record: '', steps: 1, names: ['Ann', 'Bo', 'Guest 37'] }
    const seen = (id: string) => {
      const past = new Past(id)
      past.eyes = 2
      past.record = { ...record, id } as unknown as RecordSeen
      return past.people
    }
    const labels = (people: People) => people.seats.map(({ seat }) => labelOf(people, seat))
    expect(labels(seen('mine'))).toEqual(['Ann', 'Bo', expect.stringMatching(/^Guest 37 \(.+\)$/)])
    expect(labels(seen('of others'))).toEqual(['Ann', 'Bo', 'Guest 37'])
    expect(nameOf(seen('mine'), 2)).toBe('Guest 37') // a sentence says "Guest 37’s lantern", through whoever's eyes
  })

  test('a guest is called so in the language of the reader, and a bot or a friend as ever', async () => {
    const record = { id: 'x', game: 'saboteur', options: { players: 3 }, record: '', steps: 1, names: ['Guest 37', 'Opal', 'Gość'] }
    await speak('ru')
    expect(recordTable(record as unknown as RecordSeen).seats.map(({ name }) => name)).toEqual(['Гость 37', 'Opal', 'Гость'])
    await speak('en')
  })

  test('a player without a name in a record is numbered', () => {
    const seats = recordTable({
      id: 'x',
      game: 'saboteur',
      options: { players: 3 },
      record: '',
      steps: 1,
      names: ['Ann', '', 'Bo'],
    } as unknown as RecordSeen).seats
    expect([seats[0]!.name, seats[2]!.name]).toEqual(['Ann', 'Bo'])
    expect(seats[1]!.name).toContain('replay-player')
  })

  test('a game that does not exist is reported', async () => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ why: { code: 'no_such_record', text: '' } }), { status: 404 }))
    const past = new Past('some-record-id')
    await past.load('all')
    expect(past.trouble?.code).toBe('no_such_record')
    expect(past.moments).toEqual([])
  })
})

test('what was said and who came late follows the step before it, and each line has a number of its own', () => {
  const told = [1, 2].map((seq): Happened => ({ seq, at: 0, what: { kind: 'stepped', seat: 0 } }))
  const said = (step: number, text: string): SpokenLine => ({ step, line: { kind: 'line', seq: 9, at: 5, seat: 1, text } })
  const takeovers: Talk['takeovers'] = [{ step: 1, what: { kind: 'taken_over', seat: 1, name: 'Mia', was: 'Topaz' } }]
  const course = withTalk(told, { lines: [said(0, 'a'), said(0, 'b'), said(1, 'c')], takeovers })
  expect(course.map(({ what }) => (what.kind === 'line' ? what.text : what.kind))).toEqual([
    'stepped',
    'a',
    'b',
    'stepped',
    'taken_over',
    'c',
  ])
  expect(new Set(course.map(({ seq }) => seq)).size).toBe(6)
  expect(course.map(({ seq }) => Math.trunc(seq))).toEqual([1, 1, 1, 2, 2, 2])
})

test('a move is told without talk and without what the end of the round brings', () => {
  const line = (key: string, id: string | null, more: Partial<LogLine> = {}) =>
    ({ key, id, own: false, heading: false, ...more }) as LogLine
  const lines = [
    line('4.0', 'event-laid'),
    line('5.0', 'event-laid'),
    line('5.1', 'event-your-look', { own: true }),
    line('5.2', 'event-goal-opened'),
    line('5.3', 'event-round-ended', { heading: true }),
    line('5.4', 'event-role-shown'),
    line('5.0001', null),
    line('6.0', 'event-laid'),
  ]
  expect(movesAt(lines, 4).map(({ id }) => id)).toEqual(['event-laid', 'event-goal-opened'])
})
