// How rounds of The Lost Mines ended: who was what, what they brought home, and how the points came about.
import type { Happened } from '../../protocol'
import { nameWithin, yesNo, type People } from '../../table/people'
import type { RoundEnd, RoundReader } from '../../table/rounds'
import { listed, t } from '../../text/text.svelte'
import type { Gain, Reveal, RoleCard } from '../game'
import { worthText } from './log_words'
import type { LostMinesEvent } from './protocol'

/** A treasure that somebody brought home. */
interface Brought {
  readonly seat: number
  /** Silver, gold or gems; "any" where it is not known any more. */
  readonly kind: string
  readonly value: number
}

/** A step of the scoring, as the server sends it. */
type Step = NonNullable<Happened['scoring']>[number]

export interface LostMinesRoundEnd extends RoundEnd {
  readonly roles: Map<number, string>
  readonly sides: Map<number, string>
  readonly scored: Map<number, number>
  readonly brought: Brought[]
  readonly dragon: number | null
  scoring: readonly Step[]
  /** The kinds of the treasures laid out, by slot. */
  readonly kinds: readonly string[]
}

interface Course {
  dragon: number | null
  kinds: string[]
}

export const reader: RoundReader<LostMinesRoundEnd, Course> = {
  begin: () => ({ dragon: null, kinds: [] }),
  follow(course, event) {
    const { kind, seat, treasure, which } = event as LostMinesEvent
    if (kind === 'dragon') course.dragon = seat ?? null
    else if (kind === 'treasure_laid' || kind === 'took') course.kinds[which ?? 0] = treasure ?? 'any'
  },
  end: ({ dragon, kinds }, ending) => ({
    round: 0,
    ending,
    roles: new Map(),
    sides: new Map(),
    scored: new Map(),
    brought: [],
    dragon,
    scoring: [],
    kinds,
  }),
  note(end, event, happened) {
    const { kind, character, clan, which, value, count } = event as LostMinesEvent
    const seat = event.seat ?? 0
    if (kind === 'character_shown') {
      end.roles.set(seat, character ?? '')
      end.sides.set(seat, clan ?? '')
    } else if (kind === 'treasure_shown') end.brought.push({ seat, kind: end.kinds[which ?? -1] ?? 'any', value: value ?? 0 })
    else if (kind === 'scored') {
      end.scored.set(seat, count ?? 0)
      end.scoring = happened.scoring ?? []
    }
  },
}

/** Somebody's dwarf card; its back, which shows the clan, while the character is not known. */
export function roleCard(end: RoundEnd, seat: number): RoleCard {
  const role = end.roles.get(seat)
  const clan = end.sides.get(seat)
  const back = clan ? `face-dwarf-${clan}` : 'face-forest-back'
  if (!role || !clan) return { face: back, back, title: '', words: '' }
  const title = t('character-title', { character: role })
  return { face: `face-${role}-${clan}`, back, title, words: `${title}, ${t('clan-name', { clan })}` }
}

/** How the end of a round is shown. */
export function reveal(end: LostMinesRoundEnd, people: People): Reveal {
  return {
    title: t(`reveal-title-${end.ending}`),
    text: t('reveal-text-scoring'),
    glow: end.ending === 'treasures' ? 'rgb(126 166 106 / 30%)' : 'transparent',
    leftover: null,
    steps: stepsOf(end).map((step) => ({
      what: step.what,
      picture: pictureOf(step),
      text: textOf(step, people),
      seats: step.seats,
      points: step.points,
    })),
    picked: [],
    gains: (seat) => gains(end, seat),
  }
}

/** The server's steps; it leaves out a dragon that costs its owner nothing. */
function stepsOf({ scoring, dragon }: LostMinesRoundEnd): readonly Step[] {
  const isTold = dragon === null || scoring.some(({ what }) => what === 'dragon')
  if (isTold || !scoring.length) return scoring
  return [...scoring, { what: 'dragon', side: null, seats: [dragon], points: 0, sum: 0, best: 0 }]
}

const PICTURES: Readonly<Record<string, string>> = { dragon: 'token-dragon' }

function pictureOf({ what, side }: Step): string {
  return what === 'side' || what === 'nobody' ? `clan-${side}` : (PICTURES[what] ?? 'treasure')
}

function textOf({ what, side, seats, points, sum, best }: Step, people: People): string {
  const names = listed(seats.map((seat) => nameWithin(people, seat)))
  const said = {
    who: names,
    names,
    count: Math.abs(points),
    sum,
    rest: sum,
    best,
    members: seats.length,
    me: yesNo(seats.length === 1 && seats[0] === people.me),
  }
  if (what === 'side') return t(`scoring-side-${side}`, said)
  if (what === 'nobody') return t(`scoring-nobody-${side}`)
  if (what === 'lost') return t('scoring-rest-lost', said)
  if (what === 'dragon') return t(points ? 'scoring-dragon' : 'scoring-dragon-none', said)
  return t(what === 'rest' ? 'scoring-rest' : 'scoring-selfish', said)
}

function gains(end: LostMinesRoundEnd, seat: number): Gain[] {
  const brought = end.brought.filter((one) => one.seat === seat)
  return [
    ...brought.map((one) => ({
      picture: one.kind === 'any' ? 'treasure' : `piece-${one.kind}`,
      text: String(one.value),
      words: t('reveal-brought', { treasures: worthText([one]) }),
    })),
    ...(end.dragon === seat ? [{ picture: 'token-dragon', text: '', words: t('reveal-dragon') }] : []),
  ]
}
