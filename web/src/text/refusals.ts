// A refusal in the reader's own words.
import { known, t } from './text.svelte'

export interface Why {
  code: string
  text: string
  rule?: string | null
}

/** What to tell the person who was refused: the rule that forbids it, or what the code means. */
export function refusalText(why: Why): string {
  const rule = why.rule && `illegal-${why.rule.replaceAll('.', '-')}`
  if (rule && known(rule)) return t(rule)
  const id = `refusal-${why.code.replaceAll('_', '-')}`
  return known(id) ? t(id, { text: why.text }) : why.text
}
