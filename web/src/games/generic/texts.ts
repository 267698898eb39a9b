// The things of a game that is not in the page's bundle, in the reader's words, from the texts that the server gave.
import type { Choice, GameEvent } from '../../protocol'
import { dashed, type Facts, type Sentence } from '../../table/log_lines'
import { nameOf, yesNo, type People } from '../../table/people'
import { gameText, t, type Args } from '../../text/text.svelte'

export class GenericTexts {
  constructor(readonly game: string) {}

  /** A text of the game; without one, its own name for the thing. */
  say(id: string, otherwise: string, args?: Args): string {
    return gameText(this.game, id, args) ?? otherwise
  }

  cardName(kind: string): string {
    return this.say(`card-${kind}`, kind)
  }

  roleName(role: string): string {
    return this.say(`role-${role}`, role)
  }

  promptText(phase: string, seat: number | null, people: People): string {
    const said = { who: nameOf(people, seat), me: yesNo(seat !== null && seat === people.me) }
    return this.say(`prompt-${dashed(phase)}`, t('replay-turn', said), said)
  }

  choiceText(choice: Choice, people: People): string {
    const { cards: _, ...fields } = choice
    const said = { ...plain(fields), who: nameOf(people, choice.seat ?? null), cardname: choice.card ? this.cardName(choice.card) : '' }
    return this.say(`choice-${dashed(choice.verb)}`, choice.action, said)
  }

  /** The sentences of one step; the text of an event that is known to be shown is looked up when it is read. */
  sentences(events: readonly GameEvent[]): Sentence[] {
    return events
      .filter(({ kind }) => gameText(this.game, `event-${dashed(kind)}`) !== null)
      .map((event) => {
        const { target } = event as { target?: unknown }
        return {
          id: `event-${dashed(event.kind)}`,
          event,
          target: typeof target === 'number' ? target : null,
          facts: plain(event),
          cells: [],
        }
      })
  }

  logArgs(facts: Readonly<Facts>): Args {
    return typeof facts.card === 'string' ? { cardname: this.cardName(facts.card) } : {}
  }
}

/** The fields that texts can use: words and numbers. */
function plain(fields: object): Facts {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string' || typeof value === 'number'))
}
