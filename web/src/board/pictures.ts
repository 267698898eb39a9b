// The sprite of cards, dwarfs and tools: loaded once, then everything is a `<use>` of one of its symbols.
import address from 'sprite:cards'
import { cutPortraits } from './portraits.svelte'

let loading: Promise<void> | null = null

async function load(): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`no pictures: ${answer.status}`)
  const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
  sprite.classList.add('unseen')
  document.body.append(document.importNode(sprite, true))
  cutPortraits(sprite)
}

/** Brings the pictures into the page; what uses them before that shows them as soon as they are there. */
export function bringPictures(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
