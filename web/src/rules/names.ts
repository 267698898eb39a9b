// The cards of the box in the reader's words, by the names of their faces.
import { cardName as forestName } from '../games/lost-mines/words'
import { cardName } from '../table/words'
import { t } from '../text/text.svelte'

function forestFace(face: string): string {
  const [first = '', second = '', third = ''] = face.split('-')
  switch (first) {
    case 'path':
      return forestName(face.slice('path-'.length))
    case 'start':
      return t('forest-start', { clan: second })
    case 'treasure':
      return t('treasure-worth', { treasure: second, value: Number(third) })
    case 'mine':
      return t('mine-holds', { holds: second })
    case 'feature': // the token of a tool, on what it bridges
      return t('box-token', { name: forestName(second.split('+')[1]!) })
    case 'token':
      return t('box-token', { name: forestName(second) })
    case 'loyal':
    case 'selfish':
    case 'saboteur':
      return `${t('clan-name', { clan: second })}: ${t('character-title', { character: first })}`
    default:
      return forestName(face)
  }
}

/** The name of a card of the box. */
export function boxName(game: string, face: string): string {
  if (game === 'lost-mines') return forestFace(face)
  return face === 'miner' || face === 'saboteur' ? t('role-title', { role: face }) : cardName(face)
}

/** The openings by which the rules call a card; null for cards that have a name. */
export function sidesOf(face: string): string | null {
  return /^(?:path-)?([NESW]+|[nesw]+)(?:-|$)/.exec(face)?.[1]?.toUpperCase() ?? null
}
