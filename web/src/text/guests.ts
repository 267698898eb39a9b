// People who have given no name: a word and a number, which stays the same in this browser, by which others tell them apart.
import all from 'texts:all'
import { store, stored } from '../storage'
import { t } from './text.svelte'

const words = Object.values(all).map(({ guest }) => guest)
const GUEST = new RegExp(`^(?:${words.join('|')})(?= \\d+$|$)`)

/** A player's name; the word for a guest is in the reader's language. */
export function playerName(name: string): string {
  return name.replace(GUEST, () => t('guest'))
}

/** The name of this browser's guest. */
export function guestName(): string {
  const number = stored('guest') ?? String(10 + Math.floor(Math.random() * 90))
  store('guest', number)
  return `${t('guest')} ${number}`
}
