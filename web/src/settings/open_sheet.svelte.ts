// The sheet that is over the page: the settings, or the keys that can be pressed.

export type Sheet = 'settings' | 'keys'

let opened = $state<Sheet | null>(null)
const wanted = $state<Record<Sheet, boolean>>({ settings: false, keys: false })

export function openedSheet(): Sheet | null {
  return opened
}

/** Whether a sheet has ever been opened: before that, the code that shows it is not needed. */
export function hasOpened(sheet: Sheet): boolean {
  return wanted[sheet]
}

export function openSheet(sheet: Sheet): void {
  opened = sheet
  wanted[sheet] = true
}

/** Closes a sheet, unless another one has taken its place. */
export function closeSheet(sheet: Sheet): void {
  if (opened === sheet) opened = null
}

/** The question mark opens the keys, unless something is being typed or something else is over the page. */
export function answerKey(event: KeyboardEvent): void {
  if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  const at = event.target as HTMLElement
  if (at.closest('input:not([type=range], [type=checkbox], [type=radio]), textarea, select') || document.querySelector('dialog[open]'))
    return
  event.preventDefault()
  openSheet('keys')
}
