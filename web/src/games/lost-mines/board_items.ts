// What a view of The Lost Mines shows, as pictures on cells and joints: the one place that turns knowledge into a board.
import type { Cell } from '../../board/camera'
import { portraitOf } from '../../board/portraits.svelte'
import type { BoardCard, FaceDownCard, Figure, Token } from '../../board/board_items'
import { halfTurn } from '../../board/shapes'
import { nameOf, nameWithin, seenBy, type People } from '../../table/people'
import { listed, t } from '../../text/text.svelte'
import type { SideCard, SideCards, SmallPicture } from '../game'
import type { LostMinesEvent, LostMinesView } from './protocol'
import { cardHelp, isPath, pathName, placeName, treasureName } from './words'

type Card = LostMinesView['board'][number]

/** The picture of a path as it is placed. */
export function pathPicture(face: string, feature = ''): string {
  return `face-path-${face.toLowerCase()}${feature ? `-${feature.replace('+', '-')}` : ''}`
}

/** The picture of a card in the hand. */
export function cardPicture(kind: string, turned = false): string {
  if (!isPath(kind)) return `face-${kind.toLowerCase()}`
  const [shape = '', feature] = kind.split('-')
  return pathPicture(turned ? halfTurn(shape) : shape, feature)
}

export function minePicture(holds: string, face: string): string {
  return `face-mine-${holds}-${face.toLowerCase()}`
}

function pictureOf(card: Card): string {
  return card.what === 'start' ? `face-start-${card.feature}` : pathPicture(card.face, card.feature)
}

function labelOf(card: Card): string {
  const name = card.what === 'start' ? t('forest-start', { clan: card.feature }) : pathName(card.face, card.feature)
  return `${name}, ${placeName(card)}`
}

/** Starts and paths. `waits` says which are still on their way. */
export function cardsOf(view: LostMinesView, waits: ReadonlyMap<string, number>): BoardCard[] {
  return view.board
    .filter((card) => card.what !== 'mine')
    .map((card) => {
      const key = `${card.x},${card.y}`
      return { key: `${key} ${card.face}`, x: card.x, y: card.y, picture: pictureOf(card), label: labelOf(card), wait: waits.get(key) ?? 0 }
    })
}

/** The mines, with what the viewer alone knows of them. */
export function minesOf(view: LostMinesView, people: People): FaceDownCard[] {
  return view.mines.map((mine, i) => {
    const { x, y, holds } = mine
    const lies = view.board.find((card) => card.what === 'mine' && card.x === x && card.y === y)
    const known = holds === null ? null : holds === 'dragon' ? 'token-dragon' : `piece-${holds}`
    return {
      key: `mine${i}`,
      x,
      y,
      back: 'face-mine-back',
      picture: lies && holds ? minePicture(holds, lies.face) : null,
      label: mineLabel(mine, i + 1, view.seat !== null),
      tag: String(i + 1),
      known: mine.face_up || !known ? null : { picture: known },
      seers: mine.looked_by.map((seat) => portraitOf(seat)),
      about: mine.face_up ? [] : [t('forest-mine-help'), ...seenBy(people, mine.looked_by)],
    }
  })
}

function mineLabel({ x, y, face_up, holds }: LostMinesView['mines'][number], number: number, isMine: boolean): string {
  if (face_up && holds) return t('forest-mine-open', { holds, place: placeName({ x, y }) })
  return holds ? t('forest-mine-known', { number, holds, mine: isMine ? 'yes' : 'no' }) : t('forest-mine-hidden', { number })
}

/** The dwarfs, where they are. */
export function dwarfsOf(view: LostMinesView, people: People): Figure[] {
  return view.dwarfs.flatMap(({ clan, x, y }, seat) => {
    if (clan === null || x === null || y === null) return []
    const label = `${t('forest-dwarf', { clan, number: seat + 1, who: nameOf(people, seat) })}, ${placeName({ x, y })}`
    return [
      {
        key: `${seat}`,
        x,
        y,
        picture: `face-figure-${clan}`,
        label,
        text: String(seat + 1),
        plate: `clan-${clan}`,
        own: seat === view.seat,
        turn: seat === view.turn,
      },
    ]
  })
}

/** Traps and trolls on their joints. */
export function tokensOf(view: LostMinesView, people: People): Token[] {
  return view.tokens.map(({ x, y, side, what, owner }) => {
    const spot = { x, y, side: side === 'E' ? ('E' as const) : ('S' as const) }
    const label = t(`forest-${what}`, { place: placeName(spot), who: nameOf(people, owner) })
    return {
      ...spot,
      key: `${what} ${x},${y}${side}`,
      picture: `token-${what}`,
      label,
      caption: t(`forest-card-${what}`),
      about: [cardHelp(what)],
    }
  })
}

/** The treasures laid out: those left, and who has the others. */
export function treasuresOf(view: LostMinesView, people: People): SideCards | null {
  const cards = view.treasures.map((_, slot) => treasureOf(view, slot, people))
  if (!cards.length) return null
  return { title: t('forest-treasures'), left: t('forest-treasures-left', { count: cards.filter(({ taken }) => !taken).length }), cards }
}

function treasureOf(view: LostMinesView, slot: number, people: People): SideCard {
  const treasure = view.treasures[slot]!
  const seat = treasure.taken_by
  const clan = seat === null ? null : (view.dwarfs[seat]?.clan ?? null)
  return {
    slot,
    picture: treasure.value === null ? `face-treasure-${treasure.kind}` : `face-treasure-${treasure.kind}-${treasure.value}`,
    label: treasureLabel(view, slot, people),
    caption: [t('forest-treasure', { kind: treasure.kind }), treasure.value].filter((part) => part !== null).join(' '),
    taken: seat === null || clan === null ? null : { picture: `clan-${clan}`, number: seat + 1 },
    own: seat !== null && seat === view.seat,
    worth: treasure.value,
    seers: seat === null ? treasure.looked_by.map((seer) => portraitOf(seer)) : [],
  }
}

function treasureLabel(view: LostMinesView, slot: number, people: People): string {
  const { taken_by, looked_by } = view.treasures[slot]!
  const treasure = treasureName(view, slot)
  if (taken_by !== null) return t('forest-treasure-taken', { treasure, who: nameOf(people, taken_by) })
  return looked_by.length
    ? t('forest-treasure-seen', { treasure, who: listed(looked_by.map((seat) => nameWithin(people, seat))) })
    : treasure
}

/** Where a seat's dwarf is. */
export function dwarfAt(view: LostMinesView, seat: number | null): Cell | null {
  const dwarf = seat === null ? undefined : view.dwarfs[seat]
  return dwarf?.x == null || dwarf.y === null ? null : { x: dwarf.x, y: dwarf.y }
}

/** What a look showed, or the treasure that was taken. */
export function learntPicture(view: LostMinesView, { holds, character, which, value }: LostMinesEvent): SmallPicture | null {
  if (holds) return { name: holds === 'dragon' ? 'token-dragon' : `piece-${holds}`, isCard: false }
  if (which == null) return null
  if (character) return { name: `face-${character}-${view.dwarfs[which]?.clan}`, isCard: true }
  const kind = view.treasures[which]?.kind
  return kind && value ? { name: `face-treasure-${kind}-${value}`, isCard: true } : null
}
