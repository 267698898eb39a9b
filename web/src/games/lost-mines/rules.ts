// Which rule explains what is asked: by the phase, and by the card that is picked.

const PHASES: Readonly<Record<string, string>> = { turn: 'L3.1', vote: 'L7.2', walk: 'L6.1', turn_mine: 'L6.3', take: 'L6.4' }

/** By the kind of card; the first that fits. */
const CARDS: readonly (readonly [RegExp, string])[] = [
  [/-rocks$/, 'L4.5'],
  [/-camp$/, 'L4.6'],
  [/-(tree|lake|pit)$/, 'L4.4'],
  [/^[NESW]+$/, 'L4.1'],
  [/^(axe|boat|rope)$/, 'L5.1'],
  [/^info/, 'L5.2'],
  [/^trap$/, 'L5.3'],
  [/^troll$/, 'L5.4'],
  [/^storm$/, 'L5.6'],
]

/** The rule for a decision and a card; null when there is none. */
export function ruleFor(phase: string, card: string | null): string | null {
  const found = phase === 'turn' && card ? CARDS.find(([kind]) => kind.test(card)) : undefined
  return found?.[1] ?? PHASES[phase] ?? null
}

/** Every rule that a prompt can lead to. */
export const PROMPT_RULES: readonly string[] = [...Object.values(PHASES), ...CARDS.map(([, rule]) => rule)]
