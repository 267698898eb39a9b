// What quick phrases of The Lost Mines are about.
import { expect, test } from 'vitest'
import { phraseArgs, phraseChoices } from '../../../src/games/lost-mines/words'
import { bringTexts, speak, t } from '../../../src/text/text.svelte'

await speak('en')
await bringTexts('lost-mines')

test('a phrase is about a mine or a tool', () => {
  expect(phraseChoices('mine').map(({ value, text }) => [value, text])).toEqual([
    ['1', '1'],
    ['2', '2'],
    ['3', '3'],
    ['4', '4'],
  ])
  expect(phraseChoices('bridge').map(({ value }) => value)).toEqual(['axe', 'boat', 'rope'])
  expect([phraseArgs(['2']), phraseArgs(['axe']), phraseArgs([])]).toEqual([{ number: '2' }, { bridge: 'axe' }, {}])
  expect(t('phrase-i-go-to', phraseArgs(['2']))).toContain('mine 2')
})
