// The names of the pictures in the sprite.

const TUNNEL = /^[NESW]+$/
const DEAD_END = /^[nesw]+$/
const HALF: Record<string, string> = { N: 'S', E: 'W', S: 'N', W: 'E', n: 's', e: 'w', s: 'n', w: 'e' }
const ORDER = 'NESWnesw'

/** The symbol of a card's face. */
export function picture(face: string): string {
  if (TUNNEL.test(face)) return `face-tunnel-${face.toLowerCase()}`
  if (DEAD_END.test(face)) return `face-deadend-${face}`
  return `face-${face}`
}

/** Whether a card has ways, and so can lie upright or turned. */
export function isTunnel(face: string): boolean {
  return TUNNEL.test(face) || DEAD_END.test(face)
}

/** A face after half a turn; cards without ways look the same. */
export function halfTurn(face: string): string {
  if (!isTunnel(face)) return face
  return [...face]
    .map((side) => HALF[side]!)
    .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .join('')
}
