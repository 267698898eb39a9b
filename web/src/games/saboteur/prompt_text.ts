// What the prompt says: one sentence and at most one thing to press, from what is asked and what is picked.
import type { TableState } from '../../net/table_state'
import type { MovePicker } from '../../table/move_picker.svelte'
import { nameOf, type People } from '../../table/people'
import { t } from '../../text/text.svelte'
import type { Deed, PromptText } from '../game'
import type { SaboteurView } from './protocol'
import { isTunnel } from './faces'
import { brokenTools, goalNumber, kindOf, toolLetter, toolOf } from './words'

/** The sentence of the prompt for this viewer now. */
export function promptText(table: TableState, view: SaboteurView, picker: MovePicker, people: People): PromptText {
  const quiet = (text: string): PromptText => ({ text, confirm: null })
  const prompt = table.prompt!
  const asked = view.phase
  if (!picker.mine) {
    const { bonus } = view
    if (bonus && bonus.claim === 'stopped' && bonus.claimer === picker.seat && asked === 'turn') return quiet(t('prompt-stopped'))
    const who = nameOf(people, prompt.seat)
    return quiet(t(asked === 'turn' ? 'prompt-other-turn' : `prompt-${asked}-other`, { who }))
  }
  if (asked === 'stop') return { ...quiet(t('prompt-stop-yours')), deeds: stopping() }
  if (asked === 'pick') return quiet(t('prompt-pick-yours'))
  if (asked === 'bonus' && picker.picked.value === null) return quiet(t('prompt-bonus-yours'))
  if (picker.picked.card === null && picker.picked.value === null) return quiet(firstWords(view, picker))
  return aboutCard(view, picker, people)
}

function stopping(): Deed[] {
  return [
    { action: 'stay', text: t('do-stay') },
    { action: 'stop', text: t('do-stop'), main: true },
  ]
}

function firstWords(view: SaboteurView, picker: MovePicker): string {
  if (picker.passing) return t('prompt-pass-which')
  const broken = picker.seat === null ? [] : brokenTools(view, picker.seat)
  if (!broken.length) return t('prompt-your-turn')
  return t('prompt-your-turn-broken', { tool: broken.length > 1 ? 'several' : broken[0]! })
}

/** Why a card of the viewer's hand can only be discarded, and what to do. */
export function whyIdle(view: SaboteurView, kind: string): string {
  if (view.seat !== null && isTunnel(kind) && view.broken[view.seat]) return t('prompt-tunnel-broken')
  return t('prompt-only-pass', { what: isTunnel(kind) ? 'tunnel' : kindOf(kind), tool: toolOf(kind) })
}

function aboutCard(view: SaboteurView, picker: MovePicker, people: People): PromptText {
  const { picked, offer } = picker
  if (picked.passing) return { text: t('prompt-pass'), confirm: t('do-pass') }
  if (picked.value !== null) return where('bonus', offer.action !== null)
  const kind = picked.card!
  const who = nameOf(people, picked.seat)
  const me = picked.seat === people.me ? 'yes' : 'no'
  const nowhere = !offer.cells.length && !offer.seats.length && !offer.goals.length
  if (nowhere) return { text: whyIdle(view, kind), confirm: null }
  if (kind === 'rockfall') return where('rockfall', offer.action !== null)
  if (kind === 'map') {
    if (!offer.action) return { text: t('prompt-map-where'), confirm: null }
    const isKnown = view.goals.some(({ name, treasure }) => name === picked.goal && treasure !== null)
    return { text: t(isKnown ? 'prompt-map-again' : 'prompt-map', { number: goalNumber(picked.goal!) }), confirm: t('do-map') }
  }
  for (const verb of ['break', 'mend'] as const) {
    if (!kind.startsWith(verb)) continue
    const tool = offer.action?.tool ?? toolOf(kind)
    const ways = offer.ways.map((way) => toolWay(way.action, way.tool!))
    if (offer.action) return { text: t(`prompt-${verb}`, { me, who, tool }), confirm: t(`do-${verb}`), ways }
    if (ways.length) return { text: t('prompt-mend-what', { me, who }), confirm: null, ways }
    return { text: t(`prompt-${verb}-who`, { tool }), confirm: null }
  }
  if (offer.action && offer.canTurn) return { text: t('prompt-lay-turn'), confirm: t('do-lay') }
  if (!offer.action && kindOf(kind) === 'dead-end') return { text: t('prompt-dead-end-where'), confirm: null }
  return where('lay', offer.action !== null)
}

function where(verb: string, aimed: boolean): PromptText {
  return aimed ? { text: t(`prompt-${verb}`), confirm: t(`do-${verb}`) } : { text: t(`prompt-${verb}-where`), confirm: null }
}

function toolWay(action: string, tool: string): Deed {
  return { action, text: t('tool-title', { tool }), icon: `tool-${toolLetter(tool)}` }
}
