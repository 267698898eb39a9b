// What a page tells the stage: one object for tables, replays, lessons and the big screen.
import type { Target } from '../board/board_items'
import type { Cell } from '../board/camera'
import type { Game } from '../games/game'
import type { MovePicker } from '../table/move_picker.svelte'
import type { People } from '../table/people'

export interface StageConfig {
  readonly game: Game
  readonly people: People
  /** The game as it was before the viewer learnt something that they have yet to read. */
  readonly before?: Game | null
  /** The move that the viewer is choosing; without it nothing can be chosen. */
  readonly picker?: MovePicker | null
  /** Names what the board shows: another scene, such as another round, is a new board and not a change of this one. */
  readonly scene: string | number | null
  /** Names the decision that is asked for; another one forgets what was picked. */
  readonly decision?: string | number | null
  /** Whether the board comes with everything else, instead of a little later: nobody waits for something to press. */
  readonly isWhole?: boolean
  /** Whether the cards beside the board are shown; they are by default. */
  readonly showSideCards?: boolean
  /** The margin around everything on the board, as a fraction of a card. */
  readonly margin?: number | undefined
  /** Whether nothing is to be laid any more, so that no room is kept for it around the cards. */
  readonly isOver?: boolean
  /** Pixels that are covered at the board's upper edge; by default the strip with the buttons, on phones. */
  readonly covered?: number | undefined
  /** Pixels that are covered at its lower edge. */
  readonly coveredBelow?: number | undefined
  /** The cells that stay in sight where not everything fits. */
  action?(targets: readonly Target[]): readonly Cell[]
  /** Whether cards are never smaller than that, even if not all of the action is in sight then. */
  readonly steady?: boolean
  /** The smallest scale that the board takes by itself. */
  least?(targets: readonly Target[]): number
  /** The scale down to which it shows all cards while nothing can be chosen, and all places that are far apart. */
  readonly readable?: number | undefined
}
