// What happened in The Lost Mines: which text says it, and what it is about. Pure.
import type { Cell } from '../../board/camera'
import { dashed, factsNamed, isSaidByOwn, type Facts, type LogLine, type Sentence } from '../../table/log_lines'
import type { NewsPictures } from '../game'
import { minePicture } from './board_items'
import type { LostMinesEvent, LostMinesView } from './protocol'

const SILENT = new Set(['mines_hidden', 'card_dealt', 'drew'])
const SHARED = new Set(['round_began', 'begins', 'game_ended']) // said in the same words in every game
const OWN = { looked: 'your_look', discarded: 'your_discard', took: 'your_treasure', lost: 'your_loss' }
const FACTS = [
  'face',
  'x',
  'y',
  'side',
  'tool',
  'clan',
  'character',
  'holds',
  'treasure',
  'value',
  'count',
  'points',
  'round',
  'ending',
] as const
const BIG = new Set(['revealed', 'storm', 'dragon', 'vote_called'])
const GATHERED = ['clan_dealt', 'treasure_laid', 'your_card', 'your_discard', 'your_loss']

/** A function that turns the events of one step after another into sentences. */
export function narrator(view: LostMinesView | null): (events: readonly LostMinesEvent[]) => Sentence[] {
  const kinds = view?.treasures.map(({ kind }) => kind) ?? []
  return (events) => sentences(events, view, kinds)
}

/** The sentences of one step. `kinds` are the treasures by slot as far as known, and grow with the events. */
function sentences(events: readonly LostMinesEvent[], view: LostMinesView | null, kinds: string[]): Sentence[] {
  const said: Sentence[] = []
  const done = new Set<string>()
  for (const event of events) {
    if (event.treasure && event.which != null) kinds[event.which] = event.treasure
    if (SILENT.has(event.kind) || isSaidByOwn(event, events, OWN)) continue
    if (event.kind === 'your_card' && events.some(({ kind }) => kind === 'card_dealt')) continue // the hand is in sight
    if (event.kind === 'turned' && events.some(({ kind }) => kind === 'revealed')) continue
    const group = groupOf(event)
    if (group !== null) {
      if (done.has(group)) continue
      done.add(group)
      said.push(
        gathered(
          event,
          events.filter((other) => groupOf(other) === group),
          kinds,
        ),
      )
    } else said.push(plain(event, view, kinds))
  }
  return said
}

/** What belongs in one sentence. */
function groupOf({ kind, seat }: LostMinesEvent): string | null {
  if (kind === 'treasure_shown') return `${kind} ${seat}`
  return GATHERED.includes(kind) ? kind : null
}

function gathered(first: LostMinesEvent, all: readonly LostMinesEvent[], kinds: readonly string[]): Sentence {
  const seats = (clan: string): string =>
    all
      .filter((one) => one.clan === clan)
      .map(({ seat }) => seat)
      .join()
  const sentence = (id: string, facts: Facts): Sentence => ({ id: `mines-event-${id}`, event: first, facts, cells: [] })
  switch (first.kind) {
    case 'clan_dealt':
      return { ...sentence('clan-dealt', { blue: seats('blue'), yellow: seats('yellow') }), event: { ...first, seat: null } } // about all of them
    case 'treasure_laid':
      return sentence('treasures-laid', { laid: all.map(({ treasure }) => treasure).join() })
    case 'treasure_shown':
      return sentence('treasure-shown', { worth: all.map(({ which, value }) => `${kinds[which ?? -1] ?? 'any'} ${value}`).join() })
    default:
      return sentence(dashed(first.kind), { kinds: all.map(({ card }) => card).join() })
  }
}

function plain(event: LostMinesEvent, view: LostMinesView | null, kinds: readonly string[]): Sentence {
  const facts = factsNamed(event, FACTS)
  if (event.feature != null) facts.feature = event.feature
  if (event.agrees != null) facts.agrees = event.agrees ? 'yes' : 'no'
  const isOfTreasure = event.seen === 'treasure' || event.kind === 'your_treasure'
  if (isOfTreasure && event.which != null) facts.treasure = kinds[event.which] ?? 'any'
  if (event.seen === 'mine' || event.kind === 'revealed' || event.kind === 'turned') facts.number = (event.which ?? 0) + 1
  if (event.kind === 'walked') facts.number = 1 + (view?.mines.findIndex(({ x, y }) => x === event.x && y === event.y) ?? -1)
  const target = event.seen === 'dwarf' ? (event.which ?? null) : null
  return { id: idOf(event), event, target, facts, cells: cellsOf(event, view), big: BIG.has(event.kind) }
}

function idOf(event: LostMinesEvent): string {
  if (SHARED.has(event.kind)) return `event-${dashed(event.kind)}`
  if (event.kind === 'walked') return 'mines-event-walked-to' // the board shows where
  if (event.kind === 'token_gone' && event.seat != null) return 'mines-event-troll-gone'
  return `mines-event-${dashed(event.seen ? `${event.kind}_${event.seen}` : event.kind)}`
}

function cellsOf({ x, y, side, seen, kind, which }: LostMinesEvent, view: LostMinesView | null): Cell[] {
  if (x != null && y != null) {
    const beyond = side === 'E' ? [{ x: x + 1, y }] : side === 'S' ? [{ x, y: y + 1 }] : []
    return [{ x, y }, ...beyond]
  }
  const isMine = seen === 'mine' || kind === 'revealed' || kind === 'turned'
  const mine = isMine && which != null ? view?.mines[which] : undefined
  return mine ? [{ x: mine.x, y: mine.y }] : []
}

/** The card that big news are about; a mine as it lies, or will lie most likely. */
export function newsPictures({ id, facts }: LogLine, view: LostMinesView | null): NewsPictures {
  if (id?.endsWith('-storm')) return { card: 'face-storm' }
  if (id !== 'mines-event-revealed') return {}
  const mine = view?.mines[Number(facts.number) - 1]
  const lies = view?.board.find(({ what, x, y }) => what === 'mine' && x === mine?.x && y === mine.y)
  return { card: minePicture(String(facts.holds), lies?.face ?? 'NESW') }
}
