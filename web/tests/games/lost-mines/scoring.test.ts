// Scoring as the rulebooks explain it, from what everybody was shown.
import { describe, expect, test, vi } from 'vitest'
import type { Happened, LostMinesEvent } from '../../../src/protocol'
import { endedRounds, rememberedRounds, roleBack, roleFace } from '../../../src/table/rounds'
import { pointsAfter, stepsOf } from '../../../src/games/lost-mines/scoring'

interface Player {
  readonly clan: string
  readonly role: string
  readonly brought: readonly number[]
  readonly won: number
}

/** A round that ended so. */
function round(players: readonly Player[], dragon: number | null = null) {
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
  const happened: Happened[] = [{ seq: 1, at: 1, what: { kind: 'stepped', seat: 0 }, events }]
  return endedRounds(happened)[0]!
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

describe('the steps of the scoring', () => {
  test('L7.7: the books\u2019 example, in the order of the rules', () => {
    const steps = stepsOf(round(BOOK, 3))
    expect(steps.map(({ what, clan, seats, points, sum }) => [what, clan, seats, points, sum])).toEqual([
      ['selfish', null, [5], 3, 0],
      ['side', 'blue', [2, 3, 4], 2, 8],
      ['rest', 'blue', [4], 2, 2],
      ['side', 'yellow', [0, 1], 4, 8],
      ['dragon', null, [3], -2, 0],
    ])
    expect([...pointsAfter(steps, [0, 1, 2, 3, 4, 5]).values()]).toEqual([4, 4, 2, 0, 4, 3])
  })
  test('after a part of the steps everybody has a part of the points', () => {
    const steps = stepsOf(round(BOOK, 3)).slice(0, 2)
    expect([...pointsAfter(steps, [0, 1, 2, 3, 4, 5]).values()]).toEqual([0, 0, 2, 2, 2, 3])
  })
  test('L7.5: several with the best treasure share what is left, and what cannot be split is lost', () => {
    const loyal = (brought: readonly number[], won: number): Player => ({ clan: 'blue', role: 'loyal', brought, won })
    const lost = stepsOf(round([loyal([2], 1), loyal([2], 1), loyal([1], 1)].map((one, i) => (i < 2 ? { ...one, won: 2 } : one))))
    expect(lost.map(({ what, points }) => [what, points])).toEqual([['side', 1], ['rest', 1], ['nobody', 0]])
    const split = stepsOf(round([loyal([2], 1), loyal([2], 1), loyal([], 1)]))
    expect(split.map(({ what, sum }) => [what, sum])).toEqual([['side', 4], ['lost', 1], ['nobody', 0]])
  })
  test('L7.6: the dragon takes no more than there is, and is found by what is missing', () => {
    const poor = { clan: 'blue', role: 'loyal', brought: [1], won: 0 }
    const other = { clan: 'yellow', role: 'loyal', brought: [], won: 0 }
    expect(stepsOf(round([poor, other], 0)).at(-1)).toMatchObject({ what: 'dragon', seats: [0], points: -1 })
    expect(stepsOf(round([poor, other])).at(-1)).toMatchObject({ what: 'dragon', seats: [0], points: -1 })
    expect(stepsOf(round([{ ...poor, won: 1 }, other], 1)).at(-1)).toMatchObject({ what: 'dragon', seats: [1] })
    expect(Math.abs(stepsOf(round([{ ...poor, won: 1 }, other], 1)).at(-1)!.points)).toBe(0)
  })
  test('where they would not lead to the points that were given, nothing is explained', () => {
    expect(stepsOf(round([{ ...BOOK[0]!, won: 9 }, ...BOOK.slice(1)], 3))).toEqual([])
    expect(stepsOf(endedRounds([])[0] ?? round([]))).toEqual([])
  })
})

describe('a round of The Lost Mines', () => {
  test('is gathered with clans, characters, treasures and the dragon', () => {
    const end = round(BOOK, 3)
    expect(end).toMatchObject({ round: 1, ending: 'treasures', dragon: 3 })
    expect(end.brought).toHaveLength(7)
    expect(end.brought[0]).toEqual({ seat: 0, kind: 'gold', value: 3 })
    expect(roleFace(end, 4)).toBe('face-saboteur-yellow')
    expect(roleBack(end, 2)).toBe('face-dwarf-blue')
  })
  test('what a later round tells does not change an earlier one', () => {
    const events: LostMinesEvent[] = [{ kind: 'round_ended', ending: 'cards' }, { kind: 'round_began', round: 2 }, { kind: 'dragon', seat: 1 }, { kind: 'round_ended', ending: 'vote' }]
    const ends = endedRounds([{ seq: 1, at: 1, what: { kind: 'stepped', seat: 0 }, events }])
    expect(ends.map(({ round, dragon }) => [round, dragon])).toEqual([[1, null], [2, 1]])
  })
})

test('standings know rounds that this tab has seen and the log has lost', () => {
  const held = new Map<string, string>()
  vi.stubGlobal('sessionStorage', { getItem: (name: string) => held.get(name) ?? null, setItem: (name: string, value: string) => held.set(name, value) })
  const first = round(BOOK, 3)
  expect(rememberedRounds('ABCDEF', [first])).toEqual([first])
  const second = { ...first, round: 2 }
  const all = rememberedRounds('ABCDEF', [second])
  expect(all.map((end) => end.round)).toEqual([1, 2])
  expect(all[0]).toMatchObject({ roles: first.roles, clans: first.clans, scored: first.scored })
  expect(rememberedRounds('ABCDEF', [first, second])).toHaveLength(2)
  expect(rememberedRounds('OTHERS', [])).toEqual([])
})
