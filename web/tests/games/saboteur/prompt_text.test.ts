// What Saboteur's prompt says: who is asked, what is picked and where it could go.
import { describe, expect, test } from 'vitest'
import type { Choice } from '../../../src/protocol'
import { promptText } from '../../../src/table/prompt_text'
import { BREAK, MAP, MEND, NES, pickerAt, withClock, type Made } from '../../table/picking'
import { bringTexts, speak, t } from '../../../src/text/text.svelte'
import type { People } from '../../../src/table/people'

await speak('en')
await bringTexts('saboteur')
const PEOPLE = { seats: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cid' }], me: 0 } as unknown as People

withClock()

const NOT_BROKEN = { broken: ['', '', ''], bonus: null, goals: [] }
const EXTRA: Choice = { action: 'bonus2@4,1', verb: 'bonus', card: 'bonus2', value: 2, x: 4, y: 1 }

async function asked({ view, ...made }: Made = {}) {
  const { picker } = await pickerAt({ ...made, view: { ...NOT_BROKEN, ...view } })
  return { picker, prompt: () => picker.game.promptText(picker, PEOPLE) }
}

test('a card that cannot be played now says why', async () => {
  const why = async (card: string, made?: Made) => (await asked(made)).picker.whyNot(card)
  expect(await why('NES')).toBeNull()
  expect(await why('mendC')).toBe('No cart to repair. Discard it or pick another.')
  expect(await why('EW')).toBe('It fits nowhere now. Discard it or pick another.')
  expect(await why('EW', { view: { broken: ['L', '', ''] } })).toBe(t('prompt-tunnel-broken'))
  expect(await why('NES', { turn: 1 })).toBe('It is not your turn yet.')
  expect(await why('NES', { choices: [{ action: 'stay', verb: 'stay' }] })).toBe('Not in this step of your turn.')
})

describe('somebody else', () => {
  test.each([
    ['turn', t('prompt-other-turn', { who: 'Ben' })],
    ['pick', t('prompt-pick-other', { who: 'Ben' })],
    ['stop', t('prompt-stop-other', { who: 'Ben' })],
  ])('is named: %s', async (phase, text) => {
    const { prompt } = await asked({ turn: 1, view: { phase } })
    expect(prompt()).toEqual({ text, confirm: null })
  })
  test('plays on after one has stopped', async () => {
    const bonus = { claim: 'stopped', claimer: 0 }
    expect((await asked({ turn: 1, view: { bonus } })).prompt().text).toBe(t('prompt-stopped'))
    expect((await asked({ turn: 1, me: 2, view: { bonus } })).prompt().text).toBe(t('prompt-other-turn', { who: 'Ben' }))
    expect((await asked({ turn: 1, view: { bonus, phase: 'pick' } })).prompt().text).toBe(t('prompt-pick-other', { who: 'Ben' }))
  })
})

describe('one who is asked', () => {
  test('hears what the turn wants', async () => {
    expect((await asked()).prompt().text).toBe(t('prompt-your-turn'))
    const words = async (broken: string) => (await asked({ view: { broken: [broken, '', ''] } })).prompt().text
    expect(await words('L')).toBe('Broken lantern: play an action, or discard')
    expect(await words('PL')).toBe('Broken tools: play an action, or discard')
    expect((await asked({ view: { phase: 'pick' } })).prompt().text).toBe(t('prompt-pick-yours'))
    const { picker, prompt } = await asked()
    picker.passing = true
    expect(prompt().text).toBe(t('prompt-pass-which'))
  })
  test('may stop or stay', async () => {
    const { text, deeds } = (await asked({ view: { phase: 'stop' } })).prompt()
    expect([text, deeds?.map(({ action, main }) => [action, main])]).toEqual([
      t('prompt-stop-yours'),
      [
        ['stay', undefined],
        ['stop', true],
      ],
    ])
  })
})

describe('a picked card', () => {
  test('says where it may lie, that it can be turned, and what confirms it', async () => {
    const { picker, prompt } = await asked()
    picker.pick(NES)
    expect(prompt()).toEqual({ text: t('prompt-lay-where'), confirm: null })
    picker.atCell({ x: 1, y: 0 }, null)
    expect(prompt()).toEqual({ text: t('prompt-lay-turn'), confirm: t('do-lay') })
    picker.atCell({ x: 0, y: 1 }, null)
    expect(prompt()).toEqual({ text: t('prompt-lay'), confirm: t('do-lay') })
  })
  test('that breaks asks for somebody, then names them', async () => {
    const { picker, prompt } = await asked()
    picker.pick(BREAK)
    expect(prompt().text).toBe(t('prompt-break-who', { tool: 'lantern' }))
    picker.atSeat(2)
    expect(prompt()).toMatchObject({ text: t('prompt-break', { me: 'no', who: 'Cid', tool: 'lantern' }), confirm: t('do-break') })
  })
  test('that mends either of two tools asks which', async () => {
    const { picker, prompt } = await asked()
    picker.pick(MEND)
    picker.atSeat(1)
    const { text, ways } = prompt()
    expect(text).toBe(t('prompt-mend-what', { me: 'no', who: 'Ben' }))
    expect(ways?.map(({ action, icon }) => [action, icon])).toEqual([
      ['mendPL>1P', 'tool-P'],
      ['mendPL>1L', 'tool-L'],
    ])
  })
  test('that is a map asks for a goal', async () => {
    const { picker, prompt } = await asked()
    picker.pick(MAP)
    expect(prompt()).toEqual({ text: t('prompt-map-where'), confirm: null })
    picker.atCell({ x: 8, y: -2 }, 'top')
    expect(prompt()).toEqual({ text: t('prompt-map', { number: 1 }), confirm: t('do-map') })
    const seen = await asked({ view: { goals: [{ name: 'top', x: 8, y: -2, treasure: 'gold' }] } })
    seen.picker.pick(MAP)
    seen.picker.atCell({ x: 8, y: -2 }, 'top')
    expect(seen.prompt().text).toBe('You have already seen goal 1. Look again?')
  })
  test('that can go nowhere can only be passed; a broken tool is said to be why', async () => {
    const choices = [{ action: 'pass:NES', verb: 'pass', card: 'NES' }]
    const one = await asked({ choices, hand: ['NES'] })
    one.picker.pick(0)
    expect(one.prompt().text).toBe(t('prompt-only-pass', { what: 'tunnel' }))
    const broken = await asked({ choices, hand: ['NES'], view: { broken: ['C', '', ''] } })
    broken.picker.pick(0)
    expect(broken.prompt().text).toBe(t('prompt-tunnel-broken'))
  })
  test.each([
    ['ns', 'It fits nowhere now. Discard it or pick another.'],
    ['mendP', 'No pickaxe to repair. Discard it or pick another.'],
    ['mendPC', 'Neither tool is broken. Discard it or pick another.'],
    ['breakC', 'No cart left to break. Discard it or pick another.'],
    ['rockfall', 'No tunnel to collapse. Discard it or pick another.'],
    ['map', 'You can’t play it now. Discard it or pick another.'],
  ])('%s says why it can do nothing', async (card, text) => {
    const { picker, prompt } = await asked({ choices: [{ action: `pass:${card}`, verb: 'pass', card }], hand: [card] })
    picker.pick(0)
    expect(prompt().text).toBe(text)
  })
  test('that is a dead end blocks the way', async () => {
    const choices = [{ action: 'ns@1,0', verb: 'lay', card: 'ns', face: 'ns', x: 1, y: 0 }]
    const { picker, prompt } = await asked({ choices, hand: ['ns'] })
    picker.pick(0)
    expect(prompt().text).toBe('Where should it block the way?')
    picker.atCell({ x: 1, y: 0 }, null)
    expect(prompt().text).toBe(t('prompt-lay'))
  })
  test('that is a rockfall asks for a card to take away', async () => {
    const choices = [{ action: 'rockfall@1,0', verb: 'rockfall', card: 'rockfall', x: 1, y: 0 }]
    const { picker, prompt } = await asked({ choices, hand: ['rockfall'] })
    picker.pick(0)
    expect(prompt().text).toBe(t('prompt-rockfall-where'))
    picker.atCell({ x: 1, y: 0 }, null)
    expect(prompt()).toEqual({ text: t('prompt-rockfall'), confirm: t('do-rockfall') })
  })
  test('an extra card is asked for before anything else', async () => {
    const { prompt } = await asked({ choices: [EXTRA], view: { phase: 'bonus', bonuses_left: [2] } })
    expect(prompt().text).toBe(t('prompt-bonus-yours'))
  })
})

describe('at any table', () => {
  test.each([
    ['paused', t('prompt-paused')],
    ['finished', t('prompt-over')],
  ])('%s', async (status, text) => {
    const { picker } = await asked()
    expect(promptText({ info: { status }, prompt: {} } as never, picker, PEOPLE)).toEqual({ text, confirm: null })
  })
  test('cards are dealt, or a move is on its way', async () => {
    const { picker } = await asked()
    const table = { info: { status: 'playing' }, prompt: null }
    expect(promptText(table as never, picker, PEOPLE).text).toBe(t('prompt-waiting-deal'))
    picker.busy = true
    expect(promptText({ ...table, prompt: {} } as never, picker, PEOPLE).text).toBe(t('prompt-sending'))
  })
  test('a move chosen from the list is said as a sentence', async () => {
    const { picker } = await asked()
    const table = { info: { status: 'playing' }, prompt: {} } as never
    picker.propose('map>top')
    expect(promptText(table, picker, PEOPLE)).toEqual({ text: t('move-map', { number: 1 }), confirm: t('do-it') })
    picker.cancel()
    expect(promptText(table, picker, PEOPLE).text).toBe(t('prompt-your-turn'))
  })
})
