// The players at a table, in the reader's words.
import type { SeatSeen } from '../protocol'
import type { TableState } from '../net/table_state'
import { listed, t } from '../text/text.svelte'

export interface People {
  readonly seats: readonly SeatSeen[]
  readonly me: number | null
  /** The seat that the reader of a replay had, where nobody is addressed. */
  readonly own?: number | null
}

/** The players at a table, for its viewer. */
export function peopleAt({ info, you }: Pick<TableState, 'info' | 'you'>): People {
  return { seats: info?.seats ?? [], me: you?.seat ?? null }
}

/** Names by seat. */
export type FormerNames = Readonly<Record<number, string>>
export const NO_NAMES: FormerNames = {}

/** The players before somebody took some of the seats over, under the names of that time. */
export function peopleThen(people: People, names: FormerNames): People {
  if (names === NO_NAMES) return people
  const seats = people.seats.map((one) => ({ ...one, name: names[one.seat] ?? one.name }))
  return { ...people, seats, me: people.me === null || people.me in names ? null : people.me }
}

/** A player's name; "You" for the reader. */
export function nameOf(people: People, seat: number | null): string {
  if (seat === null) return ''
  return seat === people.me ? t('you') : (people.seats[seat]?.name ?? '')
}

/** The same within a sentence, where "you" has no capital. */
export function nameWithin(people: People, seat: number): string {
  return seat === people.me ? t('player-you') : nameOf(people, seat)
}

/** A player's name in a list, with a mark at the reader's own. */
export function labelOf(people: People, seat: number): string {
  const name = people.seats[seat]?.name ?? ''
  return seat === people.me || seat === people.own ? `${name} (${t('player-you')})` : name
}

/** The seats of bots that this viewer may take if the host offers them. */
export function seatsToOffer({ info, you }: Pick<TableState, 'info' | 'you'>): number[] {
  if (!info || !you || you.seats.length || you.removed || (info.status !== 'playing' && info.status !== 'paused')) return []
  const bots = info.seats.filter((one) => one.sitter === 'bot').map(({ seat }) => seat)
  return you.hands?.length ? bots.filter((seat) => you.hands?.includes(seat)) : bots // who has seen a hand may take no other
}

/** The seats of bots that this viewer may take; who has left a seat may return to it. */
export function vacantSeats(table: Pick<TableState, 'info' | 'you'>): number[] {
  const { settings, seats } = table.info ?? {}
  return seatsToOffer(table).filter((seat) => settings?.latecomers || seats?.[seat]?.offered || table.you?.hands?.includes(seat))
}

/** Whether this viewer may ask the host for a bot's seat. Those who have seen a hand may only take that seat again. */
export function mayAsk(table: Pick<TableState, 'info' | 'you'>): boolean {
  return !table.you?.host && !table.you?.hands?.length && seatsToOffer(table).length > 0
}

/** Who looked at a card, in a line; none if nobody did. */
export function seenBy(people: People, seats: readonly number[]): string[] {
  return seats.length ? [t('card-seen-by', { who: listed(seats.map((seat) => nameWithin(people, seat))) })] : []
}

/** "yes" or "no", as texts distinguish them. */
export function yesNo(so: boolean): 'yes' | 'no' {
  return so ? 'yes' : 'no'
}

/** Minutes and seconds. */
export function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
