// The rule that is open over the table, if any.

let opened = $state<string | null>(null)
let wasOpened = $state(false)

export function openedRule(): string | null {
  return opened
}

/** Whether any rule has been opened: before that, nobody needs what shows it. */
export function hasOpenedRule(): boolean {
  return wasOpened
}

/** Shows a rule over whatever is on the screen. */
export function openRule(rule: string): void {
  opened = rule
  wasOpened = true
}

export function closeRule(): void {
  opened = null
}
