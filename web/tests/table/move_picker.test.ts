// A turn in the making: what a tap picks, turns, aims at and sends.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadGame } from '../../src/games'
import type { Answer } from '../../src/net/remote_table.svelte'
import type { PlayableTable } from '../../src/net/table_state'
import type { Choice } from '../../src/protocol'
import { preferences } from '../../src/settings/preferences.svelte'
import { MovePicker } from '../../src/table/move_picker.svelte'

const HAND = ['NES', 'breakL', 'mendPL', 'map', 'mendC', 'NES']
const CHOICES: Choice[] = [
  { action: 'NES@1,0', verb: 'lay', card: 'NES', face: 'NES', x: 1, y: 0 },
  { action: 'NSW@1,0', verb: 'lay', card: 'NES', face: 'NSW', x: 1, y: 0 },
  { action: 'NSW@0,1', verb: 'lay', card: 'NES', face: 'NSW', x: 0, y: 1 },
  { action: 'breakL>2', verb: 'break', card: 'breakL', seat: 2, tool: 'lantern' },
  { action: 'mendPL>1P', verb: 'mend', card: 'mendPL', seat: 1, tool: 'pickaxe' },
  { action: 'mendPL>1L', verb: 'mend', card: 'mendPL', seat: 1, tool: 'lantern' },
  { action: 'map>top', verb: 'map', card: 'map', goal: 'top' },
  ...['NES', 'breakL', 'mendPL', 'map', 'mendC'].map((card) => ({ action: `pass:${card}`, verb: 'pass', card })),
]
const REFUSED = { ok: false, why: { code: 'illegal', text: 'no', rule: 'S4.2' } } as unknown as Answer
const [NES, BREAK, MEND, MAP, IDLE, OTHER] = [0, 1, 2, 3, 4, 5]

interface Made {
  readonly name?: string
  readonly choices?: Choice[]
  readonly hand?: string[]
  readonly turn?: number
  readonly me?: number | null
  readonly status?: string
  readonly view?: object
}

/** A picker at a table; what is sent and asked is noted, and `answer` is what the server says. */
async function pickerAt({ name = 'saboteur', choices = CHOICES, hand = HAND, turn = 0, me = 0, status = 'playing', view }: Made = {}) {
  const sent: string[] = []
  const asked: string[] = []
  const server = { answer: { ok: true } as Answer }
  const table = {
    you: me === null ? null : { seat: me },
    info: { status },
    view: { game: name, phase: 'turn', hand, bonuses_left: [], options: { box: { width: 11, height: 7 } }, ...view },
    prompt: { seat: turn, choices },
    happened: [],
    send: ({ action }: { action: string }) => (sent.push(action), Promise.resolve(server.answer)),
    askWhy: (action: string) => (asked.push(action), Promise.resolve(REFUSED)),
  } as unknown as PlayableTable
  return { picker: new MovePicker(table, (await loadGame(name)).at(table)), sent, asked, server }
}

const later = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(1_000) // the page has been open for a while
  preferences.confirm = true
})
afterEach(() => {
  vi.useRealTimers()
  preferences.confirm = true
})

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
    await later(349)
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
