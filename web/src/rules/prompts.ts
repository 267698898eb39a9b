// Which rule somebody wants to read who is asked something: by what is asked, and by the card they have picked.

/** By what is waited for, as the server names it. */
const ASKED: Readonly<Record<string, string>> = {
  // Saboteur
  lay_or_play: 'S3.1',
  place_bonus: 'S9.1',
  stop_or_stay: 'S9.3',
  pick_nugget: 'S7.2',
  // The Lost Mines
  card_or_vote: 'L3.1',
  vote: 'L7.2',
  walk: 'L6.1',
  turn_mine: 'L6.3',
  take_treasure: 'L6.4',
}

/** By the kind of card; the first that fits. */
const CARDS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  lay_or_play: [
    [/^[nesw]+$/, 'S2.2'],
    [/^[NESW]+$/, 'S4.1'],
    [/^break/, 'S5.1'],
    [/^mend.$/, 'S5.2'],
    [/^mend..$/, 'S5.3'],
    [/^rockfall$/, 'S5.4'],
    [/^map$/, 'S5.5'],
  ],
  card_or_vote: [
    [/-rocks$/, 'L4.5'],
    [/-camp$/, 'L4.6'],
    [/-(tree|lake|pit)$/, 'L4.4'],
    [/^[NESW]+$/, 'L4.1'],
    [/^(axe|boat|rope)$/, 'L5.1'],
    [/^info/, 'L5.2'],
    [/^trap$/, 'L5.3'],
    [/^troll$/, 'L5.4'],
    [/^storm$/, 'L5.6'],
  ],
}

/** The rule for a prompt; null when there is none. */
export function ruleFor(what: string | null | undefined, card: string | null = null): string | null {
  if (!what) return null
  const found = card && CARDS[what]?.find(([kind]) => kind.test(card))
  return found ? found[1] : (ASKED[what] ?? null)
}

/** The rules that prompts lead to, for the tests. */
export function promptRules(): string[] {
  return [...Object.values(ASKED), ...Object.values(CARDS).flatMap((cards) => cards.map(([, rule]) => rule))]
}
