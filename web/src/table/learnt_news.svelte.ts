// What the viewer alone has just learnt, such as the result of a look: shown until it is confirmed, or for a while.
import type { ComponentProps } from 'svelte'
import type { Game } from '../games/game'
import type { Happened } from '../protocol'
import { learntBy } from '../room/pass_and_play'
import type Learnt from './Learnt.svelte'
import { logLines, sentence } from './log_lines'
import type { People } from './people'

export type Knowledge = Pick<ComponentProps<typeof Learnt>, 'texts' | 'picture'>

const LEARNT = 12_000 // milliseconds that the result of a look waits to be confirmed
/** Milliseconds until its card has been turned over. */
export const TURNED = 600
const READ = 4_000 // that it is there at least, when the viewer's next turn begins

export class LearntNews {
  shown = $state.raw<Knowledge | null>(null)
  private coming = $state.raw<Knowledge | null>(null)
  private since = 0

  /** Made while a component is. `waits`: the card that looks is still on its way, or the role is looked at. */
  constructor(private readonly waits: () => boolean) {
    $effect(() => {
      if (this.coming && !waits()) this.show(this.coming)
    })
  }

  /** What has happened, at the table of these people; whether the viewer learns something by it. */
  hear(happened: readonly Happened[], people: People, game: Game): boolean {
    const step = people.me === null ? null : learntBy(people.me, happened, game.learningEvents)
    if (!step) return false
    const texts = logLines([step], game).map((one) => sentence(one, people, game))
    this.come({ texts, picture: game.learntPicture(step.events![0]!) })
    return true
  }

  come(one: Knowledge): void {
    this.since = Date.now()
    if (this.waits()) this.coming = one
    else this.show(one)
  }

  /** The viewer is to play, and needs the board: what was long enough in sight goes. */
  makeRoom(): void {
    this.removeAfter(Math.max(0, this.since + READ - Date.now()), this.shown ?? this.coming)
  }

  confirm(): void {
    this.shown = null
  }

  private show(one: Knowledge): void {
    this.coming = null
    this.shown = one
    this.since = Date.now()
    this.removeAfter(LEARNT, one)
  }

  private removeAfter(milliseconds: number, one: Knowledge | null): void {
    if (one) setTimeout(() => this.shown === one && this.confirm(), milliseconds)
  }
}
