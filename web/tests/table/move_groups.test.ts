// The list of all moves: those of each card together, in the order of the hand.
import { expect, test } from 'vitest'
import type { Choice } from '../../src/protocol'
import { groupMoves } from '../../src/table/move_groups'
import { CHOICES } from './picking'

const ORDER = ['lay', 'mend', 'map', 'break', 'pass']
const HAND = ['map', 'NES', 'breakL', 'mendPL', 'mendC', 'NES']

const listed = (choices: readonly Choice[], picked: string | null = null): object[] =>
  groupMoves(choices, ORDER, HAND, picked).map(({ card, moves }) => [card, moves.map(({ action }) => action)])

test('the moves of a card are together, and the last of them is to discard it', () => {
  expect(listed(CHOICES)).toEqual([
    ['map', ['map>top', 'pass:map']],
    ['NES', ['NES@1,0', 'NSW@1,0', 'NSW@0,1', 'pass:NES']],
    ['breakL', ['breakL>2', 'pass:breakL']],
    ['mendPL', ['mendPL>1P', 'mendPL>1L', 'pass:mendPL']],
    ['mendC', ['pass:mendC']],
  ])
})

test('the picked card comes first', () => {
  expect(listed(CHOICES, 'mendC').map((group) => (group as [string])[0])).toEqual(['mendC', 'map', 'NES', 'breakL', 'mendPL'])
})

test('what needs no card, or two cards, comes last', () => {
  const vote = { action: 'vote', verb: 'vote' } as Choice
  const two = { action: 'discard:NES+map', verb: 'pass', card: 'NES', cards: ['NES', 'map'] } as Choice
  const one = { action: 'discard:NES', verb: 'pass', card: 'NES', cards: ['NES'] } as Choice
  expect(listed([vote, two, one])).toEqual([
    ['NES', ['discard:NES']],
    [null, ['vote', 'discard:NES+map']],
  ])
  expect(listed([])).toEqual([])
})
