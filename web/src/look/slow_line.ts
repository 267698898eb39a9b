// On a slow connection, a table loads what it needs before the fonts. Until then the device's own fonts are used.

const SLOW = 250 // milliseconds until the page itself had come
const LATEST = 10_000 // milliseconds until the fonts come anyway

type Timing = Pick<PerformanceNavigationTiming, 'requestStart' | 'responseEnd'>

/** Whether the first answer, which is small, took long. */
export function isSlow(timing: Timing | undefined): boolean {
  return timing !== undefined && timing.responseEnd - timing.requestStart > SLOW
}

let free: () => void = () => undefined
let freed: Promise<void> = Promise.resolve()

/** When everything that a table needs first has come; on a fast line there is nothing to wait for. */
export function whenFree(): Promise<void> {
  return freed
}

/** Begins to save bandwidth, if the connection is slow. */
export function spareLine(): void {
  const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!isSlow(timing)) return
  document.documentElement.dataset.line = 'slow'
  freed = new Promise((resolve) => (free = resolve))
  setTimeout(bringFonts, LATEST)
}

/** Shows the page's own fonts, and lets everything else come that was waiting. */
export function bringFonts(): void {
  free()
  delete document.documentElement.dataset.line
}
