// What the prompt says: the words that are the same in every game, then those of the game.
import type { SeenTable } from '../net/seen'
import { t } from '../text/text.svelte'
import type { Said } from './games/game'
import type { Playing } from './playing.svelte'
import type { People } from './words'

/** The sentence of the prompt for this viewer now. */
export function said(table: SeenTable, playing: Playing, people: People): Said {
  const quiet = (text: string): Said => ({ text, confirm: null })
  const status = table.table?.status
  if (status === 'paused') return quiet(t('prompt-paused'))
  if (status === 'finished') return quiet(t('prompt-over'))
  if (!table.prompt) return quiet(t('prompt-waiting-deal'))
  if (playing.busy) return quiet(t('prompt-sending'))
  return playing.game.said(playing, people)
}
