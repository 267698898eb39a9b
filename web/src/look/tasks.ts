// Work that can wait until what is already there has been painted.

/** Resolves after the next frame; in a tab in the background, which has no frames, immediately. */
export async function afterPaint(): Promise<void> {
  if (document.hidden) return
  await new Promise(requestAnimationFrame)
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel() // a message comes without the delay of a timer
    port1.onmessage = () => (port1.close(), resolve())
    port2.postMessage(null)
  })
}

/** Calls `next` with 1, 2 and so on to `count`, each time in a task of its own, after what came before has been painted. */
export async function inSteps(count: number, next: (step: number) => void): Promise<void> {
  for (let step = 1; step <= count; step++) {
    await afterPaint()
    next(step)
  }
}
