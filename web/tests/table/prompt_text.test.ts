// What the prompt says whatever the game is.
import { expect, test } from 'vitest'
import type { TableState } from '../../src/net/table_state'
import type { MovePicker } from '../../src/table/move_picker.svelte'
import { promptText } from '../../src/table/prompt_text'
import { speak, t } from '../../src/text/text.svelte'

test('while somebody looks at their role nobody else is said to think', async () => {
  await speak('en')
  const said = (mine: boolean, presence: object, isNext = mine) => {
    const table = { info: { status: 'playing' }, prompt: { seat: 1 }, presence } as unknown as TableState
    const picker = { mine, isNext, picked: { proposed: null }, game: { promptText: () => ({ text: 'Ben', confirm: null }) } }
    return promptText(table, picker as unknown as MovePicker, { seats: [], me: 0 }).text
  }
  expect(said(false, { reading_until: 5, reading: [false, false] })).toBe(t('role-unknown'))
  expect(said(true, { reading_until: 5, reading: [false, false] })).toBe('Ben')
  expect(said(false, { reading_until: 5, reading: [true, false] })).toBe('Ben')
  expect(said(false, { reading_until: null, reading: [false, false] })).toBe('Ben')
  expect(said(false, {}, true), 'what happened is still looked at').toBe('One moment…')
})
