// Slips of the hand: the second click of a double click, or the second tap, on a button that has just appeared there.

/** Milliseconds within which a second press at the same place is taken for a slip. */
export const HASTE = 400
const NEAR = 8 // pixels between two presses of one finger

/**
 * Lets a pointer go through a button that appears where the last press was, for a moment. Every other button, and the
 * keyboard, work immediately.
 */
export function guardsAgainstSlips(root: HTMLElement) {
  let last: { x: number; y: number; at: number } | null = null
  const appeared = new WeakMap<Element, number>()

  function press({ clientX: x, clientY: y }: PointerEvent): void {
    last = { x, y, at: performance.now() }
  }

  function isUnderLast(button: HTMLElement): boolean {
    if (!last) return false
    const { left, right, top, bottom } = button.getBoundingClientRect()
    return last.x > left - NEAR && last.x < right + NEAR && last.y > top - NEAR && last.y < bottom + NEAR
  }

  /** A press while it is spared may be one of three: then it is spared for longer. */
  function spare(button: HTMLElement): void {
    const since = Math.max(appeared.get(button)!, isUnderLast(button) ? last!.at : 0)
    const left = since + HASTE - performance.now()
    button.style.pointerEvents = left > 0 ? 'none' : ''
    if (left > 0) setTimeout(() => spare(button), left)
  }

  // Also when only words change: they move the buttons.
  function look(): void {
    const now = performance.now()
    for (const button of root.querySelectorAll<HTMLElement>('button')) {
      if (!appeared.has(button)) appeared.set(button, now)
      const isNew = now - appeared.get(button)! < HASTE
      if (isNew && !button.style.pointerEvents && isUnderLast(button)) spare(button)
    }
  }

  const changes = new MutationObserver(look)
  changes.observe(root, { childList: true, characterData: true, subtree: true })
  addEventListener('pointerdown', press, true)
  look()
  return {
    destroy() {
      changes.disconnect()
      removeEventListener('pointerdown', press, true)
    },
  }
}
