// The players at a table, in the reader's words.
import type { SeatSeen } from '../protocol'
import { t } from '../text/text.svelte'

export interface People {
  readonly seats: readonly SeatSeen[]
  readonly me: number | null
}

/** A player's name; "You" for the reader. */
export function nameOf(people: People, seat: number | null): string {
  if (seat === null) return ''
  return seat === people.me ? t('you') : (people.seats[seat]?.name ?? '')
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
