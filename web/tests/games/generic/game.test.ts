// A game that is not in the bundle: everything that is shown comes from the server.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Game } from '../../../src/games/game'
import { fluentOf } from '../../../src/net/offers.svelte'
import type { Choice, Happened, SeatSeen } from '../../../src/protocol'
import { logLines, sentence } from '../../../src/table/log_lines'
import type { MovePicker } from '../../../src/table/move_picker.svelte'
import { speak } from '../../../src/text/text.svelte'
import { gameAt } from '../table'

const TEXTS = {
  'prompt-turn': '{ $me ->\n    [yes] Play a card\n   *[no] { $who } plays a card\n}',
  'choice-play': 'Play { $cardname }',
  'card-lamp': 'the lamp',
  'role-thief': 'Thief',
  'event-played': '{ $who } played { $cardname }',
  'ending-dark': 'It is dark',
}
const PEOPLE = { seats: ['Ann', 'Bob'].map((name, seat) => ({ seat, name })) as unknown as SeatSeen[], me: 0 }
const VIEW = { seat: 0, turn: 0, phase: 'turn', role: 'thief', hand: ['lamp'], table: ['lamp', { card: 'lamp', x: 4, y: 2 }] }

let game: Game

beforeEach(async () => {
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.includes('/texts/') ? TEXTS : {}))
  await speak('en')
  game = await gameAt('night', VIEW)
})

afterEach(() => void vi.unstubAllGlobals())

test('public cards lie where the view says, else in rows', () => {
  expect(game.cards(new Map()).map(({ x, y, picture, label }) => [x, y, picture, label])).toEqual([
    [0, 0, 'game-night-lamp', 'the lamp'],
    [4, 2, 'game-night-lamp', 'the lamp'],
  ])
})

test('every choice is a button, and a picked card leaves those that are about it', () => {
  const choices: Choice[] = [
    { action: 'play:lamp', verb: 'play', card: 'lamp' },
    { action: 'rest', verb: 'rest' },
  ]
  const picker = (card: string | null) => ({ picked: { card }, choices }) as unknown as MovePicker
  expect(game.promptText(picker(null), PEOPLE)).toMatchObject({ text: 'Play a card', deeds: [{ text: 'Play the lamp' }, { text: 'rest' }] })
  expect(game.promptText(picker('lamp'), PEOPLE).deeds).toHaveLength(1)
})

test('events that have a text have a line', () => {
  const happened = [
    {
      seq: 1,
      at: 1,
      what: { kind: 'stepped', seat: 1 },
      events: [
        { kind: 'played', seat: 1, card: 'lamp' },
        { kind: 'blinked', seat: 1 },
      ],
    },
  ] as Happened[]
  expect(logLines(happened, game).map((line) => sentence(line, PEOPLE, game))).toEqual(['Bob played the lamp'])
})

test('roles and endings are said in its own words', async () => {
  expect(game.role()).toMatchObject({ title: 'Thief', picture: 'game-night-thief' })
  const ended = await gameAt('night', VIEW, [
    {
      seq: 1,
      at: 1,
      what: { kind: 'stepped', seat: 1 },
      events: [{ kind: 'round_ended', ending: 'dark' }, { kind: 'role_shown', seat: 1, role: 'thief' } as object as { kind: string }],
    },
  ])
  const [end] = ended.endedRounds()
  expect(ended.reveal(end!, PEOPLE).title).toBe('It is dark')
  expect(ended.roleCard(end!, 1)).toMatchObject({ face: 'game-night-thief', title: 'Thief' })
})

test('texts become a Fluent file', () => {
  expect(fluentOf({ a: 'One', b: 'Two { $x }' })).toBe('a = One\nb = Two { $x }')
})
