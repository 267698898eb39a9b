// What of a board has to be in sight: all of it, what is on it, and the places that can be chosen.
import { middleOf, type BoardCard, type FaceDownCard, type Frame, type Target } from './board_items'
import { around, type Cell } from './camera'
import { scaleToHit } from './finger'

interface Shown {
  readonly cards: readonly BoardCard[]
  readonly hidden: readonly FaceDownCard[]
  readonly targets: readonly Target[]
  /** The cells that are always visible, even while they are empty. */
  readonly cells: Frame | null
  readonly action: readonly Cell[]
  readonly isOver: boolean
  readonly steady: boolean
  readonly isPhone: boolean
}

export interface Framing {
  /** With room around every card, so that the board keeps its scale when a card is picked that can be laid there. */
  readonly reach: readonly Cell[]
  readonly shown: readonly Cell[]
  /** What can be chosen; a joint is looked at as if it were the middle of a card. */
  readonly places: readonly Cell[]
  /** The room around what is shown, as a fraction of a card: on phones nothing else is around the cards. */
  readonly rim: number
  /** The scale at which a finger hits each place; 0 if it does not matter. */
  readonly enough: number
}

export function framingOf({ cards, hidden, targets, cells, action, isOver, steady, isPhone }: Shown): Framing {
  const reach = cells
    ? [
        { x: 0, y: 0 },
        { x: cells.columns - 1, y: cells.rows - 1 },
      ]
    : [...(isOver ? cards : cards.flatMap(around)), ...hidden, ...targets].map(({ x, y }) => ({ x, y }))
  return {
    reach,
    shown: cells ? reach : [...cards, ...hidden, ...action],
    places: steady ? targets.map(middleOf).map(({ x, y }) => ({ x: x - 0.5, y: y - 0.5 })) : targets,
    rim: isPhone && !cells ? 0.2 : 0.05,
    enough: isPhone ? scaleToHit(targets, hidden) : 0,
  }
}
