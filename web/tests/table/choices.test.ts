import { describe, expect, test } from 'vitest'
import { halfTurn } from '../../src/board/shapes'
import { picture } from '../../src/games/saboteur/faces'
import type { Choice } from '../../src/protocol'
import { NOTHING, offer, playable, type ChoiceReader } from '../../src/table/choices'

const READER: ChoiceReader = { isPass: ({ verb }) => verb === 'pass', goalOf: ({ goal }) => goal ?? null, slotOf: () => null }

const CHOICES: Choice[] = [
  { action: 'NES@1,0', verb: 'lay', card: 'NES', face: 'NES', x: 1, y: 0 },
  { action: 'NSW@1,0', verb: 'lay', card: 'NES', face: 'NSW', x: 1, y: 0 },
  { action: 'NSW@0,1', verb: 'lay', card: 'NES', face: 'NSW', x: 0, y: 1 },
  { action: 'EW@1,0', verb: 'lay', card: 'EW', face: 'EW', x: 1, y: 0 },
  { action: 'rockfall@3,0', verb: 'rockfall', card: 'rockfall', x: 3, y: 0 },
  { action: 'breakL>2', verb: 'break', card: 'breakL', seat: 2, tool: 'lantern' },
  { action: 'breakL>0', verb: 'break', card: 'breakL', seat: 0, tool: 'lantern' },
  { action: 'mendPL>1P', verb: 'mend', card: 'mendPL', seat: 1, tool: 'pickaxe' },
  { action: 'mendPL>1L', verb: 'mend', card: 'mendPL', seat: 1, tool: 'lantern' },
  { action: 'mendPL>2L', verb: 'mend', card: 'mendPL', seat: 2, tool: 'lantern' },
  { action: 'map>top', verb: 'map', card: 'map', goal: 'top' },
  { action: 'map>bottom', verb: 'map', card: 'map', goal: 'bottom' },
  ...['NES', 'EW', 'rockfall', 'breakL', 'mendPL', 'map', 'mendC'].map((card) => ({
    action: `pass:${card}`,
    verb: 'pass',
    card,
  })),
]

describe('a card', () => {
  test('that can only be passed is not playable', () => {
    expect([...playable(CHOICES, READER)]).not.toContain('mendC')
    expect(offer(CHOICES, { ...NOTHING, card: 'mendC' }, READER)).toMatchObject({ cells: [], seats: [], goals: [], canPass: true })
  })
  test('lights up every cell where it can lie, each once', () => {
    expect(offer(CHOICES, { ...NOTHING, card: 'NES' }, READER).cells).toEqual([
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ])
  })
  test('means nothing before a target is picked', () => {
    expect(offer(CHOICES, { ...NOTHING, card: 'NES' }, READER)).toMatchObject({ action: null, canTurn: false })
  })
  test('that is not among the choices offers nothing', () => {
    expect(offer(CHOICES, { ...NOTHING, card: 'nesw', cell: { x: 1, y: 0 } }, READER)).toMatchObject({ cells: [], action: null })
  })
})

describe('a tunnel on a cell', () => {
  test('is turned as the player wants where both ways fit', () => {
    const picked = { ...NOTHING, card: 'NES', cell: { x: 1, y: 0 } }
    expect(offer(CHOICES, picked, READER)).toMatchObject({ canTurn: true, action: { x: 1, y: 0, face: 'NES' } })
    expect(offer(CHOICES, { ...picked, turned: true }, READER).action?.action).toBe('NSW@1,0')
  })
  test('turns itself the only way that fits', () => {
    const made = offer(CHOICES, { ...NOTHING, card: 'NES', cell: { x: 0, y: 1 } }, READER)
    expect(made).toMatchObject({ canTurn: false, action: { face: 'NSW' } })
    expect(made.action?.action).toBe('NSW@0,1')
  })
  test('that looks the same turned around cannot be turned', () => {
    const picked = { ...NOTHING, card: 'EW', cell: { x: 1, y: 0 }, turned: true }
    expect(offer(CHOICES, picked, READER)).toMatchObject({ canTurn: false, action: { face: 'EW' } })
  })
  test('where it does not fit means nothing', () => {
    expect(offer(CHOICES, { ...NOTHING, card: 'NES', cell: { x: 5, y: 5 } }, READER).action).toBeNull()
  })
})

describe('action cards', () => {
  test('a rockfall is aimed at a cell', () => {
    const made = offer(CHOICES, { ...NOTHING, card: 'rockfall', cell: { x: 3, y: 0 } }, READER)
    expect(made.action?.action).toBe('rockfall@3,0')
  })
  test('breaking is aimed at players', () => {
    expect(offer(CHOICES, { ...NOTHING, card: 'breakL' }, READER).seats).toEqual([2, 0])
    expect(offer(CHOICES, { ...NOTHING, card: 'breakL', seat: 0 }, READER).action?.action).toBe('breakL>0')
  })
  test('a double repair asks for the tool where both are broken', () => {
    const made = offer(CHOICES, { ...NOTHING, card: 'mendPL', seat: 1 }, READER)
    expect(made).toMatchObject({ ways: [{ tool: 'pickaxe' }, { tool: 'lantern' }], action: null })
    expect(offer(CHOICES, { ...NOTHING, card: 'mendPL', seat: 1, way: 'mendPL>1L' }, READER).action?.action).toBe('mendPL>1L')
    expect(offer(CHOICES, { ...NOTHING, card: 'mendPL', seat: 2 }, READER).action?.action).toBe('mendPL>2L')
  })
  test('a map is aimed at a goal', () => {
    expect(offer(CHOICES, { ...NOTHING, card: 'map' }, READER).goals).toEqual(['top', 'bottom'])
    expect(offer(CHOICES, { ...NOTHING, card: 'map', goal: 'top' }, READER).action?.action).toBe('map>top')
    expect(offer(CHOICES, { ...NOTHING, card: 'map', goal: 'middle' }, READER).action).toBeNull()
  })
  test('any card can be passed', () => {
    expect(offer(CHOICES, { ...NOTHING, card: 'mendC', passing: true }, READER).action?.action).toBe('pass:mendC')
  })
})

test('an extra nugget card is picked by its value and laid on a cell', () => {
  const bonus: Choice[] = [
    { action: 'bonus1@5,1', verb: 'bonus', value: 1, x: 5, y: 1 },
    { action: 'bonus1@3,0', verb: 'bonus', value: 1, x: 3, y: 0 },
    { action: 'bonus2@3,0', verb: 'bonus', value: 2, x: 3, y: 0 },
    { action: 'bonus2@4,1', verb: 'bonus', value: 2, x: 4, y: 1 },
  ]
  expect(offer(bonus, { ...NOTHING, value: 2 }, READER).cells).toEqual([
    { x: 3, y: 0 },
    { x: 4, y: 1 },
  ])
  const made = offer(bonus, { ...NOTHING, value: 2, cell: { x: 4, y: 1 } }, READER)
  expect(made.action?.action).toBe('bonus2@4,1')
})

test('faces have pictures, and half a turn of half a turn is the face itself', () => {
  expect(picture('NES')).toBe('face-tunnel-nes')
  expect(picture('nes')).toBe('face-deadend-nes')
  expect(picture('stoneNE')).toBe('face-stoneNE')
  expect(halfTurn('NES')).toBe('NSW')
  expect(halfTurn('ne')).toBe('sw')
  for (const face of ['NESW', 'NEW', 'NW', 'new', 'e']) expect(halfTurn(halfTurn(face))).toBe(face)
})

test('a walk that costs more than another to the same place is not offered', () => {
  const walks: Choice[] = [
    { action: 'walk@2,1:0', verb: 'walk', x: 2, y: 1, losses: 0 },
    { action: 'walk@2,1:1', verb: 'walk', x: 2, y: 1, losses: 1 },
    { action: 'walk@3,1N:1', verb: 'walk', x: 3, y: 1, side: 'N', losses: 1 },
    { action: 'walk@3,1W:0', verb: 'walk', x: 3, y: 1, side: 'W', losses: 0 },
  ]
  const at = (x: number, y: number) => offer(walks, { ...NOTHING, cell: { x, y } }, READER)
  expect(at(2, 1)).toMatchObject({ ways: [], action: { action: 'walk@2,1:0' } })
  expect(at(3, 1).ways.map(({ action }) => action)).toEqual(['walk@3,1W:0', 'walk@3,1N:1']) // by which side one comes into a mine matters
  expect(at(3, 1)).toMatchObject({ canTurn: false, action: null })
})

describe('what is offered', () => {
  const NONE = { cells: [], joints: [], seats: [], goals: [], slots: [], ways: [], canTurn: false, canPass: false, canPassTwo: false }
  const walks: Choice[] = [
    { action: 'walk@2,1', verb: 'walk', x: 2, y: 1, side: 'E', losses: 0 },
    { action: 'walk@0,0', verb: 'walk', x: 0, y: 0, losses: 2 },
    { action: 'stay', verb: 'stay' },
  ]
  test('before anything is picked is what needs no card', () => {
    const cells = [
      { x: 2, y: 1 },
      { x: 0, y: 0 },
    ]
    expect(offer([...walks, ...CHOICES], NOTHING, READER)).toEqual({ ...NONE, cells, action: null })
    expect(offer(CHOICES, NOTHING, READER)).toEqual({ ...NONE, action: null })
    expect(offer([{ action: 'bonus1@3,0', verb: 'bonus', value: 1, x: 3, y: 0 }], NOTHING, READER).cells).toEqual([])
    expect(offer(walks, { ...NOTHING, cell: { x: 0, y: 0 } }, READER).action?.action).toBe('walk@0,0')
  })
  test('with an action that needs no card is that action', () => {
    expect(offer(walks, { ...NOTHING, proposed: 'stay' }, READER)).toEqual({ ...NONE, action: walks[2] })
    expect(offer(walks, { ...NOTHING, proposed: 'go' }, READER)).toEqual({ ...NONE, action: null })
  })
  test('with a token is its joints, not their cells', () => {
    const traps: Choice[] = [
      { action: 'trap@2,1E', verb: 'trap', card: 'trap', x: 2, y: 1, side: 'E' },
      { action: 'trap@2,1S', verb: 'trap', card: 'trap', x: 2, y: 1, side: 'S' },
      { action: 'trap>1', verb: 'trap', card: 'trap', seat: 1, side: 'E' },
    ]
    const joints = [
      { x: 2, y: 1, side: 'E' },
      { x: 2, y: 1, side: 'S' },
    ]
    expect(offer(traps, { ...NOTHING, card: 'trap' }, READER)).toEqual({ ...NONE, joints, seats: [1], action: null })
    const odd: Choice[] = [{ action: 'odd', verb: 'trap', card: 'trap', x: 2, side: 'E' }]
    expect(offer(odd, { ...NOTHING, card: 'trap' }, READER).joints).toEqual([])
    expect(offer(traps, { ...NOTHING, card: 'trap', cell: { x: 2, y: 1, side: 'S' } }, READER).action).toBe(traps[1])
    expect(offer(traps, { ...NOTHING, card: 'trap', cell: { x: 2, y: 1 } }, READER).action).toBeNull()
  })
  test('of a mine to be turned is how it can be', () => {
    const turns: Choice[] = ['NE', 'SW'].map((face) => ({ action: `turn:${face}`, verb: 'turn', face }))
    expect(offer(turns, NOTHING, READER)).toEqual({ ...NONE, ways: turns, action: null })
    expect(offer(turns, { ...NOTHING, way: 'turn:SW' }, READER).action).toBe(turns[1])
    expect(offer(turns, { ...NOTHING, way: 'turn:N' }, READER).action).toBeNull()
  })
  test('at one place begins with what costs nothing', () => {
    const ways: Choice[] = [
      { action: 'dear', verb: 'walk', x: 2, y: 1, side: 'N', losses: 1 },
      { action: 'free', verb: 'walk', x: 2, y: 1, side: 'W' },
      { action: 'free too', verb: 'walk', x: 2, y: 1, side: 'S', losses: 0 },
    ]
    for (const order of [ways, ways.toReversed()]) {
      const offered = offer(order, { ...NOTHING, cell: { x: 2, y: 1 } }, READER).ways
      expect(offered.map(({ action }) => action).at(-1)).toBe('dear')
    }
  })
  test('beside the board is each card once', () => {
    const reader: ChoiceReader = { ...READER, slotOf: ({ slot }) => slot ?? null }
    const takes: Choice[] = [1, 2, 2].map((slot, way) => ({ action: `take:${slot}${way}`, verb: 'take', slot }))
    expect(offer([...takes, ...walks], NOTHING, reader).slots).toEqual([1, 2])
    expect(offer(takes, { ...NOTHING, slot: 1 }, reader).action).toBe(takes[0])
    expect(offer(takes, { ...NOTHING, slot: 2 }, reader)).toMatchObject({ ways: takes.slice(1), action: null })
  })
  test('with one way to play a card is nothing until it is aimed', () => {
    expect(offer(CHOICES, { ...NOTHING, card: 'EW' }, READER)).toEqual({ ...NONE, cells: [{ x: 1, y: 0 }], canPass: true, action: null })
  })
  test('with cards of one value is what is aimed without a card of the hand', () => {
    const odd: Choice[] = [{ action: 'x', verb: 'lay', card: 'EW', value: 2, x: 1, y: 1 }]
    expect(offer(odd, { ...NOTHING, value: 2 }, READER).cells).toEqual([])
  })
  test('of two cards that are passed is only a pair that may be', () => {
    const pairs: Choice[] = [
      { action: 'pass:a', verb: 'pass', card: 'a' },
      { action: 'pass:a+b', verb: 'pass', cards: ['b', 'a'] },
    ]
    const passing = { ...NOTHING, card: 'a', passing: true }
    expect(offer(pairs, passing, READER)).toEqual({ ...NONE, canPass: true, canPassTwo: true, action: pairs[0] })
    expect(offer(pairs, { ...passing, also: 'b' }, READER).action).toBe(pairs[1])
    expect(offer(pairs, { ...passing, also: 'c' }, READER).action).toBeNull()
    expect(offer(pairs.slice(1), passing, READER)).toMatchObject({ canPass: false, canPassTwo: true, action: null })
  })
})
