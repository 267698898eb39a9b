// What happened in a game of Saboteur: which text says it, and what it is about.
import type { Cell } from '../../board/camera'
import { shapeOf } from '../../board/shapes'
import { dashed, factsNamed, isSaidByOwn, type Facts, type LogLine, type Sentence } from '../../table/log_lines'
import type { Args } from '../../text/text.svelte'
import type { NewsPictures } from '../game'
import type { SaboteurEvent, SaboteurView } from './protocol'
import { cardTitle, goalNumber, toolLetter } from './words'

const SILENT = new Set(['role_dealt', 'goals_hidden', 'card_dealt', 'your_card', 'drew', 'your_pool'])
const OWN = { looked: 'your_look', passed: 'your_pass', picked: 'your_pick' }
const BIG = new Set(['revealed', 'claimed'])
const FACTS = ['card', 'face', 'x', 'y', 'tool', 'goal', 'treasure', 'role', 'value', 'count', 'round', 'ending'] as const

/** The sentences of one step. */
export function sentences(events: readonly SaboteurEvent[], view: SaboteurView | null): Sentence[] {
  return events
    .filter((event) => !SILENT.has(event.kind) && !isSaidByOwn(event, events, OWN))
    .map((event) => {
      const facts = factsNamed(event, FACTS)
      if (event.pool) facts.value = event.pool.reduce((sum, value) => sum + value, 0)
      return {
        id: `event-${dashed(event.kind)}`,
        event,
        target: event.target ?? null,
        facts,
        cells: cellsOf(event, view),
        big: BIG.has(event.kind),
      }
    })
}

function cellsOf(event: SaboteurEvent, view: SaboteurView | null): Cell[] {
  if (event.x != null && event.y != null) return [{ x: event.x, y: event.y }]
  const goal = event.goal ? view?.goals.find(({ name }) => name === event.goal) : undefined
  return goal ? [{ x: goal.x, y: goal.y }] : []
}

/** What the facts of a sentence mean in words. */
export function logArgs(facts: Readonly<Facts>): Args {
  return {
    ...(typeof facts.face === 'string' ? { shape: shapeOf(facts.face) } : {}),
    ...(typeof facts.goal === 'string' ? { number: goalNumber(facts.goal) } : {}),
    ...(typeof facts.card === 'string' ? { cardname: cardTitle(facts.card) } : {}),
    ...(typeof facts.treasure === 'string' ? { treasure: facts.treasure === 'gold' ? 'gold' : 'stone' } : {}),
  }
}

/** The card that big news are about, and nuggets when the gold is found. */
export function newsPictures({ id, facts }: LogLine): NewsPictures {
  if (id === 'event-broke') return { card: `face-break${toolLetter(String(facts.tool))}` }
  return id === 'event-revealed' && facts.treasure === 'gold' ? { card: 'face-gold', rain: 'nugget' } : {}
}
