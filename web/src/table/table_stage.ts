// How a table looks at its board: what covers it, how much is around the cards, and how closely.
import { LEAST_SCALE, READABLE } from '../board/camera'
import type { ScreenSize } from '../board/screen_size.svelte'
import type { Game } from '../games/game'
import { CARD_SIZES, preferences } from '../settings/preferences.svelte'
import type { StageConfig } from '../stage/config'
import type { MovePicker } from './move_picker.svelte'
import type { People } from './people'

const PROMPT = 32 // pixels of the board that the prompt covers on wide screens
const NEWS = 30 // and the line of news on others that are no phones

// Scales of the board at which a finger hits a card, and the joint between two cards, without its neighbours.
const FINGER = 0.45
const JOINTS = 0.52

interface Around {
  readonly people: People
  /** Tells one decision from another. */
  readonly since: number
  readonly isWhole: boolean
  readonly handheld: boolean
  readonly hasNews: boolean
  readonly finished: boolean
  /** The game as it was before the viewer learnt something that they have yet to read. */
  readonly before: Game | null
}

export class TableStage {
  private near = FINGER // for the rest of the turn

  constructor(
    private readonly game: Game,
    private readonly picker: MovePicker,
    private readonly screen: ScreenSize,
  ) {}

  config({ people, since, isWhole, handheld, hasNews, finished, before }: Around): StageConfig {
    const { game, picker, screen } = this
    return {
      game,
      people,
      before,
      picker,
      scene: game.view?.round ?? null,
      decision: `${since} ${picker.isNext}`,
      margin: game.frame ? (screen.isPhone ? 0.08 : 0.15) : 0.28,
      showSideCards: isWhole,
      covered: handheld ? 0 : hasNews && !screen.isPhone ? NEWS : undefined,
      coveredBelow: screen.isWide ? PROMPT : 0,
      steady: screen.isPhone && game.frame !== null,
      least: (targets) => {
        if (finished) return LEAST_SCALE // everything, with the goals
        const size = CARD_SIZES[preferences.cards]
        if (!screen.isPhone) return 0.3 * size
        // On a phone the board is seen whole, and closely from the moment a card is picked to the end of the turn.
        const isClose = !game.frame || targets.length > 0 || (picker.mine && game.continuesTurn)
        this.near = isClose && (this.near === JOINTS || targets.some(({ side }) => side)) ? JOINTS : FINGER
        return isClose ? Math.max(this.near, this.near * size) : READABLE * size
      },
      readable: screen.isPhone && !game.frame ? READABLE * CARD_SIZES[preferences.cards] : undefined,
    }
  }
}
