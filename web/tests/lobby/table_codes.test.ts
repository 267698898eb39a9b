import { expect, test } from 'vitest'
import { readCode, spellCode } from '../../src/lobby/table_codes'

test('a code is read however it was typed', () => {
  for (const typed of ['ABCDEF', 'abcdef', ' abc def ', 'abc-def', 'http://pyrite.lan:8420/t/abcdef', '/t/ABCDEF?x=1']) {
    expect(readCode(typed)).toBe('ABCDEF')
  }
})

test('what is not a code is rejected', () => {
  for (const typed of ['', 'ABCDE', 'ABCDEFG', 'ABC123', 'http://pyrite.lan/']) expect(readCode(typed)).toBeNull()
})

test('a code is spelled in two groups', () => {
  expect(spellCode('ABCDEF')).toBe('ABC DEF')
})
