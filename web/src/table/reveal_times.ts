// How long the end of a round takes, in milliseconds.

/** Until the first role is turned over, and from one to the next. */
export const START = 500
export const ROLE = 420
/** Until the face of a card that is turned over can be read. */
export const TURN = 450
/** From one nugget, or card of nuggets, that goes to its owner to the next. */
export const SHARE = 400
/** From one goal that is turned over to the next. */
export const GOAL = 300
/** For each step of the scoring. */
export const SCORING = 2_200
