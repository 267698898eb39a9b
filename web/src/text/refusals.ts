// A refusal in the reader's own words.
import { known, language, t } from './text.svelte'

export interface Why {
  code: string
  text: string
  rule?: string | null
  /** The text in other languages than English, where the code alone does not say what is wrong. */
  texts?: Record<string, string>
}

/** What to tell the person who was refused: the rule that forbids it, or what the code means. */
export function refusalText(why: Why): string {
  const rule = why.rule && `illegal-${why.rule.replaceAll('.', '-')}`
  if (rule && known(rule)) return t(rule)
  const id = `refusal-${why.code.replaceAll('_', '-')}`
  const text = why.texts?.[language()] ?? why.text
  return known(id) ? t(id, { text }) : text
}
