// The rule that is open over the table, if any.

let opened = $state<string | null>(null)
let isBrief = $state(false)
let wasOpened = $state(false)

export function openedRule(): string | null {
  return opened
}

/** Whether the game in short is shown first, with a way to the rule. */
export function beginsInShort(): boolean {
  return isBrief
}

/** Whether any rule has been opened: before that, the code that shows it is not needed. */
export function hasOpenedRule(): boolean {
  return wasOpened
}

/** Shows a rule over the page. */
export function openRule(rule: string, inShort = false): void {
  opened = rule
  isBrief = inShort
  wasOpened = true
}

export function closeRule(): void {
  opened = null
}
