// Pass and play: who of those that share this device is to act. Pure.
import type { SeenTable } from '../net/seen'

/** The seat of this device whose turn it is; null when it is somebody else's, or only one person plays here. */
export function nextSeat({ you, prompt, table }: Pick<SeenTable, 'you' | 'prompt' | 'table'>): number | null {
  if (!you || you.seats.length < 2 || !prompt || table?.status !== 'playing') return null
  const one = table.seats[prompt.seat]
  return you.seats.includes(prompt.seat) && one?.bot == null ? prompt.seat : null
}
