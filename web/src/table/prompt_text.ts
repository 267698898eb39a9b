// What the prompt says: the words that are the same in every game, then those of the game.
import type { PromptText } from '../games/game'
import type { TableState } from '../net/table_state'
import { t } from '../text/text.svelte'
import type { MovePicker } from './move_picker.svelte'
import type { People } from './people'

/** While something is still being shown. */
export const UNSAID: PromptText = { text: '', confirm: null }

/** Whether players still look at the role that they were dealt, and nothing else goes on. */
export function areRolesSeen({ presence }: Pick<TableState, 'presence'>): boolean {
  return presence?.reading_until != null && !presence.reading?.includes(true)
}

/** The prompt for this viewer now. */
export function promptText(table: TableState, picker: MovePicker, people: People): PromptText {
  const quiet = (text: string): PromptText => ({ text, confirm: null })
  const status = table.info?.status
  if (status === 'paused') return quiet(t('prompt-paused'))
  if (status === 'finished') return quiet(t('prompt-over'))
  if (!table.prompt) return table.isUnfolding ? UNSAID : quiet(t('prompt-waiting-deal'))
  if (table.presence?.waiting && !picker.mine) return quiet(t('prompt-asleep'))
  if (areRolesSeen(table) && !picker.mine) return quiet(t('role-unknown'))
  if (picker.busy || (picker.isNext && !picker.mine)) return quiet(t('prompt-sending'))
  const text = picker.game.promptText(picker, people)
  const { proposed } = picker.picked
  const choice = proposed === null || text.confirm ? undefined : picker.choices.find(({ action }) => action === proposed)
  return choice ? { text: picker.game.choiceText(choice, people), confirm: t('do-it') } : text
}
