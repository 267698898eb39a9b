// How rounds of Saboteur ended: who was what, and where the gold went.
import type { GameEvent } from '../../protocol'
import { nameOf, type People } from '../../table/people'
import type { RoundEnd, RoundReader } from '../../table/rounds'
import { known, t } from '../../text/text.svelte'
import type { Gain, Reveal, RoleCard } from '../game'
import type { SaboteurEvent } from './protocol'

export interface SaboteurRoundEnd extends RoundEnd {
  readonly roles: Map<number, string>
  leftover: string | null
  /** The seat that laid the last tunnel. */
  readonly finder: number | null
  /** Nuggets paid openly, kept from the extra cards, and given back, by seat. */
  readonly paid: Map<number, number>
  readonly kept: Map<number, number>
  readonly returned: Map<number, number>
  /** The seats that picked nugget cards, in order. */
  readonly picked: number[]
  /** What the viewer alone knows: the nuggets on the cards that they picked. */
  readonly own: { readonly seat: number; readonly value: number }[]
}

export const reader: RoundReader<SaboteurRoundEnd, { finder: number | null }> = {
  begin: () => ({ finder: null }),
  follow(course, event) {
    if (event.kind === 'laid') course.finder = event.seat ?? null
  },
  end: ({ finder }, ending) => ({
    round: 0,
    ending,
    roles: new Map(),
    sides: new Map(),
    scored: new Map(),
    leftover: null,
    finder,
    paid: new Map(),
    kept: new Map(),
    returned: new Map(),
    picked: [],
    own: [],
  }),
  note(end, event) {
    const { role } = event as SaboteurEvent
    const seat = event.seat ?? 0
    if (event.kind === 'role_shown') end.roles.set(seat, role ?? '')
    else if (event.kind === 'leftover_shown') end.leftover = role ?? null
    else if (event.kind === 'paid' || event.kind === 'kept' || event.kind === 'returned') add(end[event.kind], seat, event)
    else if (event.kind === 'picked') end.picked.push(seat)
    else if (event.kind === 'your_pick') end.own.push({ seat, value: event.value ?? 0 })
  },
}

function add(to: Map<number, number>, seat: number, event: GameEvent): void {
  const { pool } = event as SaboteurEvent
  const nuggets = event.value ?? (pool ?? []).reduce((sum, value) => sum + value, 0)
  to.set(seat, (to.get(seat) ?? 0) + nuggets)
}

const BACK = 'face-role-back'

/** A role card by the name of its role; its back while that is not known. */
export function roleCard(role: string | undefined): RoleCard {
  const title = role ? t('role-title', { role }) : ''
  return { face: role ? `face-${role}` : BACK, back: BACK, title, words: title }
}

const GLOWS: Readonly<Record<string, string>> = { miners: 'rgb(242 182 50 / 24%)', saboteurs: 'rgb(181 71 47 / 30%)' }

/** How the end of a round is shown. */
export function reveal(end: SaboteurRoundEnd, people: People): Reveal {
  return {
    title: t(`reveal-title-${end.ending}`),
    text: textOf(end, people),
    glow: GLOWS[end.ending] ?? 'transparent',
    leftover: end.leftover ? roleCard(end.leftover) : null,
    steps: [],
    picked: end.picked,
    gains: (seat) => gains(end, seat),
  }
}

function textOf(end: SaboteurRoundEnd, people: People): string {
  const id = `reveal-text-${end.ending}`
  if (!known(id) || (end.ending === 'miners' && end.finder === null)) return ''
  return t(id, { who: nameOf(people, end.finder) })
}

/** The nuggets that a seat got, as far as the viewer knows. */
export function wonBy({ paid, kept, own }: SaboteurRoundEnd, seat: number): number {
  const picked = own.filter((one) => one.seat === seat).reduce((sum, { value }) => sum + value, 0)
  return (paid.get(seat) ?? 0) + (kept.get(seat) ?? 0) + picked
}

function gains(end: SaboteurRoundEnd, seat: number): Gain[] {
  const paid = end.paid.get(seat) ?? 0
  const kept = end.kept.get(seat) ?? 0
  const own = end.own.filter((one) => one.seat === seat)
  const cards = end.picked.filter((one) => one === seat).length - own.length
  return [
    ...(paid ? [{ picture: 'nugget', text: `+${paid}`, words: t('reveal-paid', { value: paid }) }] : []),
    ...(kept ? [{ picture: 'nugget', text: `+${kept}`, words: t('reveal-kept', { value: kept }) }] : []),
    ...(end.returned.has(seat) ? [{ picture: 'nugget', text: '↩', words: t('reveal-returned') }] : []),
    ...own.map(({ value }) => ({ picture: 'nugget', text: `+${value} ◐`, words: `${t('reveal-paid', { value })}. ${t('log-only-you')}` })),
    ...Array.from({ length: Math.max(0, cards) }, () => ({ picture: 'face-nugget-back', card: true, text: '', words: t('reveal-picked') })),
  ]
}
