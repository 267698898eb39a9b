// The forest with what its viewer knows: mines, dwarfs, tokens and treasures.
import { expect, test } from 'vitest'
import { dwarfAt, dwarfsOf, learntPicture, minesOf, tokensOf, treasuresOf } from '../../../src/games/lost-mines/board_items'
import type { LostMinesEvent, LostMinesView } from '../../../src/games/lost-mines/protocol'
import type { People } from '../../../src/table/people'
import { bringTexts, listed, speak, t } from '../../../src/text/text.svelte'

await speak('en')
await bringTexts('lost-mines')
const PEOPLE = { seats: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cid' }], me: 0 } as unknown as People
const VIEW = {
  seat: 0,
  turn: 1,
  board: [{ x: 9, y: 2, what: 'mine', face: 'NES', feature: null }],
  mines: [
    { slot: 0, x: 9, y: 2, face_up: true, holds: 'gold', looked_by: [] },
    { slot: 1, x: 9, y: 4, face_up: false, holds: 'gems', looked_by: [0, 2] },
    { slot: 2, x: 9, y: 6, face_up: false, holds: null, looked_by: [] },
  ],
  dwarfs: [
    { clan: 'blue', x: 1, y: 2 },
    { clan: 'yellow', x: 9, y: 2 },
    { clan: null, x: null, y: null },
  ],
  tokens: [
    { x: 1, y: 2, side: 'E', what: 'trap', owner: 1 },
    { x: 1, y: 3, side: 'S', what: 'troll', owner: 0 },
  ],
  treasures: [
    { kind: 'gold', value: null, taken_by: null, looked_by: [] },
    { kind: 'gems', value: 3, taken_by: null, looked_by: [0, 1] },
    { kind: 'gems', value: 4, taken_by: 0, looked_by: [2] },
    { kind: 'silver', value: null, taken_by: 1, looked_by: [] },
  ],
} as unknown as LostMinesView
const place = (column: number, row: number): string => t('forest-place', { column, row })

test('mines are open, known to the viewer, or hidden', () => {
  expect(minesOf(VIEW, PEOPLE).map(({ label, tag, seers }) => [label, tag, seers.length])).toEqual([
    [t('forest-mine-open', { holds: 'gold', place: place(10, 3) }), '1', 0],
    [t('forest-mine-known', { number: 2, holds: 'gems' }), '2', 2],
    [t('forest-mine-hidden', { number: 3 }), '3', 0],
  ])
  const [open, known, hidden] = minesOf(VIEW, PEOPLE)
  expect([open!.picture !== null, open!.known, known!.picture, known!.known !== null, hidden!.known]).toEqual([
    true,
    null,
    null,
    true,
    null,
  ])
})

test('who points at a mine that is face down reads what it may be, and who has seen it', () => {
  const help = t('forest-mine-help')
  expect(minesOf(VIEW, PEOPLE).map(({ about }) => about)).toEqual([[], [help, 'Seen by: you and Cid'], [help]])
})

test('dwarfs that have a place are shown, and whose turn it is', () => {
  expect(dwarfsOf(VIEW, PEOPLE).map(({ key, picture, own, turn }) => [key, picture, own, turn])).toEqual([
    ['0', 'face-figure-blue', true, false],
    ['1', 'face-figure-yellow', false, true],
  ])
  expect([dwarfAt(VIEW, 1), dwarfAt(VIEW, 2), dwarfAt(VIEW, 7), dwarfAt(VIEW, null)]).toEqual([{ x: 9, y: 2 }, null, null, null])
})

test('traps and trolls are between two cells', () => {
  expect(tokensOf(VIEW, PEOPLE).map(({ key, side, picture }) => [key, side, picture])).toEqual([
    ['trap 1,2E', 'E', 'token-trap'],
    ['troll 1,3S', 'S', 'token-troll'],
  ])
})

test('treasures are left, or somebody has them', () => {
  const { cards, left } = treasuresOf(VIEW, PEOPLE)!
  expect(left).toBe(t('forest-treasures-left', { count: 2 }))
  expect(cards.map(({ picture, own, taken, seers }) => [picture, own, taken, seers.length])).toEqual([
    ['face-treasure-gold', false, null, 0],
    ['face-treasure-gems-3', false, null, 2],
    ['face-treasure-gems-4', true, { picture: 'clan-blue', number: 1 }, 0],
    ['face-treasure-silver', false, { picture: 'clan-yellow', number: 2 }, 0],
  ])
  const gems = t('forest-treasure-worth', { kind: 'gems', value: 3 })
  expect(cards[1]!.label).toBe(t('forest-treasure-seen', { treasure: gems, who: listed([t('player-you'), 'Ben']) }))
  expect(cards[3]!.label).toBe(t('forest-treasure-taken', { treasure: t('forest-treasure', { kind: 'silver' }), who: 'Ben' }))
  expect(treasuresOf({ ...VIEW, treasures: [] }, PEOPLE)).toBeNull()
})

test.each<[Partial<LostMinesEvent>, object | null]>([
  [{ holds: 'dragon' }, { name: 'token-dragon', isCard: false }],
  [{ holds: 'gold' }, { name: 'piece-gold', isCard: false }],
  [{}, null],
  [
    { character: 'loyal', which: 1 },
    { name: 'face-loyal-yellow', isCard: true },
  ],
  [
    { which: 1, value: 3 },
    { name: 'face-treasure-gems-3', isCard: true },
  ],
  [{ which: 9, value: 3 }, null],
])('what was learnt by a look: %o', (event, picture) => {
  expect(learntPicture(VIEW, event as LostMinesEvent)).toEqual(picture)
})
