// The sprites of portraits and of each game's cards: each is loaded once, then everything is a `<use>` of one of its symbols.
import table from 'sprite:table'
import { cutPortraits } from './portraits.svelte'

const loading = new Map<string, Promise<void>>()
const wanted = new Set<string>()
const waiting = new Map<string, Element | string>() // drawings that nothing on the page uses yet, symbols as text
const SVG = 'http://www.w3.org/2000/svg'
let drawings: SVGElement | undefined

const SYMBOLS = /<symbol id="([^"]+)".*?<\/symbol>/gs

/** Keeps a symbol as text: most of them are never shown, and reading all would take a slow phone 50 ms. */
function putAside(symbol: string, name: string): string {
  waiting.set(name, symbol)
  return ''
}

function parse(text: string): Element {
  return new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
}

function drawingOf(found: Element | string): Element {
  return typeof found === 'string' ? parse(found.replace('<symbol', `<symbol xmlns="${SVG}"`)) : found
}

async function load(address: string): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`no pictures: ${answer.status}`)
  const text = await answer.text()
  const sprite = parse(address === table ? text : text.replace(SYMBOLS, putAside))
  if (address === table) cutPortraits(sprite)
  for (const drawing of sprite.querySelectorAll('symbol, defs > g')) {
    waiting.set(drawing.id, drawing)
    drawing.remove()
  }
  // What is left are gradients and clips. They would have no effect in an `<svg>` without display.
  sprite.classList.add('unseen')
  document.body.append(document.importNode(sprite, true))
  for (const name of wanted) place(name)
}

/** Puts a drawing that is only shown by a `<use>` into the page, with the drawings that it uses itself. In an `<svg>`
 *  without display, the browser computes no styles for it. */
function place(name: string): void {
  const found = waiting.get(name)
  if (!found) return
  waiting.delete(name)
  const drawing = drawingOf(found)
  for (const use of drawing.querySelectorAll('use')) addressOf(use.getAttribute('href')!.slice(1))
  if (!drawings) {
    drawings = document.createElementNS(SVG, 'svg')
    drawings.style.display = 'none'
    document.body.append(drawings)
  }
  drawings.append(drawing)
}

/** What a `<use>` names to show a symbol. Only symbols that something asks for go into the page: a browser makes a copy for
 *  every `<use>` in it, and the cards of one game use 1,500 trees and stones. */
export function addressOf(name: string): string {
  if (!wanted.has(name)) {
    wanted.add(name)
    place(name)
  }
  return `#${name}`
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
