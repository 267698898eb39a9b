// A page that was loaded before an update of the server: it goes on as long as it understands what the server says.
import { PROTOCOL } from '../protocol'
import { store, stored } from '../storage'

const session = (): Storage => sessionStorage

/**
 * Loads the page again if the server speaks a newer protocol. Commands without an answer and drafts outlive it. It does so
 * once for each number: an old page in a cache would otherwise load again and again. Servers of the first version, beside
 * which this page may run during an update, say no number.
 */
export function reloadIfOutdated(protocol: number = 0, reload: () => void = () => location.reload()): void {
  if (protocol <= PROTOCOL || stored('reloaded', session) === String(protocol)) return
  store('reloaded', String(protocol), session)
  reload()
}

/** What somebody has typed at a table and not sent. */
export const draftOf = (code: string): string => stored(`draft.${code}`, session) ?? ''

export const keepDraft = (code: string, text: string): void => store(`draft.${code}`, text, session)
