// Brings the rules of a game in a language, each once.
import all from 'rules:all'
import type { Rules } from './rules_text'

export function loadRules(game: string, language: string): Promise<Rules> {
  const languages = all[game]
  const load = languages?.[language] ?? languages?.en
  if (!load) return Promise.reject(new Error(`there are no rules of ${game}`))
  return load().then((module) => module.default)
}
