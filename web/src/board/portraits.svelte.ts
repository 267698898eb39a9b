// Portraits as images of their own: where there are hundreds of them, an image is much cheaper than a `<use>`.

/** The portraits of the seats that do not have the default portrait of their number. */
let chosen = $state.raw<readonly number[]>([])

export const PORTRAITS = 10

/** Shows the portraits that people have chosen; others get that of their seat, or the next free one. */
export function showPortraits(seats: readonly { readonly seat: number; readonly portrait?: number | null }[]): void {
  const taken = new Set(seats.flatMap(({ portrait }) => portrait ?? []))
  chosen = seats.map(({ seat, portrait }) => {
    if (portrait != null) return portrait
    let own = seat
    while (taken.has(own % PORTRAITS) && taken.size < PORTRAITS) own++
    taken.add(own % PORTRAITS)
    return own % PORTRAITS
  })
}

/** The name of the picture that shows a seat's portrait. */
export function portraitOf(seat: number): string {
  return `portrait-${chosen[seat] ?? seat}`
}

let images = $state.raw<readonly string[]>([])

/** The address of a seat's portrait; nothing before the pictures are there. */
export function portraitImage(seat: number): string | undefined {
  return images[chosen[seat] ?? seat]
}

/** Takes the portraits out of the sprite. */
export function cutPortraits(sprite: Element): void {
  images = [...sprite.querySelectorAll('symbol[id^="portrait-"]')].map((symbol) => imageOf(symbol, sprite))
}

function imageOf(symbol: Element, sprite: Element): string {
  const box = symbol.getAttribute('viewBox')
  const wanted = new Set(Array.from(symbol.innerHTML.matchAll(/(?:href="|url\()#([\w-]+)/g), ([, id]) => id))
  const defs = Array.from(wanted, (id) => sprite.querySelector(`#${id}`)?.outerHTML ?? '').join('')
  const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="64" height="64"><defs>${defs}</defs>${symbol.innerHTML}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(image)}`
}
