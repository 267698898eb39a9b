declare module 'sprite:*' {
  /** The address of a sprite: `table` has the portraits, the others the pictures of the game of that name, or with `/later` those that it shows later. */
  const address: string
  export default address
}
