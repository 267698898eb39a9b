// How long people look at what happens.
import type { GameEvent } from '../protocol'

/** The longest time that one of these events is looked at, in milliseconds. */
export function longest(events: readonly GameEvent[], pause: (event: GameEvent) => number | undefined): number {
  return Math.max(0, ...events.map((event) => pause(event) ?? 0))
}
