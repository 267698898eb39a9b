// A turn in the making: what a tap picks, turns and aims at, and passing.
import { describe, expect, test } from 'vitest'
import type { Choice } from '../../src/protocol'
import { preferences } from '../../src/settings/preferences.svelte'
import { BREAK, CHOICES, IDLE, later, MAP, MEND, NES, OTHER, pickerAt, withClock } from './picking'

withClock()

describe('whose turn it is', () => {
  test('the choices belong to who is asked', async () => {
    const { picker } = await pickerAt()
    expect([picker.mine, picker.choices.length, picker.wantsCard, picker.phase]).toEqual([true, CHOICES.length, true, 'turn'])
    expect([...picker.playable]).toEqual(['NES', 'breakL', 'mendPL', 'map'])
    expect([picker.isIdle('mendC'), picker.isIdle('map')]).toEqual([true, false])
  })
  test.each([{ turn: 1 }, { me: null }, { status: 'paused' }])('nobody else can do more than look at their cards: %o', async (made) => {
    const { picker, sent, asked } = await pickerAt(made)
    expect([picker.mine, picker.choices, picker.isIdle('mendC')]).toEqual([false, [], false])
    picker.pick(NES)
    expect(picker.picked.card).toBe('NES')
    picker.atCell({ x: 1, y: 0 }, null)
    picker.atSeat(2)
    picker.pick(BREAK)
    picker.atSeat(2)
    picker.atSlot(0)
    expect([picker.picked.cell, picker.isAimed, sent, asked]).toEqual([null, false, [], []])
  })
  test('nobody is asked before what happened has been seen', async () => {
    const { picker } = await pickerAt({ waits: () => true })
    expect([picker.isNext, picker.mine, picker.choices, picker.offer.cells]).toEqual([true, false, [], []])
  })
  test('a spectator has no seat, and where nothing is to be chosen there are no choices', async () => {
    const { picker } = await pickerAt({ me: null })
    expect(picker.seat).toBeNull()
    const asked = await pickerAt({ choices: null as unknown as Choice[] })
    expect([asked.picker.mine, asked.picker.choices]).toEqual([true, []])
  })
  test('an extra card is never only to be passed', async () => {
    const { picker } = await pickerAt()
    expect(picker.isIdle('bonus2')).toBe(false)
  })
})

describe('a card', () => {
  test('is picked, turned by a second tap, and dropped for another', async () => {
    const { picker } = await pickerAt()
    picker.pick(NES)
    expect([picker.index, picker.picked.card, picker.picked.turned, picker.isAimed]).toEqual([NES, 'NES', false, false])
    picker.pick(NES)
    expect([picker.index, picker.picked.turned]).toEqual([NES, true])
    picker.pick(OTHER)
    expect([picker.index, picker.picked.turned]).toEqual([OTHER, false])
  })
  test('that cannot be turned is put back by a second tap', async () => {
    const { picker } = await pickerAt()
    picker.pick(BREAK)
    expect(picker.canTurn()).toBe(false)
    picker.turn()
    expect(picker.picked.turned).toBe(false)
    picker.pick(BREAK)
    expect([picker.index, picker.picked.card]).toEqual([null, null])
    picker.turn()
    expect(picker.picked.turned).toBe(false)
  })
  test('that is not there cannot be picked', async () => {
    const { picker } = await pickerAt()
    picker.pick(9)
    expect(picker.index).toBeNull()
  })
  test('is forgotten with everything else', async () => {
    const { picker } = await pickerAt()
    picker.pick(NES)
    picker.complain('why')
    Object.assign(picker, { hover: { x: 1, y: 0 }, passing: true, second: 2 })
    picker.cancel()
    const { why, picked, index, second, passing, hover } = picker
    expect({ why, card: picked.card, index, second, passing, hover }).toEqual({
      why: null,
      card: null,
      index: null,
      second: null,
      passing: false,
      hover: null,
    })
  })
})

describe('a cell', () => {
  test('is aimed at, and by a second tap the card is turned where both ways fit', async () => {
    const { picker, sent } = await pickerAt()
    picker.pick(NES)
    picker.atCell({ x: 1, y: 0 }, null)
    expect([picker.isAimed, picker.offer.action?.action]).toEqual([true, 'NES@1,0'])
    picker.atCell({ x: 1, y: 0 }, null)
    expect([picker.offer.action?.action, sent]).toEqual(['NSW@1,0', []])
    picker.atCell({ x: 1, y: 0 }, null, true) // by keyboard a second time means yes
    expect(sent).toEqual(['NSW@1,0'])
    await later(0)
    expect([picker.busy, picker.index]).toEqual([false, null])
  })
  test('where one way fits is confirmed by a second tap, unless it comes too soon', async () => {
    const { picker, sent } = await pickerAt()
    picker.pick(NES)
    picker.atCell({ x: 0, y: 1 }, null)
    expect(picker.canTurn()).toBe(false)
    picker.turn()
    expect(picker.picked.turned).toBe(false)
    await later(399)
    picker.atCell({ x: 0, y: 1 }, null)
    expect(sent).toEqual([])
    await later(1)
    picker.atCell({ x: 0, y: 1 }, null)
    expect(sent).toEqual(['NSW@0,1'])
  })
  test('means nothing before a card is picked', async () => {
    const { picker, asked } = await pickerAt()
    picker.atCell({ x: 1, y: 0 }, null)
    expect([picker.picked.cell, asked]).toEqual([null, []])
  })
  test('where the card does not fit is refused with the reason, for six seconds', async () => {
    const { picker, asked } = await pickerAt()
    picker.pick(NES)
    picker.atCell({ x: 5, y: 5 }, null)
    await later(0)
    expect([asked, picker.picked.cell, picker.rule]).toEqual([['NES@5,5'], null, 'S4.2'])
    expect(picker.why).not.toBeNull()
    await later(5_000)
    picker.complain('again')
    await later(5_999)
    expect(picker.why).toBe('again')
    await later(1)
    expect(picker.why).toBeNull()
  })
  test('takes the place of what was aimed at before, and ends a complaint', async () => {
    const { picker } = await pickerAt()
    picker.pick(NES)
    picker.atCell({ x: 0, y: 1 }, null)
    picker.complain('why')
    picker.atCell({ x: 1, y: 0 }, null)
    expect([picker.picked.cell, picker.why]).toEqual([{ x: 1, y: 0, side: undefined }, null])
  })
  test('under the pointer shows what would be meant, until one is chosen', async () => {
    const { picker } = await pickerAt()
    expect(picker.meant).toBeNull()
    picker.pick(NES)
    picker.hover = { x: 0, y: 1 }
    expect([picker.meant?.action, picker.offer.action]).toEqual(['NSW@0,1', null])
    picker.atCell({ x: 1, y: 0 }, null)
    expect(picker.meant?.action).toBe('NES@1,0')
    picker.picked = { ...picker.picked, cell: { x: 7, y: 7 } }
    expect(picker.meant).toBeNull()
  })
  test('is played without asking by who likes that, if there is no way to turn the card', async () => {
    preferences.confirm = false
    const { picker, sent } = await pickerAt()
    picker.pick(NES)
    picker.atCell({ x: 1, y: 0 }, null)
    expect(sent).toEqual([])
    picker.atCell({ x: 0, y: 1 }, null)
    expect(sent).toEqual(['NSW@0,1'])
  })
})

describe('a goal, a player or one of several outcomes', () => {
  test('a map is aimed at a goal', async () => {
    const { picker, sent, asked } = await pickerAt()
    picker.pick(MAP)
    picker.atCell({ x: 8, y: 0 }, 'middle')
    expect(asked).toEqual(['map>middle'])
    picker.atCell({ x: 8, y: -2 }, 'top')
    expect([picker.isAimed, picker.picked.goal, picker.picked.cell]).toEqual([true, 'top', null])
    await later(400)
    picker.atCell({ x: 8, y: -2 }, 'top')
    expect(sent).toEqual(['map>top'])
  })
  test('a goal is a cell like any other to a tunnel', async () => {
    const { picker, asked } = await pickerAt()
    picker.pick(NES)
    picker.atCell({ x: 8, y: -2 }, 'top')
    expect(asked).toEqual(['NES@8,-2'])
  })
  test('a broken tool is aimed at a player', async () => {
    const { picker, sent, asked } = await pickerAt()
    picker.atSeat(2)
    picker.pick(BREAK)
    picker.atSeat(1)
    expect([picker.isAimed, asked]).toEqual([false, ['breakL>1']])
    picker.atSeat(2)
    picker.atSeat(2)
    expect([picker.isAimed, sent]).toEqual([true, []])
    picker.hover = { x: 1, y: 0 }
    expect(picker.meant?.action).toBe('breakL>2')
    picker.atSeat(2, true)
    expect(sent).toEqual(['breakL>2'])
  })
  test('a double repair waits for the tool', async () => {
    const { picker, sent } = await pickerAt()
    picker.pick(MEND)
    picker.atSeat(1)
    picker.confirm()
    expect([picker.offer.ways.length, sent]).toEqual([2, []])
    picker.withWay('mendPL>1L')
    expect([picker.offer.action?.action, sent]).toEqual(['mendPL>1L', []])
    preferences.confirm = false
    picker.withWay('mendPL>1P')
    expect(sent).toEqual(['mendPL>1P'])
  })
  test('a repair is asked about with its only tool, or with the first of two', async () => {
    const { picker, asked } = await pickerAt()
    picker.pick(MEND)
    picker.atSeat(2)
    picker.pick(IDLE)
    picker.atSeat(2)
    expect(asked).toEqual(['mendPL>2P', 'mendC>2'])
  })
  test('in the forest neither players nor joints are asked about without a card that is aimed at them', async () => {
    const { picker, asked } = await pickerAt({
      name: 'lost-mines',
      hand: ['ES', 'trap'],
      choices: [{ action: 'discard:ES', verb: 'discard', card: 'ES' }],
    })
    picker.pick(0)
    picker.atSeat(1)
    picker.atCell({ x: 2, y: 1, side: 'E' }, null)
    picker.atCell({ x: 11, y: 1 }, null)
    picker.pick(1)
    picker.atCell({ x: 2, y: 1 }, null)
    expect(asked).toEqual([])
  })
  test('what is legal in another way is not asked about', async () => {
    const { picker, asked } = await pickerAt({ choices: [...CHOICES, { action: 'breakL>1', verb: 'break', card: 'other', seat: 1 }] })
    picker.pick(BREAK)
    picker.atSeat(1)
    expect(asked).toEqual([])
  })
})

describe('passing', () => {
  test('a card that is picked', async () => {
    const { picker, sent } = await pickerAt()
    picker.pass()
    expect(picker.picked.passing).toBe(false)
    picker.pick(NES)
    picker.atCell({ x: 1, y: 0 }, null)
    picker.complain('why')
    picker.pass()
    expect([picker.isAimed, picker.picked.cell, picker.offer.action?.action, picker.why]).toEqual([true, null, 'pass:NES', null])
    picker.confirm()
    expect(sent).toEqual(['pass:NES'])
  })
  test('a card that is picked afterwards', async () => {
    const { picker } = await pickerAt()
    picker.passing = true
    picker.pick(IDLE)
    expect([picker.offer.action?.action, picker.passing]).toEqual(['pass:mendC', false])
  })
  test('is done without asking by who likes that', async () => {
    preferences.confirm = false
    const { picker, sent } = await pickerAt()
    picker.pick(IDLE)
    picker.pass()
    expect(sent).toEqual(['pass:mendC'])
  })
  test('does not end by pointing at the board, only by picking a card', async () => {
    const { picker, asked } = await pickerAt()
    picker.pick(NES)
    picker.pass()
    picker.atCell({ x: 1, y: 0 }, null)
    expect([picker.picked.passing, asked]).toEqual([true, []])
    picker.pick(OTHER)
    expect(picker.picked.passing).toBe(false)
  })
  test('is a slip when nobody is asked', async () => {
    const { picker } = await pickerAt({ turn: 1 })
    picker.passing = true
    picker.pick(IDLE)
    expect([picker.index, picker.picked.passing]).toEqual([IDLE, false])
  })
})

describe('the list of moves', () => {
  test.each(CHOICES)('means the same as pointing at it: $action', async ({ action, card }) => {
    const { picker, sent } = await pickerAt()
    picker.choose(action)
    expect([picker.offer.action?.action, picker.picked.proposed, picker.hand[picker.index!]]).toEqual([action, null, card])
    expect(sent).toEqual([])
    picker.confirm()
    expect(sent).toEqual([action])
  })
  test('picks the treasure that is taken, and both cards that are discarded', async () => {
    const take: Choice[] = [0, 2].map((slot) => ({ action: `take${slot}`, verb: 'take', slot }))
    const { picker } = await pickerAt({ name: 'lost-mines', choices: take, view: { phase: 'take' } })
    picker.choose('take2')
    expect([picker.picked.slot, picker.index]).toEqual([2, null])
    const discard: Choice[] = [{ action: 'discard:EW+EW', verb: 'discard', card: 'EW', cards: ['EW', 'EW'] }]
    const two = await pickerAt({ name: 'lost-mines', choices: discard, hand: ['NS', 'EW', 'EW'] })
    two.picker.choose('discard:EW+EW')
    expect([two.picker.index, two.picker.second, two.picker.offer.action?.action]).toEqual([1, 2, 'discard:EW+EW'])
  })
  test('proposes what cannot be pointed at', async () => {
    const { picker } = await pickerAt({ name: 'lost-mines', choices: [{ action: 'vote', verb: 'vote' }] })
    picker.choose('vote')
    expect([picker.picked.proposed, picker.offer.action?.action]).toEqual(['vote', 'vote'])
  })
})
