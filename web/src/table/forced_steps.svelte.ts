// Steps that leave no choice are taken automatically.
import { isStill, preferences } from '../settings/preferences.svelte'
import type { MovePicker } from './move_picker.svelte'

const READING = 1_400 // milliseconds in which the prompt can be read

/** Takes the only possible step of each prompt, unless `waits`; `since` tells prompts apart. To be called in a component.
 *  Cards are never played this way: how soon the last one is discarded would reveal what it is. */
export function takeForcedSteps(picker: MovePicker, since: () => number, waits: () => boolean): void {
  let tried = ''
  $effect(() => {
    const [only, another] = picker.choices
    if (!only || another || only.card || only.cards?.length || !preferences.forced || picker.busy || waits()) return
    const step = `${since()} ${only.action}`
    if (step === tried) return // it was refused
    const timer = setTimeout(
      () => {
        tried = step
        void picker.send(only.action)
      },
      isStill() ? 0 : READING,
    )
    return () => clearTimeout(timer)
  })
}
