// The names of the cards' pictures in the sprite.

const TUNNEL = /^[NESW]+$/
const DEAD_END = /^[nesw]+$/

/** The symbol of a card's face. */
export function picture(face: string): string {
  if (TUNNEL.test(face)) return `face-tunnel-${face.toLowerCase()}`
  if (DEAD_END.test(face)) return `face-deadend-${face}`
  return `face-${face}`
}

/** Whether a card has ways, and so can be upright or turned. */
export function isTunnel(face: string): boolean {
  return TUNNEL.test(face) || DEAD_END.test(face)
}
