// On a slow line, what a table needs comes before its fonts: until then the device's own are used, and nothing is fetched.

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

/** Begins to spare the line, if it is slow. */
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
