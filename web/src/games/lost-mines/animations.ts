// Makes what happens in the forest visible and audible: cards fly, storms blow, traps snap. Nothing here changes the game.
import type { Spot } from '../../board/board_items'
import { play, type Sound } from '../../sound/sound'
import { FLIGHT } from '../../stage/flights.svelte'
import type { Places, Scene } from '../game'
import { pathPicture } from './board_items'
import type { LostMinesEvent } from './protocol'

const SOUNDS: Record<string, Sound> = {
  laid: 'lay',
  bridged: 'mend',
  trap_set: 'trap',
  troll_set: 'troll',
  storm: 'storm',
  looked: 'look',
  discarded: 'pass',
  walked: 'steps',
  lost: 'trap',
  dragon: 'dragon',
  took: 'treasure',
  vote_called: 'vote',
  voted: 'say',
}

// The card that is shown as it flies to where it works.
const CARD_OF: Record<string, string> = { bridged: '', trap_set: 'face-trap', troll_set: 'face-troll', storm: 'face-storm' }

/** How long people look at an event, in milliseconds. */
export const PAUSES: Readonly<Record<string, number>> = {
  your_look: 1_100,
  your_treasure: 1_100,
  walked: 900,
  storm: 1_500,
  revealed: 3_500, // it is turned over, and said what it holds
  dragon: 1_800,
  lost: 900,
  took: 1_000,
}

const TURNING = 900 // milliseconds until a mine is turned over

/** Shows and sounds events. */
export function animate(events: readonly LostMinesEvent[], { me, flights, places, wait }: Scene): void {
  const isTurned = events.some(({ kind }) => kind === 'revealed')
  for (const event of events) {
    const sound = soundOf(event)
    const own = event.seat === me && me !== null
    if (sound) play(sound, soundsAfter(event, own, isTurned))
    const from = event.seat == null ? null : own ? places.hand() : places.seat(event.seat)
    const at = spotOf(event)
    if (event.kind === 'laid' && at) {
      if (own) continue // it was already shown there as a ghost
      flights.fly(pathPicture(event.face ?? '', event.feature ?? ''), from, places.cell(at))
      wait({ x: at.x, y: at.y }, FLIGHT)
    } else if (event.kind in CARD_OF && at) {
      flights.fly(CARD_OF[event.kind] || `face-${event.tool ?? 'axe'}`, from, places.cell(at))
    } else if (event.kind === 'looked') {
      flights.fly('face-forest-back', from, seenAt(event, places))
    } else if (event.kind === 'discarded' || event.kind === 'lost') {
      flights.fly('face-forest-back', from, places.pile())
    } else if (event.kind === 'drew' && own) {
      flights.fly('face-forest-back', places.pile(), places.drawn, FLIGHT)
    } else if (event.kind === 'took' && event.which != null && event.seat != null) {
      flights.fly(`face-treasure-${event.treasure ?? 'gold'}`, places.slot(event.which), places.seat(event.seat), isTurned ? TURNING : 0)
    }
  }
}

const TURNED = 700 // milliseconds until the face of a mine is seen

/** Milliseconds until a sound belongs to what is seen: a card lands, a mine is turned over, its treasure is taken. */
function soundsAfter({ kind }: LostMinesEvent, own: boolean, isTurned: boolean): number {
  if (kind === 'revealed') return TURNED
  if (isTurned && (kind === 'took' || kind === 'dragon')) return TURNING + FLIGHT
  return kind in CARD_OF || (kind === 'laid' && !own) ? FLIGHT : 0
}

function spotOf({ x, y, side }: LostMinesEvent): Spot | null {
  if (x == null || y == null) return null
  return { x, y, side: side === 'E' || side === 'S' ? side : undefined }
}

function seenAt({ seen, which }: LostMinesEvent, places: Places): DOMRect | null {
  if (which == null) return null
  if (seen === 'mine') return places.goal(`mine${which}`)
  return seen === 'treasure' ? places.slot(which) : places.seat(which)
}

function soundOf(event: LostMinesEvent): Sound | null {
  if (event.kind === 'revealed') return event.holds === 'dragon' ? 'dragon' : 'mine'
  if (event.kind === 'round_ended') return event.ending === 'treasures' ? 'gold' : 'lose'
  return SOUNDS[event.kind] ?? null
}
