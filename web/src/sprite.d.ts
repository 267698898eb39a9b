declare module 'sprite:cards' {
  /** The address of the sprite with every card, dwarf and tool. */
  const address: string
  export default address
}
