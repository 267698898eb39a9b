// The rule that is open over the table, if any.

let opened = $state<string | null>(null)
let wasOpened = $state(false)

export function openedRule(): string | null {
  return opened
}

/** Whether any rule has been opened: before that, the code that shows it is not needed. */
export function hasOpenedRule(): boolean {
  return wasOpened
}

/** Shows a rule over the page. */
export function openRule(rule: string): void {
  opened = rule
  wasOpened = true
}

export function closeRule(): void {
  opened = null
}
