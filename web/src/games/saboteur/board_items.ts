// What a view of Saboteur shows, as pictures on cells: the one place that turns knowledge into a board.
import type { Cell } from '../../board/camera'
import { portraitOf } from '../../board/portraits.svelte'
import type { BoardCard, FaceDownCard } from '../../board/board_items'
import type { Claims } from '../../table/claims'
import { nameOf, seenBy, yesNo, type People } from '../../table/people'
import { t } from '../../text/text.svelte'
import { picture } from './faces'
import type { SaboteurView } from './protocol'
import { cardName, goalNumber, placeName } from './words'

/** The face of a card on the table, by its picture's name. */
function faceOf(view: SaboteurView, card: SaboteurView['table'][number]): string {
  if (card.what === 'start') return 'start'
  if (card.what === 'bonus') return `bonus${view.bonus?.value ?? 1}`
  return card.face
}

/** The cards that are face up, except for the goals. `waits` says which are still on their way. */
export function cardsOf(view: SaboteurView, waits: ReadonlyMap<string, number>): BoardCard[] {
  return view.table
    .filter((card) => card.what !== 'goal')
    .map((card) => {
      const face = faceOf(view, card)
      const key = `${card.x},${card.y}`
      const label = card.what === 'start' ? cardName(face) : `${cardName(face)}, ${placeName(card)}` // places count from it
      return { key: `${key} ${face}`, x: card.x, y: card.y, picture: picture(face), label, wait: waits.get(key) ?? 0 }
    })
}

/** The goals, with what the viewer alone knows of them; the gold may wait for those that are turned over with it. */
export function goalsOf(view: SaboteurView, claims: Claims, people: People, goldWaits = 0): FaceDownCard[] {
  return view.goals.map((goal) => {
    const number = goalNumber(goal.name)
    const known = goal.treasure === null ? null : goal.treasure === 'gold' ? 'gold' : 'stone'
    const lies = view.table.find((card) => card.x === goal.x && card.y === goal.y)
    const face = known === 'gold' ? 'gold' : `stone${lies?.face ?? goal.treasure}`
    const isOpen = goal.face_up || (view.winners !== null && known !== null) // when all is over, every goal is turned up
    const label = isOpen
      ? cardName(face)
      : t(known ? `goal-hidden-${known}` : 'goal-hidden', { number, mine: view.seat === null ? 'no' : 'yes' })
    const said = (claims.get(goal.name) ?? []).map(({ seat, phrase }) => ({
      portrait: portraitOf(seat),
      picture: phrase === 'goal_is_gold' ? 'nugget' : 'stone',
      words: t(phrase === 'goal_is_gold' ? 'claim-gold' : 'claim-stone', {
        who: nameOf(people, seat),
        me: yesNo(seat === people.me),
        number,
      }),
    }))
    return {
      key: goal.name,
      x: goal.x,
      y: goal.y,
      back: 'face-goal',
      picture: isOpen ? picture(face) : null,
      label,
      tag: String(number),
      shines: goal.face_up && known === 'gold',
      later: known === 'gold' ? goldWaits : 0,
      known: isOpen || !known ? null : known === 'gold' ? { picture: 'nugget' } : { picture: 'stone', crossed: true },
      seers: goal.looked_by.map((seat) => portraitOf(seat)),
      claims: said,
      about: isOpen ? [] : [t('goal-help'), ...seenBy(people, goal.looked_by), ...said.map(({ words }) => words)],
    }
  })
}

/** The last card laid, if it is still there. */
export function lastOf(view: SaboteurView): Cell | null {
  const [x, y] = view.last_laid ?? []
  return x !== undefined && y !== undefined && view.table.some((card) => card.x === x && card.y === y) ? { x, y } : null
}
