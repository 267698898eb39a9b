// A turn in the making: two cards at a time, moves without a card, and sending.
import { describe, expect, test } from 'vitest'
import type { Choice } from '../../src/protocol'
import { preferences } from '../../src/settings/preferences.svelte'
import { BREAK, IDLE, later, NES, pickerAt, REFUSED, withClock } from './picking'

withClock()

describe('two cards at a time', () => {
  const hand = ['ES', 'trap', 'ES', 'storm']
  const choices: Choice[] = [
    ...hand.map((card) => ({ action: `discard:${card}`, verb: 'discard', card })),
    { action: 'discard:ES+trap', verb: 'discard', cards: ['ES', 'trap'] },
    { action: 'discard:2ES', verb: 'discard', cards: ['ES', 'ES'] },
  ]
  const discarding = async () => {
    const made = await pickerAt({ name: 'lost-mines', hand, choices })
    made.picker.pick(0)
    made.picker.pass()
    return made
  }
  test('are discarded, the second picked behind the first', async () => {
    const { picker, sent } = await discarding()
    expect([picker.offer.canPassTwo, picker.offer.action?.action]).toEqual([true, 'discard:ES'])
    picker.pick(1)
    expect([picker.second, picker.offer.action?.action]).toEqual([1, 'discard:ES+trap'])
    picker.pick(2)
    expect([picker.index, picker.second, picker.offer.action?.action]).toEqual([0, 2, 'discard:2ES'])
    picker.confirm()
    expect(sent).toEqual(['discard:2ES'])
  })
  test('become one again when either is put back, and none when that is put back too', async () => {
    const { picker } = await discarding()
    picker.pick(1)
    picker.pick(1)
    expect([picker.second, picker.offer.action?.action]).toEqual([null, 'discard:ES'])
    picker.pick(1)
    picker.pick(0)
    expect([picker.index, picker.second, picker.offer.action?.action]).toEqual([0, null, 'discard:ES'])
    picker.pick(9)
    expect(picker.second).toBeNull()
    picker.pick(0)
    expect(picker.index).toBeNull()
  })
  test('can still be wanted by who is never asked', async () => {
    preferences.confirm = false
    const { picker, sent } = await discarding()
    expect([picker.picked.passing, sent]).toEqual([true, []])
  })
  test('are forgotten by passing again', async () => {
    const { picker } = await discarding()
    picker.pick(1)
    picker.pass()
    expect([picker.second, picker.picked.also]).toEqual([null, null])
  })
})

describe('without a card', () => {
  const walk: Choice[] = [
    { action: 'walk@2,1', verb: 'walk', x: 2, y: 1, losses: 0 },
    { action: 'stay', verb: 'stay' },
  ]
  test('a walk is aimed at a cell', async () => {
    const { picker, sent, asked } = await pickerAt({ name: 'lost-mines', hand: ['ES'], choices: walk, view: { phase: 'walk' } })
    expect(picker.wantsCard).toBe(false)
    picker.pick(0)
    expect(picker.index).toBeNull()
    picker.atCell({ x: 3, y: 3 }, null)
    expect(asked).toEqual(['walk@3,3'])
    picker.atCell({ x: 2, y: 1 }, null)
    picker.confirm()
    expect(sent).toEqual(['walk@2,1'])
  })
  test('a proposal waits to be confirmed', async () => {
    const { picker, sent } = await pickerAt({ name: 'lost-mines', hand: ['ES'], choices: walk, view: { phase: 'walk' } })
    picker.atCell({ x: 2, y: 1 }, null)
    picker.complain('why')
    picker.propose('stay')
    expect(picker.why).toBeNull()
    expect([picker.offer.action?.action, picker.picked.cell, sent]).toEqual(['stay', null, []])
    preferences.confirm = false
    picker.propose('stay')
    expect(sent).toEqual(['stay'])
  })
  test('a treasure is taken beside the board', async () => {
    const take: Choice[] = [0, 2].map((slot) => ({ action: `take:${slot}`, verb: 'take', slot }))
    const { picker, sent } = await pickerAt({ name: 'lost-mines', hand: [], choices: take, view: { phase: 'take' } })
    picker.atSlot(1)
    expect(picker.isAimed).toBe(false)
    picker.atSlot(2)
    expect(picker.isAimed).toBe(true)
    picker.atSlot(2)
    expect(sent).toEqual([])
    picker.atSlot(2, true)
    expect(sent).toEqual(['take:2'])
  })
  test('a joint is not the cell beside it', async () => {
    const trap: Choice[] = [{ action: 'trap@2,1E', verb: 'trap', card: 'trap', x: 2, y: 1, side: 'E' }]
    const { picker, sent } = await pickerAt({ name: 'lost-mines', hand: ['trap'], choices: trap })
    picker.pick(0)
    picker.atCell({ x: 2, y: 1 }, null)
    expect(picker.isAimed).toBe(false)
    picker.atCell({ x: 2, y: 1, side: 'E' }, null)
    picker.confirm()
    expect(sent).toEqual(['trap@2,1E'])
  })
  test('an extra card is aimed by its value', async () => {
    const bonus: Choice[] = [{ action: 'bonus2@3,0', verb: 'bonus', value: 2, x: 3, y: 0 }]
    const view = { phase: 'bonus', bonuses_left: [1, 2] }
    const { picker, asked } = await pickerAt({ choices: bonus, view })
    picker.pick(1)
    picker.atCell({ x: 7, y: 0 }, null)
    expect([asked, picker.wantsCard]).toEqual([['bonus2@7,0'], true])
    picker.atCell({ x: 3, y: 0 }, null)
    expect(picker.offer.action?.action).toBe('bonus2@3,0')
  })
})

describe('sending', () => {
  test('happens once, and nothing can be picked until the answer is there', async () => {
    const { picker, sent } = await pickerAt()
    picker.pick(IDLE)
    picker.pass()
    picker.confirm()
    expect(picker.busy).toBe(true)
    picker.confirm()
    picker.pick(NES)
    picker.atSeat(2)
    picker.atSlot(0)
    expect([sent, picker.index]).toEqual([['pass:mendC'], IDLE])
    await later(0)
    expect([picker.busy, picker.index]).toEqual([false, null])
  })
  test('that is refused leaves what was picked, and says why', async () => {
    const { picker, server } = await pickerAt()
    server.answer = REFUSED
    picker.pick(NES)
    picker.atCell({ x: 0, y: 1 }, null)
    picker.confirm()
    await later(0)
    expect([picker.busy, picker.index, picker.rule]).toEqual([false, NES, 'S4.2'])
    expect(picker.why).not.toBeNull()
  })
  test('leaves nothing to be aimed at while an answer is awaited', async () => {
    const { picker } = await pickerAt()
    picker.pick(NES)
    picker.busy = true
    picker.atCell({ x: 1, y: 0 }, null)
    expect(picker.isAimed).toBe(false)
    picker.busy = false
    picker.pick(BREAK)
    picker.busy = true
    picker.atSeat(2)
    expect(picker.isAimed).toBe(false)
    const take: Choice[] = [{ action: 'take:2', verb: 'take', slot: 2 }]
    const taking = await pickerAt({ name: 'lost-mines', hand: [], choices: take, view: { phase: 'take' } })
    taking.picker.busy = true
    taking.picker.atSlot(2)
    expect(taking.picker.isAimed).toBe(false)
  })
})
