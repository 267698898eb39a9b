// Cards, places, moves and phrases of Saboteur by their texts, and the board with what the viewer knows.
import { describe, expect, test } from 'vitest'
import { cardsOf, goalsOf, lastOf } from '../../../src/games/saboteur/board_items'
import type { SaboteurView } from '../../../src/games/saboteur/protocol'
import {
  boxCardName,
  brokenTools,
  cardHelp,
  cardName,
  cardTitle,
  choiceText,
  phraseArgs,
  phraseChoices,
  placeName,
} from '../../../src/games/saboteur/words'
import type { Choice } from '../../../src/protocol'
import { speak, bringTexts, t } from '../../../src/text/text.svelte'
import type { People } from '../../../src/table/people'

await speak('en')
await bringTexts('saboteur')
const PEOPLE = { seats: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cid' }], me: 0 } as unknown as People

test.each([
  ['NES', 'Junction, open up, right, and down'],
  ['breakC', t('card-break', { tool: 'cart' })],
  ['mendPL', t('card-mend', { tool: 'pickaxe-lantern' })],
  ['bonus2', t('card-bonus', { value: 2 })],
  ['nugget3', t('card-nugget', { value: 3 })],
  ['stoneNE', t('card-stone')],
  ['map', t('card-map')],
])('the name of %s', (kind, name) => {
  expect(cardName(kind)).toBe(name)
  expect(boxCardName(kind)).toBe(cardName(kind))
})

test('beside its picture a tunnel has a short name', () => {
  expect(['NES', 'ns', 'map'].map(cardTitle)).toEqual(['Junction', 'Dead end', 'Map'])
})

test.each([
  ['NES', 'Continues the tunnel. All sides must match the cards next to it.'],
  ['ns', 'Fits like a tunnel but leads nowhere: it blocks the way.'],
  ['breakL', 'A player with a broken lantern can’t place tunnels.'],
  ['mendC', 'Repairs a broken cart, yours or another player’s.'],
  ['mendPC', 'Repairs one of these two tools, yours or another player’s.'],
  ['map', 'Look at one of the goals. Only you see what it is.'],
  ['bonus2', 'Goes between the start and the goals. The first player to reach it gets its nuggets.'],
])('what %s does', (kind, text) => {
  expect(cardHelp(kind)).toBe(text)
})

test('roles are cards of the box, too', () => {
  expect([boxCardName('miner'), boxCardName('saboteur')]).toEqual([
    t('role-title', { role: 'miner' }),
    t('role-title', { role: 'saboteur' }),
  ])
})

test.each([
  [{ x: 2, y: -1 }, '1 above, 2 right of the start'],
  [{ x: -1, y: 3 }, '3 below, 1 left of the start'],
  [{ x: 4, y: 0 }, '4 right of the start'],
  [{ x: 0, y: -2 }, '2 above the start'],
])('a place is said from the start: %o', (cell, text) => {
  expect(placeName(cell)).toBe(text)
})

const HERE = placeName({ x: 1, y: 0 })

test.each<[Partial<Choice>, string]>([
  [{ verb: 'rockfall', x: 1, y: 0 }, `${t('card-rockfall')}: ${HERE}`],
  [{ verb: 'bonus', value: 2, x: 1, y: 0 }, `${t('card-bonus', { value: 2 })}: ${HERE}`],
  [{ verb: 'map', goal: 'bottom' }, t('move-map', { number: 3 })],
  [{ verb: 'break', seat: 2, tool: 'cart' }, t('move-break', { me: 'no', who: 'Cid', tool: 'cart' })],
  [{ verb: 'mend', seat: 0, tool: 'cart' }, t('move-mend', { me: 'yes', who: t('you'), tool: 'cart' })],
  [{ verb: 'pass', card: 'map' }, `${t('do-pass-card')}: ${t('card-map')}`],
  [{ verb: 'take', value: 1 }, t('card-nugget', { value: 1 })],
  [{ verb: 'stop' }, t('do-stop')],
])('a move as a sentence: %o', (choice, text) => {
  expect(choiceText(choice as Choice, PEOPLE)).toBe(text)
})

test('a lay names its card and its place', () => {
  expect(choiceText({ verb: 'lay', face: 'NS', x: 1, y: 0 } as Choice, PEOPLE)).toBe(`${cardName('NS')}: ${HERE}`)
})

test('below the name of its card a move is brief', () => {
  const brief = (choice: Partial<Choice>): string => choiceText(choice as Choice, PEOPLE, true)
  expect(brief({ verb: 'lay', face: 'NS', x: 1, y: 0 })).toBe(HERE)
  expect(brief({ verb: 'rockfall', x: 1, y: 0 })).toBe(HERE)
  expect(brief({ verb: 'pass', card: 'map' })).toBe(t('do-pass-card'))
  expect(brief({ verb: 'map', goal: 'bottom' })).toBe(t('move-map', { number: 3 }))
})

test('broken tools, and what phrases are about', () => {
  expect(brokenTools({ broken: ['PC', ''] } as unknown as SaboteurView, 0)).toEqual(['pickaxe', 'cart'])
  expect(brokenTools({ broken: ['PC'] } as unknown as SaboteurView, 1)).toEqual([])
  expect(phraseChoices('goal').map(({ value, text }) => [value, text])).toEqual([
    ['top', '1'],
    ['middle', '2'],
    ['bottom', '3'],
  ])
  expect(phraseChoices('tool').map(({ value, icon }) => [value, icon])).toEqual([
    ['pickaxe', 'tool-P'],
    ['lantern', 'tool-L'],
    ['cart', 'tool-C'],
  ])
  expect([phraseArgs(['middle']), phraseArgs(['cart']), phraseArgs([])]).toEqual([{ number: 2 }, { tool: 'cart' }, {}])
})

describe('the board', () => {
  const goal = { x: 8, face_up: false, treasure: null, looked_by: [] }
  const view = {
    table: [
      { x: 0, y: 0, what: 'start', face: 'NESW' },
      { x: 1, y: 0, what: 'tunnel', face: 'NES' },
      { x: 4, y: 1, what: 'bonus', face: '' },
      { x: 8, y: -2, what: 'goal', face: 'NE' },
    ],
    goals: [
      { ...goal, name: 'top', y: -2, face_up: true, treasure: 'NE' },
      { ...goal, name: 'middle', y: 0, treasure: 'gold', looked_by: [0] },
      { ...goal, name: 'bottom', y: 2 },
    ],
    bonus: { value: 2 },
    winners: null,
    last_laid: [1, 0],
  } as unknown as SaboteurView

  test('shows cards that lie there, each on its way as long as it flies', () => {
    const cards = cardsOf(view, new Map([['1,0', 300]]))
    expect(cards.map(({ key, wait }) => [key, wait])).toEqual([
      ['0,0 start', 0],
      ['1,0 NES', 300],
      ['4,1 bonus2', 0],
    ])
    expect(cards.map(({ label }) => label).slice(0, 2)).toEqual([t('card-start'), `${cardName('NES')}, ${HERE}`])
    expect(cardsOf({ ...view, bonus: null }, new Map())[2]!.key).toBe('4,1 bonus1')
  })
  test('shows goals as the viewer knows them', () => {
    const claims = new Map([
      [
        'bottom',
        [
          { seat: 1, phrase: 'goal_is_gold' },
          { seat: 2, phrase: 'goal_is_stone' },
          { seat: 0, phrase: 'goal_is_stone' },
        ],
      ],
    ])
    const [top, middle, bottom] = goalsOf(view, claims as never, PEOPLE)
    expect([top!.label, top!.known, middle!.label, middle!.picture, middle!.known, middle!.seers.length]).toEqual([
      t('card-stone'),
      null,
      t('goal-hidden-gold', { number: 2 }),
      null,
      { picture: 'nugget' },
      1,
    ])
    expect([bottom!.label, bottom!.known, bottom!.claims?.map(({ picture, words }) => [picture, words])]).toEqual([
      t('goal-hidden', { number: 3 }),
      null,
      [
        ['nugget', 'Ben says: goal 3 is gold'],
        ['stone', 'Cid says: goal 3 is stone'],
        ['stone', 'You say: goal 3 is stone'],
      ],
    ])
  })
  test('turns every goal up when all is over, and crosses out a stone that one has seen', () => {
    const stone = [{ ...goal, name: 'top', y: -2, treasure: 'NE' }]
    expect(goalsOf({ ...view, goals: stone } as never, new Map(), PEOPLE)[0]!.known).toEqual({ picture: 'stone', crossed: true })
    expect(goalsOf({ ...view, winners: [0] }, new Map(), PEOPLE).map(({ picture }) => picture !== null)).toEqual([true, true, false])
  })
  test('marks the last card as long as it is there', () => {
    expect(lastOf(view)).toEqual({ x: 1, y: 0 })
    expect(lastOf({ ...view, last_laid: [5, 5] })).toBeNull()
    expect(lastOf({ ...view, last_laid: null })).toBeNull()
  })
})
