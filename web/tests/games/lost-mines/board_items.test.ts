// The Lost Mines at the table: what can be picked, where everybody stands, and what lies where.
import { beforeAll, describe, expect, test } from 'vitest'
import { towards } from '../../../src/board/camera'
import { keyOf, middleOf, type Figure } from '../../../src/board/board_items'
import { stand } from '../../../src/board/standing'
import { halfTurn } from '../../../src/board/shapes'
import { cardPicture, minePicture, pathPicture } from '../../../src/games/lost-mines/board_items'
import type { LostMinesView } from '../../../src/games/lost-mines/protocol'
import { stepsOf } from '../../../src/games/lost-mines/prompt_text'
import { choiceText, isPath } from '../../../src/games/lost-mines/words'
import type { Choice } from '../../../src/protocol'
import { NOTHING, offer as offerTo, playable, type ChoiceReader, type Offer, type Picked } from '../../../src/table/choices'
import { bringTexts, known } from '../../../src/text/text.svelte'
import { gameAt } from '../table'

let READER: ChoiceReader
const offer = (choices: readonly Choice[], picked: Picked): Offer => offerTo(choices, picked, READER)

beforeAll(async () => {
  READER = (await gameAt('lost-mines')).choices
  await bringTexts('lost-mines')
})

const TURN: Choice[] = [
  { action: 'NES-tree@2,2', verb: 'lay', card: 'NES-tree', face: 'NES', x: 2, y: 2 },
  { action: 'NSW-tree@2,2', verb: 'lay', card: 'NES-tree', face: 'NSW', x: 2, y: 2 },
  { action: 'NSW-tree@0,2', verb: 'lay', card: 'NES-tree', face: 'NSW', x: 0, y: 2 },
  { action: 'trap@1,2E', verb: 'trap', card: 'trap', x: 1, y: 2, side: 'E' },
  { action: 'trap@1,2S', verb: 'trap', card: 'trap', x: 1, y: 2, side: 'S' },
  { action: 'infoMT>mine1', verb: 'look', card: 'infoMT', seen: 'mine', slot: 1 },
  { action: 'infoMT>treasure1', verb: 'look', card: 'infoMT', seen: 'treasure', slot: 1 },
  { action: 'infoMD>dwarf3', verb: 'look', card: 'infoMD', seen: 'dwarf', seat: 3 },
  { action: 'discard:axe', verb: 'discard', card: 'axe', cards: ['axe'] },
  { action: 'discard:trap', verb: 'discard', card: 'trap', cards: ['trap'] },
  { action: 'discard:trap,trap', verb: 'discard', card: 'trap', cards: ['trap', 'trap'] },
  { action: 'discard:axe,trap', verb: 'discard', card: 'axe', cards: ['axe', 'trap'] },
  { action: 'vote', verb: 'vote' },
]

const WALK: Choice[] = [
  { action: 'walk@2,2', verb: 'walk', x: 2, y: 2, losses: 0 },
  { action: 'walk@3,2!2', verb: 'walk', x: 3, y: 2, losses: 2 },
  { action: 'walk@3,2!1', verb: 'walk', x: 3, y: 2, losses: 1 },
  { action: 'walk@9,2<W', verb: 'walk', x: 9, y: 2, side: 'W', losses: 0 },
  { action: 'walk@9,2<S', verb: 'walk', x: 9, y: 2, side: 'S', losses: 0 },
  { action: 'stay', verb: 'stay' },
]

describe('a card', () => {
  test('before one is picked nothing can be pointed at', () => {
    expect(offer(TURN, NOTHING)).toMatchObject({ cells: [], joints: [], seats: [], goals: [], slots: [], action: null })
  })
  test('a path turns itself, or by wish where both ways fit', () => {
    expect(offer(TURN, { ...NOTHING, card: 'NES-tree' }).cells).toEqual([
      { x: 2, y: 2 },
      { x: 0, y: 2 },
    ])
    const both = { ...NOTHING, card: 'NES-tree', cell: { x: 2, y: 2 } }
    expect(offer(TURN, both)).toMatchObject({ canTurn: true, ways: [], action: { face: 'NES' } })
    expect(offer(TURN, { ...both, turned: true }).action?.face).toBe('NSW')
    expect(offer(TURN, { ...NOTHING, card: 'NES-tree', cell: { x: 0, y: 2 } })).toMatchObject({ canTurn: false, action: { face: 'NSW' } })
  })
  test('a trap is aimed at joints, each its own', () => {
    const made = offer(TURN, { ...NOTHING, card: 'trap' })
    expect(made).toMatchObject({
      cells: [],
      joints: [
        { x: 1, y: 2, side: 'E' },
        { x: 1, y: 2, side: 'S' },
      ],
    })
    expect(offer(TURN, { ...NOTHING, card: 'trap', cell: { x: 1, y: 2, side: 'S' } }).action?.action).toBe('trap@1,2S')
    expect(offer(TURN, { ...NOTHING, card: 'trap', cell: { x: 1, y: 2 } }).action).toBeNull()
  })
  test('of two things on an information card, the one that is pointed at is meant', () => {
    expect(offer(TURN, { ...NOTHING, card: 'infoMT' })).toMatchObject({ goals: ['mine1'], slots: [1], seats: [] })
    expect(offer(TURN, { ...NOTHING, card: 'infoMT', goal: 'mine1' }).action?.action).toBe('infoMT>mine1')
    expect(offer(TURN, { ...NOTHING, card: 'infoMT', slot: 1 }).action?.action).toBe('infoMT>treasure1')
    expect(offer(TURN, { ...NOTHING, card: 'infoMD', seat: 3 }).action?.action).toBe('infoMD>dwarf3')
  })
  test('one or two are discarded, in whatever order they were picked', () => {
    expect([...playable(TURN, READER)]).not.toContain('axe')
    expect(offer(TURN, { ...NOTHING, card: 'axe' })).toMatchObject({ canPass: true, canPassTwo: true })
    expect(offer(TURN, { ...NOTHING, card: 'axe', passing: true }).action?.action).toBe('discard:axe')
    for (const [card, also, action] of [
      ['axe', 'trap', 'discard:axe,trap'],
      ['trap', 'axe', 'discard:axe,trap'],
      ['trap', 'trap', 'discard:trap,trap'],
    ] as const) {
      expect(offer(TURN, { ...NOTHING, card, also, passing: true }).action?.action).toBe(action)
    }
    expect(offer(TURN, { ...NOTHING, card: 'axe', also: 'axe', passing: true }).action).toBeNull()
  })
  test('a vote needs no card', () => {
    expect(offer(TURN, { ...NOTHING, proposed: 'vote' }).action?.action).toBe('vote')
    expect(offer(WALK, { ...NOTHING, proposed: 'vote' }).action).toBeNull()
  })
})

describe('a walk', () => {
  test('is chosen without a card, each cell once', () => {
    expect(offer(WALK, NOTHING).cells).toEqual([
      { x: 2, y: 2 },
      { x: 3, y: 2 },
      { x: 9, y: 2 },
    ])
    expect(offer(WALK, { ...NOTHING, cell: { x: 2, y: 2 } })).toMatchObject({ ways: [], action: { action: 'walk@2,2' } })
  })
  test('costs no more cards than it must', () => {
    expect(offer(WALK, { ...NOTHING, cell: { x: 3, y: 2 } })).toMatchObject({ ways: [], action: { action: 'walk@3,2!1' } })
  })
  test('that can come out in several ways asks which', () => {
    expect(offer(WALK, { ...NOTHING, cell: { x: 9, y: 2 } }).ways.map(({ side }) => side)).toEqual(['W', 'S'])
  })
})

test('which way a mine faces is chosen between its ways, a treasure by its slot', () => {
  const turns: Choice[] = ['NES', 'NSW'].map((face) => ({ action: `turn:${face}`, verb: 'turn', face }))
  expect(offer(turns, NOTHING)).toMatchObject({ ways: turns, canTurn: false, action: null })
  expect(offer(turns, { ...NOTHING, way: 'turn:NSW' }).action?.face).toBe('NSW')
  const takes: Choice[] = [0, 4].map((slot) => ({ action: `take:${slot}`, verb: 'take', slot }))
  expect(offer(takes, NOTHING).slots).toEqual([0, 4])
  expect(offer(takes, { ...NOTHING, slot: 4 }).action?.action).toBe('take:4')
})

test('pictures are named after what is there, as it is turned', () => {
  expect(halfTurn('NES')).toBe('NSW')
  expect(pathPicture('NSW', 'tree+axe')).toBe('face-path-nsw-tree-axe')
  expect(cardPicture('NES-camp', true)).toBe('face-path-nsw-camp')
  expect(cardPicture('infoMT')).toBe('face-infomt')
  expect(minePicture('gems', 'NESW')).toBe('face-mine-gems-nesw')
  expect(['NES', 'EW-lake', 'axe', 'infoMT'].map(isPath)).toEqual([true, true, false, false])
})

test('the steps of a turn say what is done, what is now and what comes', () => {
  const states = (phase: string): string[] => stepsOf(phase).map(({ state }) => state)
  expect(states('turn')).toEqual(['now', 'next', 'next', 'next'])
  expect(states('turn_mine')).toEqual(['done', 'now', 'next', 'next'])
  expect(states('take')).toEqual(['done', 'done', 'now', 'next'])
  expect(states('over')).toEqual([])
})

test('every choice has words, and no two the same', () => {
  const seat = (name: string, i: number) => ({ seat: i, name, sitter: 'person', bot: null, ready: true, muted: false }) as const
  const people = { seats: ['Ann', 'Bob', 'Cid', 'Dan'].map(seat), me: 0 }
  const treasure = { kind: 'gold', value: null, taken_by: null, looked_by: [] }
  const view = { treasures: [treasure, treasure] } as unknown as LostMinesView
  for (const choices of [TURN, WALK]) {
    const texts = choices.map((choice) => choiceText(choice, view, people))
    expect(new Set(texts).size).toBe(choices.length)
    expect(texts.filter((text) => !text || known(text) || text.includes('@'))).toEqual([])
  }
  expect(choiceText(TURN[1]!, view, people)).toBe('Junction, open up, down, and left, with a fallen tree: column 3, row 3')
  expect(choiceText(TURN[1]!, view, people, true)).toBe('column 3, row 3') // below the name of its card
  expect(choiceText(WALK[1]!, view, people)).toBe('Walk to column 4, row 3, costs 2 cards')
})

describe('spots', () => {
  test('joints lie between cells, and have names of their own', () => {
    expect(middleOf({ x: 3, y: 2 })).toEqual({ x: 3.5, y: 2.5 })
    expect(middleOf({ x: 3, y: 2, side: 'E' })).toEqual({ x: 4, y: 2.5 })
    expect(middleOf({ x: 3, y: 2, side: 'S' })).toEqual({ x: 3.5, y: 3 })
    expect([keyOf({ x: 3, y: 2 }), keyOf({ x: 3, y: 2, side: 'S' })]).toEqual(['3,2', '3,2S'])
  })
  test('arrows go from joint to joint', () => {
    const joints = (
      [
        [1, 2, 'E'],
        [1, 2, 'S'],
        [2, 2, 'E'],
      ] as const
    ).map(([x, y, side]) => ({ ...middleOf({ x, y, side }), name: keyOf({ x, y, side }) }))
    expect(towards(joints, joints[0]!, 1, 0)?.name).toBe('2,2E')
    expect(towards(joints, joints[0]!, 0, 1)?.name).toBe('1,2S')
  })
  test.each([1, 2, 3, 4, 5, 6, 7, 9])('%i dwarfs on one card are apart and within it', (count) => {
    const figures: Figure[] = Array.from({ length: count }, (_, i) => ({
      key: `${i}`,
      x: 4,
      y: 1,
      picture: '',
      label: '',
      text: '',
      plate: '',
      own: false,
      turn: false,
    }))
    const standing = stand(figures)
    expect(new Set(standing.map(({ x, y }) => `${x} ${y}`)).size).toBe(count)
    for (const { x, y, wide } of standing) {
      expect(x - wide / 2).toBeGreaterThanOrEqual(4)
      expect(x + wide / 2).toBeLessThanOrEqual(5)
      expect(y - wide).toBeGreaterThanOrEqual(1 - 1e-9)
      expect(y).toBeLessThanOrEqual(2)
    }
  })
})
