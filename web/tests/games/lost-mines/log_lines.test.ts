import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Game } from '../../../src/games/game'
import type { LostMinesEvent } from '../../../src/games/lost-mines/protocol'
import type { Happened, SeatSeen } from '../../../src/protocol'
import { logLines, sentence } from '../../../src/table/log_lines'
import { bringTexts, known, speak } from '../../../src/text/text.svelte'
import { gameAt } from '../table'

const VIEW = { mines: [0, 2, 4, 6].map((y) => ({ x: 9, y })), treasures: ['silver', 'gold', 'gems'].map((kind) => ({ kind })) }
let game: Game
const SEATS = ['Ann', 'Bob', 'Cid'].map((name, seat) => ({ seat, name })) as unknown as SeatSeen[]
const PEOPLE = { seats: SEATS, me: 0 }

function step(...events: LostMinesEvent[]): Happened[] {
  return [{ seq: 5, at: 5000, what: { kind: 'stepped', seat: 0 }, events }]
}

/** What the log says of one step. */
function said(...events: LostMinesEvent[]): string[] {
  return logLines(step(...events), game).map((one) => sentence(one, PEOPLE, game))
}

beforeAll(async () => {
  game = await gameAt('lost-mines', VIEW)
  await bringTexts('lost-mines')
})

describe('The Lost Mines in words', () => {
  test('every kind of event is said, or is left out on purpose', () => {
    const source = readFileSync(new URL('../../../../src/pyrite/games/lost_mines/rules/words.py', import.meta.url), 'utf8')
    const listed = /class EventKind[^]*?"""[^]*?"""([^]*?)\n\n\n/.exec(source)![1]!
    const kinds = [...listed.matchAll(/^ {4}([A-Z_]+) = \d+/gm)].map((found) => found[1]!.toLowerCase())
    expect(kinds).toHaveLength(36)
    const silent: string[] = []
    for (const kind of kinds) {
      for (const seen of /look/.test(kind) ? ['mine', 'treasure', 'dwarf'] : [null]) {
        const told = logLines(
          step({ kind, seat: 1, which: 1, seen, card: 'axe', clan: 'blue', treasure: 'gold', value: 3, x: 2, y: 1 }),
          game,
        )
        if (!told.length) silent.push(kind)
        for (const { id } of told) expect(known(id!), id!).toBe(true)
      }
    }
    expect(silent).toEqual(['mines_hidden', 'card_dealt', 'drew'])
  })
  test('a path is named with what is on it, and can be shown', () => {
    expect(said({ kind: 'laid', seat: 1, face: 'NES', feature: 'tree', x: 2, y: 1 })).toEqual(['Bob placed a junction with a fallen tree'])
    expect(said({ kind: 'storm', seat: 0, face: 'NS', feature: 'lake+boat', x: 2, y: 1 })).toEqual([
      'Your storm removed a straight path with a boat on its lake',
    ])
    expect(said({ kind: 'laid', seat: 0, face: 'NE', feature: '', x: 2, y: 1 })).toEqual(['You placed a bend'])
  })
  test('a token is between two cells', () => {
    const [told] = logLines(step({ kind: 'trap_set', seat: 1, x: 2, y: 1, side: 'E' }), game)
    expect(told!.cells).toEqual([
      { x: 2, y: 1 },
      { x: 3, y: 1 },
    ])
    expect(sentence(told!, PEOPLE, game)).toMatch(/^Bob set a trap: right of /)
    expect(sentence(told!, PEOPLE, game, true)).toBe('Bob set a trap') // the board shows where
    expect(said({ kind: 'token_gone', seat: 0, x: 2, y: 1, side: 'S' })).toEqual(['Your troll leaves'])
    expect(said({ kind: 'token_gone', x: 2, y: 1, side: 'S' })).toEqual(['The storm removed a token'])
  })
  test('who looked sees more than who watched, and each is shown once', () => {
    const looked: LostMinesEvent = { kind: 'looked', seat: 0, seen: 'mine', which: 2 }
    const own: LostMinesEvent = { kind: 'your_look', seat: 0, audience: 0, seen: 'mine', which: 2, holds: 'dragon' }
    expect(said(looked, own)).toEqual(['You looked into mine 3: the dragon'])
    expect(logLines(step(looked), game)[0]!.cells).toEqual([{ x: 9, y: 4 }])
    expect(said({ kind: 'looked', seat: 1, seen: 'dwarf', which: 0 })).toEqual(['Bob looked at your dwarf card'])
    expect(said({ kind: 'looked', seat: 1, seen: 'dwarf', which: 2 })).toEqual(['Bob looked at Cid’s dwarf card'])
    expect(said({ kind: 'looked', seat: 1, seen: 'treasure', which: 1 })).toEqual(['Bob looked at a gold treasure'])
    expect(said({ kind: 'your_look', seat: 0, audience: 0, seen: 'treasure', which: 2, value: 5 })).toEqual([
      'You looked at a treasure: gems worth 5',
    ])
  })
  test('what is dealt together is shown together, without the hand, which is in sight', () => {
    expect(
      said(
        { kind: 'clan_dealt', seat: 0, clan: 'blue' },
        { kind: 'clan_dealt', seat: 1, clan: 'yellow' },
        { kind: 'clan_dealt', seat: 2, clan: 'blue' },
        { kind: 'treasure_laid', which: 0, treasure: 'gold' },
        { kind: 'treasure_laid', which: 1, treasure: 'gems' },
        { kind: 'treasure_laid', which: 2, treasure: 'gold' },
        { kind: 'card_dealt', seat: 0 },
        { kind: 'your_card', seat: 0, audience: 0, card: 'axe' },
        { kind: 'your_card', seat: 0, audience: 0, card: 'storm' },
      ),
    ).toEqual(['Blue clan: you and Cid. Yellow clan: Bob', 'Treasures this round: 2\u00a0×\u00a0gold and 1\u00a0×\u00a0gems'])
    expect(said({ kind: 'drew', seat: 0 }, { kind: 'your_card', seat: 0, audience: 0, card: 'rope' })).toEqual(['You drew: Rope'])
  })
  test('nobody in particular says who is in which clan', () => {
    expect(logLines(step({ kind: 'clan_dealt', seat: 0, clan: 'blue' }), game).map(({ seat }) => seat)).toEqual([null])
  })
  test('a clan of nobody is said to be one', () => {
    expect(said({ kind: 'clan_dealt', seat: 0, clan: 'blue' }, { kind: 'clan_dealt', seat: 1, clan: 'blue' })).toEqual([
      'Blue clan: you and Bob. Yellow clan: nobody',
    ])
  })
  test('treasures are turned up by who brought them, of the kinds that were laid out in that round', () => {
    const earlier: Happened = {
      seq: 1,
      at: 1,
      what: { kind: 'stepped', seat: 0 },
      events: [{ kind: 'treasure_laid', which: 0, treasure: 'gems' } as LostMinesEvent],
    }
    const shown = step({ kind: 'treasure_shown', seat: 2, which: 0, value: 4 }, { kind: 'treasure_shown', seat: 2, which: 1, value: 3 })
    expect(
      logLines([earlier, ...shown], game)
        .map((one) => sentence(one, PEOPLE, game))
        .at(-1),
    ).toBe('Cid brought gems worth 4 and gold worth 3')
  })
  test('the end of a round is shown with points', () => {
    expect(
      said(
        { kind: 'round_ended', ending: 'vote' },
        { kind: 'character_shown', seat: 1, character: 'saboteur', clan: 'blue' },
        { kind: 'scored', seat: 0, count: 1, points: 4 },
        { kind: 'scored', seat: 1, count: 0, points: 0 },
      ),
    ).toEqual([
      'Everyone agreed: the round is over',
      'Bob was a saboteur (blue clan)',
      'You score 1 point (4 in total)',
      'Bob scores 0 points (0 in total)',
    ])
  })
  test('news of a storm and of a mine show their cards, a mine as it lies', async () => {
    const picture = (of: Game, event: LostMinesEvent) => of.newsPictures!(logLines(step(event), of)[0]!)
    expect(picture(game, { kind: 'storm', seat: 0, face: 'NS', feature: '', x: 2, y: 1 })).toEqual({ card: 'face-storm' })
    expect(picture(game, { kind: 'vote_called', seat: 0 })).toEqual({})
    const gems: LostMinesEvent = { kind: 'revealed', seat: 1, which: 1, holds: 'gems' }
    const board = [{ what: 'mine', x: 9, y: 2, face: 'NEW', feature: 'gems' }]
    expect(picture(await gameAt('lost-mines', { ...VIEW, board }), gems)).toEqual({ card: 'face-mine-gems-new' })
    expect(picture(await gameAt('lost-mines', { ...VIEW, board: [] }), gems)).toEqual({ card: 'face-mine-gems-nesw' }) // not yet
  })
  test('which way a mine faces is only said when it was chosen separately', () => {
    const turned: LostMinesEvent = { kind: 'turned', seat: 1, which: 0, face: 'NES' }
    expect(said({ kind: 'revealed', seat: 1, which: 0, holds: 'gold' }, turned)).toEqual(['Mine 1 is revealed: gold'])
    expect(said(turned)).toEqual(['Bob chose which way mine 1 faces'])
  })
})

describe('the line of news', () => {
  const looked: LostMinesEvent = { kind: 'looked', seat: 1, seen: 'mine', which: 1 }
  const laid: LostMinesEvent = { kind: 'laid', seat: 1, face: 'NES', feature: 'tree', x: 2, y: 1 }
  const walked = (x: number, y: number): LostMinesEvent => ({ kind: 'walked', seat: 1, x, y })
  const stayed: LostMinesEvent = { kind: 'stayed', seat: 1 }

  /** What is told after these steps; a word is said by somebody. */
  function news(...steps: (LostMinesEvent | string)[]): string | null {
    const happened = steps.map((one, seq): Happened =>
      typeof one === 'string'
        ? { seq, at: seq, what: { kind: 'line', seq, at: seq, seat: 2, name: 'Cid', text: one } }
        : { seq, at: seq, what: { kind: 'stepped', seat: 1 }, events: [one] },
    )
    return game.turnNews!(logLines(happened, game), PEOPLE)
  }

  test('tells a turn together: the card, and what came of the walk', () => {
    expect(news(looked, stayed)).toBe('Bob looked into mine 2 and stayed')
    expect(news(laid, walked(3, 1))).toBe('Bob placed a path and walked')
    expect(news(laid, walked(9, 4))).toBe('Bob placed a path and walked to mine 3')
    expect(news(laid, walked(3, 1), { kind: 'lost', seat: 1 })).toBe('Bob placed a path and lost a card in a trap')
    expect(news(laid, walked(9, 4), { kind: 'took', seat: 1, which: 1, treasure: 'gold' })).toBe('Bob placed a path and took gold')
    expect(news({ kind: 'laid', seat: 0, face: 'NE', x: 1, y: 1 }, { kind: 'stayed', seat: 0 })).toBe('You placed a path and stayed')
  })
  test('tells it also where somebody spoke meanwhile, and alone what belongs to no card in sight', () => {
    expect(news(looked, 'Hm', stayed)).toBe('Bob looked into mine 2 and stayed')
    expect(news(looked)).toBeNull()
    expect(news(looked, stayed, 'Hm')).toBeNull()
    expect(news(looked, { kind: 'stayed', seat: 0 })).toBeNull()
    expect(news(laid, walked(9, 4), { kind: 'revealed', seat: 1, which: 2, holds: 'gold' })).toBeNull()
  })
  test.each([
    ['pl', 'Bob kładzie ścieżkę i idzie do kopalni 3', 'Podglądasz kartę ze złotem i zostajesz'],
    ['cs', 'Bob pokládá cestu a jde k dolu 3', 'Díváš se na kartu se zlatem a zůstáváš'],
    ['ru', 'Bob кладёт тропинку и идёт к шахте 3', 'Ты подсматриваешь карту с золотом и остаёшься'],
  ])('speaks %s', async (language, walk, stay) => {
    await speak(language)
    const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')
    expect(plain(news(laid, walked(9, 4)))).toBe(plain(walk))
    expect(plain(news({ kind: 'looked', seat: 0, seen: 'treasure', which: 1 }, { kind: 'stayed', seat: 0 }))).toBe(plain(stay))
    await speak('en')
  })
})
