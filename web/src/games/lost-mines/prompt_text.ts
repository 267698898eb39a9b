// What the prompt says in The Lost Mines: the step of the turn, what is asked, and what can be pressed.
import type { TableState } from '../../net/table_state'
import type { Choice } from '../../protocol'
import type { MovePicker } from '../../table/move_picker.svelte'
import { nameOf, type People } from '../../table/people'
import { t } from '../../text/text.svelte'
import type { Deed, PromptText, TurnStep } from '../game'
import { dwarfAt, minePicture } from './board_items'
import type { LostMinesView } from './protocol'
import { featureOf, isPath, mineName, treasureName, wayName } from './words'

const STEPS = ['card', 'walk', 'treasure', 'end'] as const
const STEP_OF: Record<string, number> = { turn: 0, vote: 0, walk: 1, loss: 1, turn_mine: 1, take: 2, draw: 3 }

/** The steps of a turn, and which of them is now. */
export function stepsOf(phase: string): TurnStep[] {
  const now = STEP_OF[phase]
  if (now === undefined) return []
  return STEPS.map((name, i) => {
    const step = t(`forest-step-${name}`)
    if (i < now) return { text: step, words: t('forest-step-done', { step }), state: 'done' }
    return i === now ? { text: step, words: t('forest-step-now', { step }), state: 'now' } : { text: step, words: step, state: 'next' }
  })
}

/** What is said to this viewer now. */
export function promptText(table: TableState, view: LostMinesView, picker: MovePicker, people: People): PromptText {
  return {
    ...(picker.mine ? ask(view, picker, people) : { text: others(table, view, people), confirm: null }),
    steps: { title: t('forest-steps'), all: stepsOf(view.phase) },
  }
}

function others(table: TableState, view: LostMinesView, people: People): string {
  const prompt = table.prompt!
  const isOut = view.seat !== null && view.phase !== 'vote' && view.pile === 0 && view.hand_sizes[view.seat] === 0
  if (isOut) return t('forest-you-are-out')
  const id = { walk: 'walk', turn_mine: 'turn-mine', take: 'take', vote: 'vote' }[view.phase] ?? 'turn'
  return t(`forest-other-${id}`, { who: nameOf(people, prompt.seat) })
}

function ask(view: LostMinesView, picker: MovePicker, people: People): PromptText {
  switch (view.phase) {
    case 'vote':
      return { text: t('forest-vote-yours', { who: nameOf(people, view.caller) }), confirm: null, deeds: voting() }
    case 'walk':
      return walking(picker)
    case 'turn_mine':
      return turning(view, picker)
    case 'take':
      return picker.offer.action
        ? { text: t('forest-take'), confirm: t('forest-do-take') }
        : { text: t('forest-take-yours'), confirm: null }
    default:
      return picker.picked.card === null ? beforeCard(view, picker) : aboutCard(view, picker, people)
  }
}

function voting(): Deed[] {
  return [
    { action: 'no', text: t('forest-do-no'), main: true, key: 'n' },
    { action: 'yes', text: t('forest-do-yes'), key: 'y' },
  ]
}

/** Before any card is chosen. The vote is offered towards the end of the round; before, it is in the list of all moves. */
function beforeCard(view: LostMinesView, picker: MovePicker): PromptText {
  if (picker.offer.action?.verb === 'vote') return { text: t('forest-vote-call'), confirm: t('forest-do-vote') }
  const isLate = view.pile <= view.dwarfs.length
  const votes = picker.choices.filter(({ verb }) => isLate && verb === 'vote')
  return {
    text: t(picker.passing ? 'forest-discard-which' : 'forest-your-turn', { cards: picker.hand.length }),
    confirm: null,
    proposals: votes.map(({ action }) => ({ action, text: t('forest-do-vote-short') })),
  }
}

function walking(picker: MovePicker): PromptText {
  const { offer } = picker
  const stay: Deed[] = [{ action: 'stay', text: t('forest-do-stay'), key: 's' }]
  const ways = offer.ways.map((way) => ({ action: way.action, text: wayName(way) }))
  if (offer.action) {
    const count = offer.action.losses ?? 0
    return { text: count ? t('forest-walk-lose', { count }) : t('forest-walk'), confirm: t('forest-do-walk'), ways }
  }
  if (ways.length) return { text: t('forest-walk-which'), confirm: null, ways }
  if (!offer.cells.length) return { text: t('forest-walk-none'), confirm: null, deeds: stay }
  return { text: t('forest-walk-yours'), confirm: null, deeds: stay }
}

function turning(view: LostMinesView, picker: MovePicker): PromptText {
  const ways = picker.offer.ways.map((way) => ({ action: way.action, ...mineOf(view, way) }))
  const { action } = picker.offer
  return action ? { text: t('forest-turn'), confirm: t('forest-do-turn'), ways } : { text: t('forest-turn-yours'), confirm: null, ways }
}

function mineOf(view: LostMinesView, { face }: Choice): { text: string; picture?: string } {
  const holds = mineEntered(view)?.holds
  return holds && face ? { text: mineName(holds, face), picture: minePicture(holds, face) } : { text: face ?? '' }
}

/** The mine that the acting player's dwarf is on, or walks onto. */
export function mineEntered(view: LostMinesView): LostMinesView['mines'][number] | undefined {
  const at = view.walk ?? dwarfAt(view, view.turn)
  return view.mines.find((mine) => mine.x === at?.x && mine.y === at.y)
}

/** Why a card can only be discarded, and what to do. */
export function whyIdle(kind: string): string {
  return t('forest-only-discard-now', { card: isPath(kind) ? 'path' : kind })
}

function aboutCard(view: LostMinesView, picker: MovePicker, people: People): PromptText {
  const { picked, offer } = picker
  if (picked.passing) return discarding(picker)
  const kind = picked.card!
  const nowhere = ![offer.cells, offer.joints, offer.seats, offer.goals, offer.slots].some((spots) => spots.length)
  if (nowhere) return { text: whyIdle(kind), confirm: null }
  if (kind.startsWith('info')) return looking(view, picker, people)
  const aimed = offer.action !== null
  if (kind === 'trap' || kind === 'troll') {
    return aimed ? { text: t(`forest-${kind}-set`), confirm: t(`forest-do-${kind}`) } : { text: t(`forest-${kind}-where`), confirm: null }
  }
  const verb = kind === 'storm' ? 'storm' : kind === 'axe' || kind === 'boat' || kind === 'rope' ? 'tool' : 'lay'
  if (!aimed) return { text: t(`forest-${verb}-where`, { tool: kind, feature: featureOf(kind) }), confirm: null }
  const id = verb === 'lay' && offer.canTurn ? 'forest-lay-turn' : `forest-${verb}`
  return { text: t(id, { tool: kind }), confirm: t(`forest-do-${verb}`, { tool: kind }) }
}

function discarding({ picked, offer }: MovePicker): PromptText {
  if (picked.also !== null) return { text: t('forest-discard-two'), confirm: t('forest-do-discard-two') }
  if (offer.canPassTwo) return { text: t('forest-discard'), confirm: t('forest-do-discard-only') }
  return { text: t('forest-discard-one'), confirm: t('forest-do-discard') }
}

function looking(view: LostMinesView, { picked, offer }: MovePicker, people: People): PromptText {
  const confirm = t('forest-do-look')
  if (!offer.action) return { text: t('forest-look-where', { card: picked.card! }), confirm: null }
  if (picked.goal !== null) return { text: t('forest-look-mine', { number: offer.action.slot! + 1 }), confirm }
  if (picked.slot !== null) return { text: t('forest-look-treasure', { treasure: treasureName(view, picked.slot) }), confirm }
  return { text: t('forest-look-dwarf', { who: nameOf(people, picked.seat) }), confirm }
}
