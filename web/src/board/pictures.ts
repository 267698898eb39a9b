// The sprites of portraits and of each game's cards: each is loaded once, then everything is a `<use>` of one of its symbols.
import table from 'sprite:table'
import { cutPortraits } from './portraits.svelte'

const loading = new Map<string, Promise<void>>()

async function load(address: string): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`no pictures: ${answer.status}`)
  const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
  sprite.classList.add('unseen')
  document.body.append(document.importNode(sprite, true))
  if (address === table) cutPortraits(sprite)
}

/** Brings a sprite into the page; what uses its symbols shows them as soon as they are there. */
export function bringSprite(address: string): Promise<void> {
  const begun = loading.get(address)
  if (begun) return begun
  const made = load(address).catch((error: unknown) => {
    loading.delete(address)
    throw error
  })
  loading.set(address, made)
  return made
}

/** Brings the portraits. */
export function bringPortraits(): Promise<void> {
  return bringSprite(table)
}
