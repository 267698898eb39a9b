// What the prompt of The Lost Mines says: the step of the turn, what is asked, and what can be pressed.
import { describe, expect, test } from 'vitest'
import type { Choice } from '../../../src/protocol'
import { listed, speak, bringTexts, t } from '../../../src/text/text.svelte'
import type { People } from '../../../src/table/people'
import { pickerAt, withClock, type Made } from '../../table/picking'

await speak('en')
await bringTexts('lost-mines')
const PEOPLE = { seats: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cid' }], me: 0 } as unknown as People

withClock()

const HAND = ['NES-tree', 'trap', 'infoMT', 'axe', 'storm', 'infoMD', 'troll']
const CHOICES: Choice[] = [
  { action: 'NES-tree@2,2', verb: 'lay', card: 'NES-tree', face: 'NES', x: 2, y: 2 },
  { action: 'NSW-tree@2,2', verb: 'lay', card: 'NES-tree', face: 'NSW', x: 2, y: 2 },
  { action: 'NSW-tree@0,2', verb: 'lay', card: 'NES-tree', face: 'NSW', x: 0, y: 2 },
  { action: 'trap@1,2E', verb: 'trap', card: 'trap', x: 1, y: 2, side: 'E' },
  { action: 'infoMT>mine1', verb: 'look', card: 'infoMT', seen: 'mine', slot: 1 },
  { action: 'infoMT>treasure1', verb: 'look', card: 'infoMT', seen: 'treasure', slot: 1 },
  { action: 'infoMD>dwarf2', verb: 'look', card: 'infoMD', seen: 'dwarf', seat: 2 },
  { action: 'axe@3,2', verb: 'tool', card: 'axe', x: 3, y: 2 },
  { action: 'storm@4,2', verb: 'storm', card: 'storm', x: 4, y: 2 },
  { action: 'discard:axe', verb: 'discard', card: 'axe', cards: ['axe'] },
  { action: 'discard:trap', verb: 'discard', card: 'trap', cards: ['trap'] },
  { action: 'discard:axe,trap', verb: 'discard', card: 'axe', cards: ['axe', 'trap'] },
  { action: 'discard:troll', verb: 'discard', card: 'troll', cards: ['troll'] },
  { action: 'vote', verb: 'vote' },
]
const VIEW = {
  seat: 0,
  pile: 5,
  hand_sizes: [7, 7, 7],
  walk: null,
  turn: 0,
  mines: [{ slot: 0, x: 9, y: 2, holds: 'gold' }],
  dwarfs: [
    { x: 9, y: 2 },
    { x: 1, y: 4 },
    { x: 1, y: 2 },
  ],
  treasures: [
    { kind: 'gold', value: null },
    { kind: 'gems', value: 3 },
  ],
}

async function asked({ view, ...made }: Made = {}) {
  const { picker } = await pickerAt({ name: 'lost-mines', hand: HAND, choices: CHOICES, ...made, view: { ...VIEW, ...view } })
  const prompt = () => picker.game.promptText(picker, PEOPLE)
  return { picker, prompt, words: () => [prompt().text, prompt().confirm] }
}

describe('somebody else', () => {
  test.each([
    ['turn', 'turn'],
    ['walk', 'walk'],
    ['turn_mine', 'turn-mine'],
    ['take', 'take'],
    ['vote', 'vote'],
    ['loss', 'turn'],
  ])('is named: %s', async (phase, id) => {
    const { words } = await asked({ turn: 1, view: { phase } })
    expect(words()).toEqual([t(`forest-other-${id}`, { who: 'Ben' }), null])
  })
  test('plays on while one without cards has to wait', async () => {
    const out = { pile: 0, hand_sizes: [0, 3, 3] }
    expect((await asked({ turn: 1, view: out })).words()[0]).toBe(t('forest-you-are-out'))
    expect((await asked({ turn: 1, view: { ...out, phase: 'vote' } })).words()[0]).toBe(t('forest-other-vote', { who: 'Ben' }))
    expect((await asked({ turn: 1, view: { ...out, pile: 1 } })).words()[0]).toBe(t('forest-other-turn', { who: 'Ben' }))
    expect((await asked({ turn: 1, me: null, view: { ...out, seat: null } })).words()[0]).toBe(t('forest-other-turn', { who: 'Ben' }))
  })
})

test('the steps of a turn are done, now or next', async () => {
  const { prompt } = await asked({ view: { phase: 'walk' } })
  expect(prompt().steps?.all.map(({ state }) => state)).toEqual(['done', 'now', 'next', 'next'])
  expect((await asked({ view: { phase: 'over' } })).prompt().steps?.all).toEqual([])
})

describe('before a card is picked', () => {
  test('the turn and a vote are offered', async () => {
    const { picker, prompt, words } = await asked({ view: { pile: 3 } })
    expect([prompt().text, prompt().proposals]).toEqual([
      'Play a card, or discard 1 or 2',
      [{ action: 'vote', text: 'Ask to end the round' }],
    ])
    expect(
      picker.game.choiceText(
        picker.choices.find(({ verb }) => verb === 'vote')!,
        PEOPLE,
      ),
    ).toBe('Ask to end the round')
    picker.passing = true
    expect(prompt().text).toBe(t('forest-discard-which'))
    picker.propose('vote')
    expect(words()).toEqual([t('forest-vote-call'), t('forest-do-vote')])
  })
  test('a vote is not offered long before the end of the round', async () => {
    const { picker, prompt } = await asked({ view: { pile: 4 } })
    expect(prompt().proposals).toEqual([])
    expect(picker.choices.map(({ verb }) => verb)).toContain('vote')
  })
  test('one who holds a single card may discard only that', async () => {
    const { prompt } = await asked({ view: { hand: ['trap'] } })
    expect(prompt().text).toBe('Play your card, or discard it')
  })
  test('one votes yes or no', async () => {
    const { prompt } = await asked({ view: { phase: 'vote', caller: 1 } })
    expect([prompt().text, prompt().deeds?.map(({ action, key }) => [action, key])]).toEqual([
      t('forest-vote-yours', { who: 'Ben' }),
      [
        ['no', 'n'],
        ['yes', 'y'],
      ],
    ])
  })
})

describe('a picked card', () => {
  const at = (x: number, y: number) => ({ x, y })

  test('is laid, and turned where it fits both ways', async () => {
    const { picker, words } = await asked()
    picker.pick(0)
    expect(words()).toEqual(['Where should the fallen tree block the way?', null])
    picker.atCell(at(2, 2), null)
    expect(words()).toEqual([t('forest-lay-turn', { tool: 'NES-tree' }), t('forest-do-lay')])
    picker.atCell(at(0, 2), null)
    expect(words()).toEqual([t('forest-lay', { tool: 'NES-tree' }), t('forest-do-lay')])
  })
  test('is a trap between two cells', async () => {
    const { picker, words } = await asked()
    picker.pick(1)
    expect(words()).toEqual([t('forest-trap-where'), null])
    picker.atCell({ ...at(1, 2), side: 'E' }, null)
    expect(words()).toEqual([t('forest-trap-set'), t('forest-do-trap')])
  })
  test.each([
    [3, at(3, 2), 'tool'],
    [4, at(4, 2), 'storm'],
  ])('is a tool or a storm: %d', async (card, cell, verb) => {
    const { picker, words } = await asked()
    picker.pick(card)
    expect(words()[0]).toBe(t(`forest-${verb}-where`, { tool: HAND[card]! }))
    picker.atCell(cell, null)
    expect(words()).toEqual([t(`forest-${verb}`, { tool: HAND[card]! }), verb === 'tool' ? 'Clear it' : t('forest-do-storm')])
  })
  test('looks at a mine, a treasure or a dwarf', async () => {
    const { picker, words } = await asked()
    picker.pick(2)
    expect(words()).toEqual([t('forest-look-where', { card: 'infoMT' }), null])
    picker.atCell(at(9, 2), 'mine1')
    expect(words()).toEqual([t('forest-look-mine', { number: 2 }), t('forest-do-look')])
    picker.atSlot(1)
    expect(words()[0]).toBe(t('forest-look-treasure', { treasure: t('forest-treasure-worth', { kind: 'gems', value: 3 }) }))
    picker.pick(5)
    picker.atSeat(2)
    expect(words()[0]).toBe(t('forest-look-dwarf', { who: 'Cid' }))
  })
  test.each([
    ['rope', 'No pit to cross. Discard it or pick another.'],
    ['NS-pit', 'It fits nowhere now. Discard it or pick another.'],
    ['infoTD', 'You can’t play it now. Discard it or pick another.'],
  ])('%s says why it can do nothing', async (card, text) => {
    const { picker, words } = await asked({ hand: [card], choices: [{ action: `discard:${card}`, verb: 'discard', card, cards: [card] }] })
    picker.pick(0)
    expect(words()[0]).toBe(text)
  })
  test.each([
    ['NS', 'Dwarfs walk on it. It must continue another path.'],
    ['NS-pit', 'Nobody gets across the pit until a rope is played on it.'],
    ['storm', 'Removes a path card with no dwarf on it.'],
    ['infoTD', 'You see one of the two things, and may not tell anyone what you saw.'],
  ])('%s says what it does', async (card, text) => {
    expect((await asked()).picker.game.cardHelp(card)).toBe(text)
  })
  test('can do no more than be discarded, alone or with another', async () => {
    const { picker, words } = await asked()
    picker.pick(6)
    expect(words()).toEqual(['No place for it now. Discard it or pick another.', null])
    picker.pass()
    expect(words()).toEqual([t('forest-discard-one'), t('forest-do-discard')])
    picker.cancel()
    picker.pick(3)
    picker.pass()
    expect(words()[0]).toBe(t('forest-discard'))
    picker.pick(1)
    expect(words()).toEqual([t('forest-discard-two'), t('forest-do-discard-two')])
  })
})

describe('a walk', () => {
  const walk = (x: number, more: Partial<Choice> = {}): Choice => ({ action: `walk@${x},2`, verb: 'walk', x, y: 2, losses: 0, ...more })
  const walking = (...choices: Choice[]) => asked({ choices, view: { phase: 'walk' } })

  test('is free, or costs cards', async () => {
    const { picker, prompt, words } = await walking(walk(2), walk(3, { losses: 1 }))
    expect([prompt().text, prompt().deeds?.map(({ action }) => action)]).toEqual([t('forest-walk-yours'), ['stay']])
    picker.atCell({ x: 2, y: 2 }, null)
    expect(words()).toEqual([t('forest-walk'), t('forest-do-walk')])
    picker.atCell({ x: 3, y: 2 }, null)
    expect(words()).toEqual([t('forest-walk-lose', { count: 1 }), t('forest-do-walk')])
  })
  test('may lead nowhere', async () => {
    expect((await walking({ action: 'stay', verb: 'stay' })).words()[0]).toBe(t('forest-walk-none'))
  })
  test('into a mine by one of two sides asks which', async () => {
    const ways = [walk(9, { action: 'walk@9,2<W', side: 'W' }), walk(9, { action: 'walk@9,2<S', side: 'S', losses: 1 })]
    const { picker, prompt } = await walking(...ways)
    picker.atCell({ x: 9, y: 2 }, null)
    expect(prompt().ways?.map(({ text }) => text)).toEqual(['from the left: this costs nothing', 'from below: this costs 1 card'])
  })
})

test('a mine is turned with what it holds in sight', async () => {
  const choices: Choice[] = ['NEW', 'ESW'].map((face) => ({ action: `turn:${face}`, verb: 'turn', face }))
  const { picker, prompt } = await asked({ choices, view: { phase: 'turn_mine' } })
  expect([prompt().text, prompt().ways?.map(({ text }) => text)]).toEqual([
    t('forest-turn-yours'),
    [
      t('forest-mine-turned', { holds: 'gold', sides: listed([t('side-N'), t('side-E'), t('side-W')]) }),
      t('forest-mine-turned', { holds: 'gold', sides: listed([t('side-E'), t('side-S'), t('side-W')]) }),
    ],
  ])
  picker.withWay('turn:ESW')
  expect([prompt().text, prompt().confirm]).toEqual([t('forest-turn'), t('forest-do-turn')])
  const away = await asked({ choices, view: { phase: 'turn_mine', mines: [] } })
  expect(away.prompt().ways?.map(({ text }) => text)).toEqual(['NEW', 'ESW'])
})

test('a treasure is taken', async () => {
  const choices: Choice[] = [0, 1].map((slot) => ({ action: `take:${slot}`, verb: 'take', slot }))
  const { picker, words } = await asked({ choices, view: { phase: 'take' } })
  expect(words()).toEqual([t('forest-take-yours'), null])
  picker.atSlot(0)
  expect(words()).toEqual([t('forest-take'), t('forest-do-take')])
})

describe('moves as sentences', () => {
  test.each<[Partial<Choice>, string]>([
    [
      { verb: 'trap', card: 'trap', x: 1, y: 2, side: 'E' },
      `${t('forest-card-trap')}: ${t('forest-joint', { side: 'E', place: t('forest-place', { column: 2, row: 3 }) })}`,
    ],
    [
      { verb: 'troll', card: 'troll', x: 1, y: 2, side: 'S' },
      `${t('forest-card-troll')}: ${t('forest-joint', { side: 'S', place: t('forest-place', { column: 2, row: 3 }) })}`,
    ],
    [{ verb: 'storm', card: 'storm', x: 0, y: 0 }, `${t('forest-card-storm')}: ${t('forest-place', { column: 1, row: 1 })}`],
    [{ verb: 'walk', x: 1, y: 2 }, t('forest-move-walk', { place: t('forest-place', { column: 2, row: 3 }) })],
    [
      { verb: 'walk', x: 1, y: 2, losses: 1 },
      `${t('forest-move-walk', { place: t('forest-place', { column: 2, row: 3 }) })}, ${t('forest-price', { losses: 1 })}`,
    ],
    [{ verb: 'turn', face: 'NE' }, t('forest-move-turn', { mine: listed([t('side-N'), t('side-E')]) })],
    [{ verb: 'take', slot: 0 }, t('forest-move-take', { treasure: `1: ${t('forest-treasure', { kind: 'gold' })}` })],
    [{ verb: 'discard', card: 'axe' }, t('forest-move-discard', { cards: t('forest-card-axe') })],
    [
      { verb: 'discard', card: 'axe', cards: ['axe', 'trap'] },
      t('forest-move-discard', { cards: listed([t('forest-card-axe'), t('forest-card-trap')]) }),
    ],
    [{ verb: 'look', seen: 'mine', slot: 1 }, t('forest-move-look-mine', { number: 2 })],
    [{ verb: 'look', seen: 'dwarf', seat: 1 }, t('forest-move-look-dwarf', { who: 'Ben' })],
    [
      { verb: 'look', seen: 'treasure', slot: 1 },
      t('forest-move-look-treasure', { number: 2, treasure: t('forest-treasure-worth', { kind: 'gems', value: 3 }) }),
    ],
    [{ verb: 'yes' }, t('forest-move-yes')],
  ])('%o', async (choice, text) => {
    const { picker } = await asked()
    expect(picker.game.choiceText(choice as Choice, PEOPLE)).toBe(text)
  })
})

test.each(CHOICES)('a move from the list is confirmed by what it is: $action', async ({ action, verb, card, cards }) => {
  const { picker, prompt } = await asked()
  picker.choose(action)
  const isOneOfTwo = verb === 'discard' && CHOICES.some((one) => one.cards?.length === 2 && one.cards.includes(card!))
  const done = cards?.length === 2 ? 'discard-two' : isOneOfTwo ? 'discard-only' : verb
  expect(prompt().confirm).toBe(t(`forest-do-${done}`, { tool: card ?? '' }))
})
