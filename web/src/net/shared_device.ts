// Whether several people play at a table with this one device, passing it around.
import { forget, store, stored } from '../storage'

/** Whether several people play at this table with this one device. */
export function isShared(code: string): boolean {
  return stored(`shared.${code}`) !== null
}

/** From now on several people share this device. */
export function share(code: string): void {
  store(`shared.${code}`, '1')
}

/** Only one of them is left, before the game has begun. */
export function unshare(code: string): void {
  forget(`shared.${code}`)
}
