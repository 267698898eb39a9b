declare module 'sprite:*' {
  /** The address of a sprite: `table` has dwarfs and tools, `cards` Saboteur's faces, `forest` those of The Lost Mines. */
  const address: string
  export default address
}
