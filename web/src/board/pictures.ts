// The sprites of cards, dwarfs and tools: each loaded once, then everything is a `<use>` of one of their symbols.
import cards from 'sprite:cards'
import forest from 'sprite:forest'
import table from 'sprite:table'
import { cutPortraits } from './portraits.svelte'

const FACES: Readonly<Record<string, string>> = { saboteur: cards, 'lost-mines': forest }
const loading = new Map<string, Promise<void>>()

async function load(address: string): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`no pictures: ${answer.status}`)
  const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
  sprite.classList.add('unseen')
  document.body.append(document.importNode(sprite, true))
  if (address === table) cutPortraits(sprite)
}

function bring(address: string): Promise<void> {
  const begun = loading.get(address)
  if (begun) return begun
  const made = load(address).catch((error: unknown) => {
    loading.delete(address)
    throw error
  })
  loading.set(address, made)
  return made
}

/** Brings the dwarfs into the page, and a game's cards; what uses them before shows them as soon as they are there. */
export async function bringPictures(game?: string): Promise<void> {
  const faces = game === undefined ? undefined : FACES[game]
  await Promise.all([bring(table), ...(faces ? [bring(faces)] : [])])
}
