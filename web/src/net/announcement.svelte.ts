// What the operator of the server has to say to everyone.

let text = $state('')

export const announcement = (): string => text

/** Shows an announcement; an empty one takes it away. */
export function announce(said = ''): void {
  text = said
}
