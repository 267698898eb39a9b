// The game's things in the reader's words.
import type { Cell } from '../board/camera'
import { isTunnel } from '../games/saboteur/faces'
import type { Choice, SaboteurView, Line, SeatSeen } from '../protocol'
import { known, listed, t, type Args } from '../text/text.svelte'
import { forestArgs } from '../games/lost-mines/log_words'
import type { LogLine } from './log_lines'

export interface People {
  readonly seats: readonly SeatSeen[]
  readonly me: number | null
}

export const GOALS: readonly string[] = ['top', 'middle', 'bottom']
export const TOOLS: Readonly<Record<string, string>> = { P: 'pickaxe', L: 'lantern', C: 'cart' }

/** A player's name; "You" for the reader. */
export function nameOf(people: People, seat: number | null): string {
  if (seat === null) return ''
  return seat === people.me ? t('you') : (people.seats[seat]?.name ?? '')
}

/** Goals are numbered from above, as on the board. */
export function goalNumber(goal: string): number {
  return GOALS.indexOf(goal) + 1
}

/** The letter of a tool, as in the names of pictures. */
export function toolLetter(tool: string): string {
  return tool[0]!.toUpperCase()
}

/** What a tunnel looks like: a word for its shape. */
export function shapeOf(face: string): string {
  if (face === face.toLowerCase()) return 'dead-end'
  if (face.length === 4) return 'crossing'
  if (face.length === 3) return 'junction'
  return face === 'NS' || face === 'EW' ? 'straight' : 'bend'
}

/** The name of a kind of card. */
export function cardName(kind: string): string {
  if (isTunnel(kind)) {
    const sides = listed([...kind.toUpperCase()].map((side) => t(`side-${side}`)))
    return t('card-tunnel', { shape: shapeOf(kind), sides })
  }
  if (kind.startsWith('break')) return t('card-break', { tool: TOOLS[kind.slice(5)]! })
  if (kind.startsWith('mend')) return t('card-mend', { tool: [...kind.slice(4)].map((letter) => TOOLS[letter]).join('-') })
  if (kind.startsWith('bonus')) return t('card-bonus', { value: Number(kind.slice(5)) })
  if (kind.startsWith('nugget')) return t('card-nugget', { value: Number(kind.slice(6)) })
  if (kind.startsWith('stone')) return t('card-stone')
  return t(`card-${kind}`)
}

/** Where a cell lies. */
export function placeName(cell: Cell): string {
  return t('place', { x: cell.x, y: cell.y, rows: Math.abs(cell.y), dir: cell.y < 0 ? 'up' : 'down' })
}

function args(told: Pick<LogLine, 'seat' | 'target' | 'facts'>, people: People): Args {
  const { facts } = told
  return {
    ...facts,
    who: nameOf(people, told.seat),
    target: nameOf(people, told.target),
    me: yes(told.seat !== null && told.seat === people.me),
    tome: yes(told.target !== null && told.target === people.me),
    self: yes(told.seat !== null && told.seat === told.target),
    ...(typeof facts.face === 'string' ? { shape: shapeOf(facts.face) } : {}),
    ...(typeof facts.goal === 'string' ? { number: goalNumber(facts.goal) } : {}),
    ...(typeof facts.card === 'string' ? { cardname: cardName(facts.card) } : {}),
    ...(typeof facts.treasure === 'string' ? { treasure: facts.treasure === 'gold' ? 'gold' : 'stone' } : {}),
  }
}

function yes(so: boolean): string {
  return so ? 'yes' : 'no'
}

/** One sentence of the log; a line of chat is what was said. */
export function sentence(told: LogLine, people: People): string {
  if (told.line) return lineText(told.line, people)
  if (!told.id) return ''
  const said = args(told, people)
  return t(told.id, told.id.startsWith('mines-') ? { ...said, ...forestArgs(told.facts, people) } : said)
}

/** A line of chat as it was typed, or a phrase in the reader's language. */
export function lineText(line: Line, people: People): string {
  if (line.phrase == null) return line.text ?? ''
  return phraseText(line.phrase, line.args ?? [], people)
}

export function phraseText(phrase: string, given: readonly (number | string)[], people: People): string {
  const id = `phrase-${phrase.replaceAll('_', '-')}`
  if (!known(id)) return phrase
  const facts: Record<string, string | number> = {}
  let target: number | null = null
  for (const arg of given) {
    if (typeof arg === 'number') target = arg
    else if (GOALS.includes(arg)) facts.goal = arg
    else if (Object.values(TOOLS).includes(arg)) facts.tool = arg
    else facts.bridge = arg
  }
  return t(id, args({ seat: null, target, facts }, people))
}

/** A legal choice as a sentence, for the list of all moves. */
export function choiceText(choice: Choice, people: People): string {
  const me = yes(choice.seat === people.me)
  const who = nameOf(people, choice.seat ?? null)
  const at = choice.x != null && choice.y != null ? placeName({ x: choice.x, y: choice.y }) : ''
  switch (choice.verb) {
    case 'lay':
      return `${cardName(choice.face!)}: ${at}`
    case 'rockfall':
      return `${t('card-rockfall')}: ${at}`
    case 'bonus':
      return `${t('card-bonus', { value: choice.value! })}: ${at}`
    case 'map':
      return t('prompt-map', { number: goalNumber(choice.goal!) }).replace('?', '')
    case 'break':
    case 'mend':
      return t(`prompt-${choice.verb}`, { me, who, tool: choice.tool! }).replace('?', '')
    case 'pass':
      return `${t('do-pass-card')}: ${cardName(choice.card!)}`
    case 'take':
      return t('card-nugget', { value: choice.value! })
    default:
      return t(`do-${choice.verb}`)
  }
}

/** The tools that lie broken before a seat, by name. */
export function brokenTools(view: SaboteurView, seat: number): string[] {
  return [...(view.broken[seat] ?? '')].filter((letter) => letter in TOOLS).map((letter) => TOOLS[letter]!)
}

/** Minutes and seconds. */
export function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
