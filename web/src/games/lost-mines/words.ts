// The things of The Lost Mines in the reader's words.
import type { Cell } from '../../board/camera'
import type { Spot } from '../../board/board_items'
import { shapeOf } from '../../board/shapes'
import type { Choice } from '../../protocol'
import { nameOf, type People } from '../../table/people'
import { listed, t, type Args } from '../../text/text.svelte'
import type { PhraseChoice } from '../game'
import type { LostMinesView } from './protocol'

const PATH = /^[NESW]{2,4}(-[a-z]+)?$/

/** Whether a card has ways, and so can be upright or turned. */
export function isPath(kind: string): boolean {
  return PATH.test(kind)
}

function sidesOf(face: string): string {
  return listed([...face].map((side) => t(`side-${side}`)))
}

/** A path by its open sides and what it shows. */
export function pathName(face: string, feature = ''): string {
  return pathWith(t('forest-path', { name: t('forest-shape', { shape: shapeOf(face) }), sides: sidesOf(face) }), feature)
}

function pathWith(path: string, feature: string): string {
  return feature ? t('forest-path-with', { path, feature: feature.replace('+', '-') }) : path
}

/** The short name of a kind of card, beside its picture. */
export function cardTitle(kind: string): string {
  return isPath(kind) ? pathWith(t('forest-shape', { shape: shapeOf(kind.split('-')[0]!) }), featureOf(kind)) : cardName(kind)
}

/** A kind of card in full, where it is not seen. */
export function cardName(kind: string): string {
  if (!isPath(kind)) return t(`forest-card-${kind}`)
  const [shape = '', feature = ''] = kind.split('-')
  return pathName(shape, feature)
}

/** What lies on a path; empty for a plain one and for other cards. */
export function featureOf(kind: string): string {
  return isPath(kind) ? (kind.split('-')[1] ?? '') : ''
}

/** What a kind of card does. */
export function cardHelp(kind: string): string {
  return t('forest-card-help', { what: isPath(kind) ? featureOf(kind) || 'path' : kind })
}

/** Where a cell or a joint is; columns and rows are counted from 1. */
export function placeName({ x, y, side }: Spot): string {
  const place = t('forest-place', { column: x + 1, row: y + 1 })
  return side ? t('forest-joint', { side, place }) : place
}

export function mineName(holds: string, face: string): string {
  return t('forest-mine-turned', { holds, sides: sidesOf(face) })
}

export function treasureName(view: LostMinesView, slot: number): string {
  const treasure = view.treasures[slot]
  if (!treasure) return ''
  const { kind, value } = treasure
  return value === null ? t('forest-treasure', { kind }) : t('forest-treasure-worth', { kind, value })
}

/** How a walk comes out: by which side into a mine, and what it costs. */
export function wayName({ side, losses }: Choice): string {
  if (!side) return t('forest-price', { losses: losses ?? 0 })
  return t('forest-way-lose', { way: t('forest-way', { side }), losses: losses ?? 0 })
}

/** A legal choice as a sentence, for the list of all moves. */
export function choiceText(choice: Choice, view: LostMinesView, people: People, isBrief = false): string {
  const of = (name: string): string => (isBrief ? '' : `${name}: `)
  const at: Cell = { x: choice.x ?? 0, y: choice.y ?? 0 }
  switch (choice.verb) {
    case 'lay':
      return of(pathName(choice.face!, choice.card!.split('-')[1])) + placeName(at)
    case 'trap':
    case 'troll':
      return of(cardName(choice.card!)) + placeName({ ...at, side: choice.side === 'E' ? 'E' : 'S' })
    case 'tool':
    case 'storm':
      return of(cardName(choice.card!)) + placeName(at)
    case 'walk': {
      const walk = t('forest-move-walk', { place: placeName(at) })
      return choice.side || choice.losses ? `${walk}, ${wayName(choice)}` : walk
    }
    case 'turn':
      return t('forest-move-turn', { mine: sidesOf(choice.face!) })
    case 'take':
      return t('forest-move-take', { treasure: `${choice.slot! + 1}: ${treasureName(view, choice.slot!)}` })
    case 'discard':
      if (isBrief) return t('forest-do-discard-card')
      return t('forest-move-discard', { cards: listed((choice.cards?.length ? choice.cards : [choice.card!]).map(cardName)) })
    case 'look':
      if (choice.seen === 'mine') return t('forest-move-look-mine', { number: choice.slot! + 1 })
      if (choice.seen === 'dwarf') return t('forest-move-look-dwarf', { who: nameOf(people, choice.seat ?? null) })
      return t('forest-move-look-treasure', { number: choice.slot! + 1, treasure: treasureName(view, choice.slot!) })
    default:
      return t(`forest-move-${choice.verb}`)
  }
}

/** The name of a card of the box. */
export function boxCardName(face: string): string {
  const [first = '', second = '', third = ''] = face.split('-')
  switch (first) {
    case 'path':
      return cardName(face.slice('path-'.length))
    case 'start':
      return t('forest-start', { clan: second })
    case 'treasure':
      return t('treasure-worth', { treasure: second, value: Number(third) })
    case 'mine':
      return t('mine-holds', { holds: second })
    case 'feature': // the token of a tool, on what it bridges
      return t('box-token', { name: cardName(second.split('+')[1]!) })
    case 'token':
      return t('box-token', { name: cardName(second) })
    case 'loyal':
    case 'selfish':
    case 'saboteur':
      return `${t('clan-name', { clan: second })}: ${t('character-title', { character: first })}`
    default:
      return cardName(face)
  }
}

const TOOLS: readonly string[] = ['axe', 'boat', 'rope']

const MINES: readonly string[] = ['1', '2', '3', '4']

/** What can be chosen for the argument of a phrase: a mine, or a tool that bridges something. */
export function phraseChoices(argument: string): readonly PhraseChoice[] {
  if (argument === 'mine') return MINES.map((mine) => ({ value: mine, text: mine }))
  return TOOLS.map((tool) => ({ value: tool, text: cardName(tool), icon: `gear-${tool}` }))
}

export function phraseArgs(given: readonly string[]): Args {
  const [word] = given
  if (word === undefined) return {}
  return MINES.includes(word) ? { number: word } : { bridge: word }
}
