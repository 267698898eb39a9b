// Which rule explains what is asked: by the phase, and by the card that is picked.
import { isTunnel } from './faces'

const PHASES: Readonly<Record<string, string>> = { turn: 'S3.1', bonus: 'S9.1', stop: 'S9.3', pick: 'S7.2' }

/** By the kind of card; the first that fits. */
const CARDS: readonly (readonly [RegExp, string])[] = [
  [/^[nesw]+$/, 'S2.2'],
  [/^[NESW]+$/, 'S4.1'],
  [/^break/, 'S5.1'],
  [/^mend.$/, 'S5.2'],
  [/^mend..$/, 'S5.3'],
  [/^rockfall$/, 'S5.4'],
  [/^map$/, 'S5.5'],
]

const BROKEN = 'S4.6'

/** The rule for a decision and a card, of a player with or without a broken tool; null when there is none. */
export function ruleFor(phase: string, card: string | null, isBroken = false): string | null {
  if (phase === 'turn' && card && isBroken && isTunnel(card)) return BROKEN
  const found = phase === 'turn' && card ? CARDS.find(([kind]) => kind.test(card)) : undefined
  return found?.[1] ?? PHASES[phase] ?? null
}

/** Every rule that a prompt can lead to. */
export const PROMPT_RULES: readonly string[] = [BROKEN, ...Object.values(PHASES), ...CARDS.map(([, rule]) => rule)]
