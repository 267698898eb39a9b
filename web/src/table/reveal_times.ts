// How long the end of a round takes, in milliseconds.

/** Until the first role is turned over, and from one to the next. */
export const START = 500
export const ROLE = 420
/** For each step of the scoring. */
export const SCORING = 2_200
