// The page as an app: on secure origins a service worker opens it without a server. On plain http nothing changes.
import { momentsOf, recordOf, talkOf } from '../net/api'
import type { Played } from '../evening/evening.svelte'
import { whenFree } from '../look/slow_line'

const isPossible = (): boolean => globalThis.isSecureContext && 'serviceWorker' in navigator

const CALM = 1_500 // milliseconds after which a page that has loaded is usually there

/** Registers the service worker, which fetches all files of all pages: after everything that this page needs. */
export function installWorker(): void {
  if (!isPossible() || import.meta.env.DEV) return
  const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => undefined) // it works without
  const wait = (): void => void whenFree().then(() => setTimeout(register, CALM))
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

/** Requests everything that a replay of a game needs, so that the service worker keeps it. */
export async function keepPastGame({ record }: Played, code: string, seat: number | null): Promise<void> {
  if (!isPossible() || !navigator.serviceWorker.controller) return
  const eyes = seat === null ? (['none', 'all'] as const) : (['none', 'all', seat] as const)
  await Promise.allSettled([recordOf(record), talkOf(code), ...eyes.map((one) => momentsOf(record, one))])
}

/** Forgets the games that were kept. */
export async function forgetPastGames(): Promise<void> {
  if (isPossible()) await caches.delete('pyrite-kept').catch(() => false)
}
