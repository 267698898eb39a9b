// The card drawings of a game that is not in the page's bundle, as symbols of a sprite.
import { gameCards } from '../../net/api'

const SVG = 'http://www.w3.org/2000/svg'
const brought = new Map<string, Promise<void>>()

/** The name of a card's symbol. */
export function symbolOf(game: string, card: string): string {
  return `game-${game}-${card}`
}

/** Brings the drawings into the page, once. */
export function bringCards(game: string): Promise<void> {
  const begun = brought.get(game)
  if (begun) return begun
  const made = load(game).catch((error: unknown) => {
    brought.delete(game)
    throw error
  })
  brought.set(game, made)
  return made
}

async function load(game: string): Promise<void> {
  const sprite = document.createElementNS(SVG, 'svg')
  sprite.classList.add('unseen')
  for (const [card, drawing] of Object.entries(await gameCards(game))) sprite.append(symbol(symbolOf(game, card), drawing))
  document.body.append(sprite)
}

function symbol(name: string, drawing: string): SVGSymbolElement {
  const drawn = new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement
  const made = document.createElementNS(SVG, 'symbol')
  made.id = name
  made.setAttribute('viewBox', drawn.getAttribute('viewBox') ?? '0 0 100 140')
  for (const child of [...drawn.childNodes]) if (child.nodeName !== 'script') made.append(document.importNode(child, true))
  return made
}
