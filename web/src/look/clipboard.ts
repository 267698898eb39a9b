// Copying and sharing, also where a browser keeps the clipboard for secure origins.

/** Copies a text; returns whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'unseen'
  const holder = document.querySelector('dialog[open]') ?? document.body
  const before = document.activeElement as HTMLElement | null
  holder.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  before?.focus()
  return copied
}

/** Whether this device can hand a link to another app. */
export function canShare(): boolean {
  return typeof navigator.share === 'function'
}
