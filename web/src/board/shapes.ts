// Cards with ways, by their open sides: `NES` is open to the north, east and south; small letters are dead ends.

const HALF: Readonly<Record<string, string>> = { N: 'S', E: 'W', S: 'N', W: 'E', n: 's', e: 'w', s: 'n', w: 'e' }
const ORDER = 'NESWnesw'

/** Open sides after half a turn. */
export function halfTurn(sides: string): string {
  return [...sides]
    .map((side) => HALF[side]!)
    .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .join('')
}

/** A word for the shape of the ways. */
export function shapeOf(sides: string): string {
  if (sides === sides.toLowerCase()) return 'dead-end'
  if (sides.length === 4) return 'crossing'
  if (sides.length === 3) return 'junction'
  return sides === 'NS' || sides === 'EW' ? 'straight' : 'bend'
}
