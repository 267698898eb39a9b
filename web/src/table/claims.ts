// What players have said about goals and about each other in this round: the last word of each counts.
import type { Happened } from '../protocol'
import { listed, t } from '../text/text.svelte'
import { nameWithin, type People } from './people'

export interface Claim {
  readonly seat: number
  /** The phrase that was said. */
  readonly phrase: string
}

/** By what was talked about: a goal by its name, a player by `seat` and number. */
export type Claims = ReadonlyMap<string, readonly Claim[]>

/** The phrases that say something about somebody or something, in groups that contradict each other. */
const GROUPS: Readonly<Record<string, string>> = { goal_is_gold: 'goal', goal_is_stone: 'goal', suspect: 'seat', trust: 'seat' }

export function claimsOf(happened: readonly Happened[]): Claims {
  const claims = new Map<string, Claim[]>()
  for (const { what, events } of happened) {
    if (events?.some(({ kind }) => kind === 'round_began')) claims.clear()
    if (what.kind !== 'line' || what.seat == null || !what.phrase || !(what.phrase in GROUPS)) continue
    const about = GROUPS[what.phrase] === 'seat' ? `seat ${what.args?.[0]}` : String(what.args?.[0])
    const others = (claims.get(about) ?? []).filter(({ seat }) => seat !== what.seat)
    claims.set(about, [...others, { seat: what.seat, phrase: what.phrase }])
  }
  return claims
}

export interface Opinion {
  readonly phrase: 'suspect' | 'trust'
  readonly count: number
  readonly words: string
}

/** How many say that they suspect somebody, and that they trust them. */
export function opinionsOf(claims: readonly Claim[], people: People): Opinion[] {
  return (['suspect', 'trust'] as const).flatMap((phrase) => {
    const said = claims.filter((one) => one.phrase === phrase)
    const who = listed(said.map(({ seat }) => nameWithin(people, seat)))
    return said.length
      ? [{ phrase, count: said.length, words: phrase === 'trust' ? t('claim-trust', { who }) : t('claim-suspect', { who }) }]
      : []
  })
}
