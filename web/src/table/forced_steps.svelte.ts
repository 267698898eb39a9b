// Steps that leave no choice are taken automatically.
import { isStill, preferences } from '../settings/preferences.svelte'
import type { MovePicker } from './move_picker.svelte'

const READING = 1_400 // milliseconds in which the prompt can be read

/** Takes the only possible step of each prompt, later while it `waits`, and says whether it does; never if `isOff`.
 *  `since` tells prompts apart. To be called in a component.
 *  Cards are never played this way: how soon the last one is discarded would reveal what it is. */
export function takeForcedSteps(picker: MovePicker, since: () => number, isOff: () => boolean, waits: () => boolean): () => boolean {
  let tried = $state('')
  const forced = $derived.by(() => {
    const [only, another] = picker.choices
    return !only || another || only.card || only.cards?.length || !preferences.forced || isOff() ? null : only.action
  })
  const step = $derived(`${since()} ${forced}`)
  $effect(() => {
    const action = forced
    if (action === null || picker.busy || waits() || step === tried) return // it was refused
    const timer = setTimeout(
      () => {
        tried = step
        void picker.send(action)
      },
      isStill() ? 0 : READING,
    )
    return () => clearTimeout(timer)
  })
  return () => forced !== null && (picker.busy || step !== tried)
}
