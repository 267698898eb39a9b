declare module 'sprite:*' {
  /** The address of a sprite: `table` has what all games share, the others the cards of one game. */
  const address: string
  export default address
}
