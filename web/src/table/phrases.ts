// Which quick phrases are offered: those about play only while there is play.
import type { PhraseOffered } from '../protocol'

const AFTER_THE_GAME: readonly string[] = ['hello', 'thanks', 'sorry', 'oops', 'well_played']

/** The phrases to offer now; those with a blank first, since they are what the game is about. */
export function phrasesNow(phrases: readonly PhraseOffered[], isOver: boolean): PhraseOffered[] {
  return phrases.filter(({ id }) => !isOver || AFTER_THE_GAME.includes(id)).sort((a, b) => b.args.length - a.args.length)
}
