// Calls a player whose turn has come: by words, title, icon and sound.
import { untrack } from 'svelte'
import { t } from '../text/text.svelte'
import type { LearntNews } from './learnt_news.svelte'
import type { MovePicker } from './move_picker.svelte'
import { signalTurn } from './turn_signal'
import type { Voices } from './voices.svelte'

interface Called {
  readonly code: string
  readonly picker: MovePicker
  readonly voices: Voices
  readonly learnt: LearntNews
  /** Tells one decision from another. */
  readonly since: () => number
  /** Whether the card of the move before has yet to land. */
  readonly waits: () => boolean
  /** Brings the keyboard to what is asked. */
  readonly focus: () => void
}

/** To be called in a component. */
export function callTurns({ code, picker, voices, learnt, since, waits, focus }: Called): void {
  const { game } = picker
  const isCalled = $derived(picker.mine && (!waits() || game.continuesTurn))
  let called = 0
  $effect(() => {
    const at = since()
    if (!isCalled) return
    return untrack(() => {
      const { continuesTurn } = game
      const loud = called !== 0 && at !== called && !continuesTurn
      called = at
      if (!continuesTurn) {
        voices.announce(t('announce-your-turn'))
        voices.fade()
        learnt.makeRoom()
      }
      focus()
      return signalTurn(code, loud)
    })
  })
  $effect(() => {
    called ||= 1 // do not call for a turn that was there when the table was opened
  })
}
