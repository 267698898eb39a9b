// The things of Saboteur in the reader's words.
import type { Cell } from '../../board/camera'
import { shapeOf } from '../../board/shapes'
import type { Choice } from '../../protocol'
import { nameOf, yesNo, type People } from '../../table/people'
import { listed, t, type Args } from '../../text/text.svelte'
import type { PhraseChoice } from '../game'
import { isTunnel } from './faces'
import type { SaboteurView } from './protocol'

const GOALS: readonly string[] = ['top', 'middle', 'bottom']
const TOOLS: Readonly<Record<string, string>> = { P: 'pickaxe', L: 'lantern', C: 'cart' }

/** Goals are numbered from above, as on the board. */
export function goalNumber(goal: string): number {
  return GOALS.indexOf(goal) + 1
}

/** The letter of a tool, as in the names of pictures. */
export function toolLetter(tool: string): string {
  return tool[0]!.toUpperCase()
}

/** The tool that a card breaks. */
export function toolOf(kind: string): string {
  return TOOLS[kind.at(-1)!] ?? 'cart'
}

/** A kind of card in full, where it is not seen. */
export function cardName(kind: string): string {
  if (!isTunnel(kind)) return cardTitle(kind)
  return t('card-tunnel', { name: cardTitle(kind), sides: listed([...kind.toUpperCase()].map((side) => t(`side-${side}`))) })
}

/** The short name of a kind of card, beside its picture. */
export function cardTitle(kind: string): string {
  if (isTunnel(kind)) return t('card-shape', { shape: shapeOf(kind) })
  if (kind.startsWith('break')) return t('card-break', { tool: toolOf(kind) })
  if (kind.startsWith('mend')) return t('card-mend', { tool: [...kind.slice(4)].map((letter) => TOOLS[letter]).join('-') })
  if (kind.startsWith('bonus')) return t('card-bonus', { value: Number(kind.slice(5)) })
  if (kind.startsWith('nugget')) return t('card-nugget', { value: Number(kind.slice(6)) })
  if (kind.startsWith('stone')) return t('card-stone')
  return t(`card-${kind}`)
}

/** What kind of card it is, for texts about it: "mend-either" can repair one of two tools. */
export function kindOf(card: string): string {
  if (isTunnel(card)) return shapeOf(card) === 'dead-end' ? 'dead-end' : 'tunnel'
  const [word = ''] = /^[a-z]+/.exec(card) ?? []
  return word === 'mend' && card.length > 'mendP'.length ? 'mend-either' : word
}

/** What a card does. */
export function cardHelp(card: string): string {
  return t('card-help', { what: kindOf(card), tool: toolOf(card) })
}

/** The name of a card of the box. */
export function boxCardName(face: string): string {
  return face === 'miner' || face === 'saboteur' ? t('role-title', { role: face }) : cardName(face)
}

/** Where a cell is. */
export function placeName(cell: Cell): string {
  const side = cell.x === 0 ? 'none' : cell.x < 0 ? 'left' : 'right'
  const dir = cell.y === 0 ? 'none' : cell.y < 0 ? 'up' : 'down'
  return t('place', { side, columns: Math.abs(cell.x), dir, rows: Math.abs(cell.y) })
}

/** A legal choice as a sentence, for the list of all moves; a brief one leaves out the name of its card. */
export function choiceText(choice: Choice, people: People, isBrief = false): string {
  const of = (name: string): string => (isBrief ? '' : `${name}: `)
  const me = yesNo(choice.seat === people.me)
  const who = nameOf(people, choice.seat ?? null)
  const at = choice.x != null && choice.y != null ? placeName({ x: choice.x, y: choice.y }) : ''
  switch (choice.verb) {
    case 'lay':
      return of(cardName(choice.face!)) + at
    case 'rockfall':
      return of(t('card-rockfall')) + at
    case 'bonus':
      return `${t('card-bonus', { value: choice.value! })}: ${at}`
    case 'map':
      return t('move-map', { number: goalNumber(choice.goal!) })
    case 'break':
    case 'mend':
      return t(`move-${choice.verb}`, { me, who, tool: choice.tool! })
    case 'pass':
      return t('do-pass-card') + (isBrief ? '' : `: ${cardName(choice.card!)}`)
    case 'take':
      return t('card-nugget', { value: choice.value! })
    default:
      return t(`do-${choice.verb}`)
  }
}

/** The broken tools in front of a seat, by name. */
export function brokenTools(view: SaboteurView, seat: number): string[] {
  return [...(view.broken[seat] ?? '')].filter((letter) => letter in TOOLS).map((letter) => TOOLS[letter]!)
}

/** What can be chosen for an argument of a phrase. */
export function phraseChoices(argument: string): readonly PhraseChoice[] {
  if (argument === 'goal') return GOALS.map((goal) => ({ value: goal, text: String(goalNumber(goal)) }))
  return Object.values(TOOLS).map((tool) => ({ value: tool, text: t('tool-title', { tool }), icon: `tool-${toolLetter(tool)}` }))
}

/** The arguments of a phrase: a goal or a tool. */
export function phraseArgs(given: readonly string[]): Args {
  const args: Args = {}
  for (const word of given) {
    if (GOALS.includes(word)) args.number = goalNumber(word)
    else args.tool = word
  }
  return args
}
