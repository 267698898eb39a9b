// The end of a round, from what everybody was shown and how the server explains the points.
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { LostMinesEvent } from '../../../src/games/lost-mines/protocol'
import { reader, reveal, roleCard } from '../../../src/games/lost-mines/round_ends'
import type { Happened, ScoreStep, SeatSeen } from '../../../src/protocol'
import { endedRounds, rememberedRounds } from '../../../src/table/rounds'
import { pointsAfter } from '../../../src/table/scoring'
import { bringTexts } from '../../../src/text/text.svelte'

beforeAll(async () => {
  await bringTexts('lost-mines')
})

interface Player {
  readonly clan: string
  readonly role: string
  readonly brought: readonly number[]
  readonly won: number
}

const PEOPLE = {
  seats: ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Flo'].map((name, seat) => ({ seat, name })) as unknown as SeatSeen[],
  me: null,
}

/** A round that ended so. */
function round(players: readonly Player[], dragon: number | null, scoring: ScoreStep[]) {
  const treasures = players.flatMap(({ brought }, seat) => brought.map((value) => ({ seat, value })))
  const events: LostMinesEvent[] = [
    { kind: 'round_began', round: 1 },
    ...treasures.map((_, which) => ({ kind: 'treasure_laid', which, treasure: 'gold' })),
    ...(dragon === null ? [] : [{ kind: 'dragon', seat: dragon }]),
    { kind: 'round_ended', ending: 'treasures' },
    ...players.map(({ clan, role }, seat) => ({ kind: 'character_shown', seat, clan, character: role })),
    ...treasures.map(({ seat, value }, which) => ({ kind: 'treasure_shown', seat, which, value })),
    ...players.map(({ won }, seat) => ({ kind: 'scored', seat, count: won, points: won })),
  ]
  const happened: Happened[] = [{ seq: 1, at: 1, what: { kind: 'stepped', seat: 0 }, events, scoring }]
  return endedRounds(happened, reader)[0]!
}

function step(what: string, side: string | null, seats: number[], points: number, sum = 0, best = 0): ScoreStep {
  return { what, side, seats, points, sum, best }
}

// L7.7, the example of all three books: two loyal yellows, two loyal blues with the yellow saboteur, the selfish blue.
const BOOK: readonly Player[] = [
  { clan: 'yellow', role: 'loyal', brought: [3], won: 4 },
  { clan: 'yellow', role: 'loyal', brought: [3, 2], won: 4 },
  { clan: 'blue', role: 'loyal', brought: [2], won: 2 },
  { clan: 'blue', role: 'loyal', brought: [2], won: 0 },
  { clan: 'yellow', role: 'saboteur', brought: [4], won: 4 },
  { clan: 'blue', role: 'selfish', brought: [3], won: 3 },
]

const STEPS = [
  step('selfish', null, [5], 3),
  step('side', 'blue', [2, 3, 4], 2, 8),
  step('rest', 'blue', [4], 2, 2, 4),
  step('side', 'yellow', [0, 1], 4, 8),
  step('dragon', null, [3], -2),
]

describe('the steps of the scoring', () => {
  test('are those of the server, in words', () => {
    const { steps } = reveal(round(BOOK, 3, STEPS), PEOPLE)
    expect(steps.map(({ what, seats, points }) => [what, seats, points])).toEqual(
      STEPS.map(({ what, seats, points }) => [what, seats, points]),
    )
    for (const { text } of steps) expect(text).not.toMatch(/scoring-/)
    expect(steps.map(({ picture }) => picture)).toEqual(['treasure', 'clan-blue', 'treasure', 'clan-yellow', 'token-dragon'])
    expect([...pointsAfter(steps, [0, 1, 2, 3, 4, 5]).values()]).toEqual([4, 4, 2, 0, 4, 3])
  })
  test('after a part of the steps everybody has a part of the points', () => {
    expect([...pointsAfter(STEPS.slice(0, 2), [0, 1, 2, 3, 4, 5]).values()]).toEqual([0, 0, 2, 2, 2, 3])
  })
  test('a dragon that takes nothing is said too, since everybody saw who has it', () => {
    const { steps } = reveal(round(BOOK, 3, STEPS.slice(0, 4)), PEOPLE)
    expect(steps.at(-1)).toMatchObject({ what: 'dragon', seats: [3], points: 0 })
    expect(reveal(round(BOOK, null, STEPS.slice(0, 4)), PEOPLE).steps).toHaveLength(4)
  })
  test.each([
    [0, 0, 'Only you played for blue, and brought nothing: no points'],
    [1, 5, 'Only Bob played for blue, and brought treasures worth 5: 5 points'],
  ])('seat %d alone on a side brings %d', (seat, sum, text) => {
    const alone = { what: 'side', side: 'blue', seats: [seat], points: sum, sum, best: 0 } as ScoreStep
    expect(reveal(round(BOOK, null, [alone]), { ...PEOPLE, me: 0 }).steps[0]?.text).toBe(text)
  })
  test('members of a side who bring nothing have no treasures worth nothing', () => {
    const none = { what: 'side', side: 'blue', seats: [1, 2], points: 0, sum: 0, best: 0 } as ScoreStep
    expect(reveal(round(BOOK, null, [none]), PEOPLE).steps[0]?.text).toMatch(/^For blue: Bob and .+\. No treasures: no points$/)
  })
  test('where the server explains nothing, nothing is explained', () => {
    expect(reveal(round(BOOK, 3, []), PEOPLE).steps).toEqual([])
  })
})

describe('a round of The Lost Mines', () => {
  test('is gathered with clans, characters, treasures and the dragon', () => {
    const end = round(BOOK, 3, STEPS)
    expect(end).toMatchObject({ round: 1, ending: 'treasures', dragon: 3 })
    expect(end.brought).toHaveLength(7)
    expect(end.brought[0]).toEqual({ seat: 0, kind: 'gold', value: 3 })
    expect(roleCard(end, 4).face).toBe('face-saboteur-yellow')
    expect(roleCard(end, 2).back).toBe('face-dwarf-blue')
  })
  test('what a later round tells does not change an earlier one', () => {
    const events: LostMinesEvent[] = [
      { kind: 'round_ended', ending: 'cards' },
      { kind: 'round_began', round: 2 },
      { kind: 'dragon', seat: 1 },
      { kind: 'round_ended', ending: 'vote' },
    ]
    const ends = endedRounds([{ seq: 1, at: 1, what: { kind: 'stepped', seat: 0 }, events }], reader)
    expect(ends.map(({ round, dragon }) => [round, dragon])).toEqual([
      [1, null],
      [2, 1],
    ])
  })
})

test('standings know rounds that this tab has seen and the log has lost', () => {
  const held = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => held.set(name, value),
  })
  const first = round(BOOK, 3, STEPS)
  expect(rememberedRounds('ABCDEF', [first])).toEqual([first])
  const second = { ...first, round: 2 }
  const all = rememberedRounds('ABCDEF', [second])
  expect(all.map((end) => end.round)).toEqual([1, 2])
  expect(all[0]).toMatchObject({ roles: first.roles, sides: first.sides, scored: first.scored })
  expect(rememberedRounds('ABCDEF', [first, second])).toHaveLength(2)
  expect(rememberedRounds('OTHERS', [])).toEqual([])
})
