// What the log says about The Lost Mines, in the reader's words.
import { shapeOf } from '../../board/shapes'
import type { Facts } from '../../table/log_lines'
import { nameWithin, type People } from '../../table/people'
import { listed, t, type Args } from '../../text/text.svelte'
import { cardTitle, placeName } from './words'

export interface TreasureValue {
  readonly kind: string
  readonly value: number
}

const parts = (text: string | number | undefined): string[] =>
  String(text ?? '')
    .split(',')
    .filter((part) => part !== '')

/** "gold worth 3 and silver worth 1" */
export function worthText(treasures: readonly TreasureValue[]): string {
  return listed(treasures.map(({ kind, value }) => t('treasure-worth', { treasure: kind, value })))
}

/** What the facts of a sentence mean in words; numbers and names of variants stay as they are. */
export function logArgs(facts: Readonly<Facts>, people: People): Args {
  const made: Args = {}
  if (typeof facts.face === 'string') made.shape = shapeOf(facts.face)
  for (const clan of ['blue', 'yellow']) {
    if (!(clan in facts)) continue
    const names = parts(facts[clan]).map((seat) => nameWithin(people, Number(seat)))
    made[clan] = names.length ? listed(names) : t('mines-clan-nobody')
  }
  if ('kinds' in facts) made.cards = parts(facts.kinds).map(cardTitle).join(' · ') // their names have commas
  if ('laid' in facts) made.treasures = laidText(parts(facts.laid))
  if ('worth' in facts) made.treasures = worthText(parts(facts.worth).map(readTreasureValue))
  if ('feature' in facts) made.feature = String(facts.feature).replace('+', '-') || 'plain'
  if (typeof facts.x === 'number' && typeof facts.y === 'number') made.at = placeOf(facts.x, facts.y, facts.side)
  return made
}

function placeOf(x: number, y: number, side: string | number | undefined): string {
  return placeName(side === 'E' || side === 'S' ? { x, y, side } : { x, y })
}

function readTreasureValue(text: string): TreasureValue {
  const [kind = 'any', value = '0'] = text.split(' ')
  return { kind, value: Number(value) }
}

function laidText(kinds: readonly string[]): string {
  const counts = ['silver', 'gold', 'gems'].map((treasure) => ({ treasure, count: kinds.filter((kind) => kind === treasure).length }))
  return listed(counts.filter(({ count }) => count).map((one) => t('mines-treasure-count', one)))
}
