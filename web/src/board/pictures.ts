// The sprites of portraits and of each game's cards: each is loaded once, then everything is a `<use>` of one of its symbols.
import table from 'sprite:table'
import { cutPortraits } from './portraits.svelte'

const loading = new Map<string, Promise<void>>()

async function load(address: string): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`no pictures: ${answer.status}`)
  const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
  if (address === table) cutPortraits(sprite)
  sprite.classList.add('unseen')
  document.body.append(takeDrawings(sprite), document.importNode(sprite, true))
}

/** Takes out what is only drawn by a `<use>`. In an `<svg>` without display, the browser computes no styles for it; but
 *  gradients and clips would have no effect there, so they stay. */
function takeDrawings(sprite: Element): Element {
  const drawings = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  drawings.style.display = 'none'
  drawings.append(...sprite.querySelectorAll('symbol, defs > g'))
  return drawings
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
