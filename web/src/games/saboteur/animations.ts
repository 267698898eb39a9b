// Makes what happened visible and audible: cards fly, tools break, rock falls. Nothing here changes the game.
import type { GameEvent } from '../../protocol'
import { play, type Sound } from '../../sound/sound'
import { FLIGHT } from '../../stage/flights.svelte'
import type { Scene } from '../game'
import { picture } from './faces'
import type { SaboteurEvent } from './protocol'

const SOUNDS: Record<string, Sound> = {
  laid: 'lay',
  broke: 'break',
  mended: 'mend',
  rockfall: 'rockfall',
  looked: 'look',
  passed: 'pass',
  claimed: 'treasure',
}

/** How long people look at an event, in milliseconds: a card flies there and is turned over. */
export const PAUSES: Readonly<Record<string, number>> = { your_look: 1_100, broke: 900, rockfall: 900, revealed: 1_900, claimed: 1_500 }
export const GOLD = 2_800
export const ANOTHER = 1_300 // for each further goal that is turned over, which is told after the one before

/** How long the gold waits for the other goals that are turned over with it. */
export function goldWaits(events: readonly GameEvent[]): number {
  return Math.max(0, events.filter(({ kind }) => kind === 'revealed').length - 1) * ANOTHER
}

/** Shows and sounds events. */
export function animate(events: readonly SaboteurEvent[], { me, flights, places, wait }: Scene): void {
  for (const event of events) {
    const sound = soundOf(event)
    const own = event.seat === me && me !== null
    if (sound) play(sound, soundsAfter(event, own) + (sound === 'gold' ? goldWaits(events) : 0))
    const from = event.seat == null ? null : own ? places.hand() : places.seat(event.seat)
    if (event.x != null && event.y != null && event.kind === 'laid') {
      if (own) continue // it was already shown there as a ghost
      flights.fly(picture(event.face ?? ''), from, places.cell({ x: event.x, y: event.y }))
      wait({ x: event.x, y: event.y }, FLIGHT)
    } else if (event.kind === 'rockfall' && event.x != null && event.y != null) {
      flights.fly('face-rockfall', from, places.cell({ x: event.x, y: event.y }))
    } else if (event.kind === 'broke' && event.target != null) {
      flights.fly(`face-break${letter(event)}`, from, places.seat(event.target))
    } else if (event.kind === 'mended' && event.target != null) {
      flights.fly(picture(event.card ?? `mend${letter(event)}`), from, places.seat(event.target))
    } else if (event.kind === 'looked' && event.goal) {
      flights.fly('face-map', from, places.goal(event.goal))
    } else if (event.kind === 'passed') {
      flights.fly('face-card-back', from, places.pile())
    } else if (event.kind === 'drew' && own) {
      flights.fly('face-card-back', places.pile(), places.drawn, FLIGHT)
    }
  }
}

const TURNED = 700 // milliseconds until the face of a goal is seen

/** Milliseconds until a sound belongs to what is seen: a card lands, a goal is turned over. */
function soundsAfter({ kind }: SaboteurEvent, own: boolean): number {
  if (kind === 'revealed') return TURNED
  return kind === 'broke' || kind === 'rockfall' || kind === 'mended' || (kind === 'laid' && !own) ? FLIGHT : 0
}

function letter(event: SaboteurEvent): string {
  return (event.tool ?? 'p')[0]!.toUpperCase()
}

function soundOf(event: SaboteurEvent): Sound | null {
  if (event.kind === 'revealed') return event.treasure === 'gold' ? 'gold' : 'stone'
  if (event.kind === 'round_ended' && event.ending !== 'miners') return 'lose'
  return SOUNDS[event.kind] ?? null
}
