// Makes what happened visible and heard: cards fly, tools break, rock falls. Nothing here changes the game.
import type { Cell } from '../../board/camera'
import { picture } from './faces'
import type { SaboteurEvent } from '../../protocol'
import { play, type Sound } from '../../sound/sound'
import { FLIGHT, type Flights } from '../../table/flights.svelte'
import type { Places } from '../game'

const SOUNDS: Record<string, Sound> = {
  laid: 'lay',
  broke: 'break',
  mended: 'mend',
  rockfall: 'rockfall',
  looked: 'look',
  passed: 'pass',
}

/** Stages events; tells how long a card that was laid is still in the air. */
export function stage(events: readonly SaboteurEvent[], me: number | null, flights: Flights, places: Places, wait: (cell: Cell, ms: number) => void): void {
  for (const event of events) {
    const sound = soundOf(event)
    if (sound) play(sound)
    const own = event.seat === me && me !== null
    const from = event.seat == null ? null : own ? places.hand() : places.seat(event.seat)
    if (event.x != null && event.y != null && event.kind === 'laid') {
      if (own) continue // it lay there as a ghost already
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
    } else if (event.kind === 'drew') {
      flights.fly('face-card-back', places.pile(), from, FLIGHT)
    }
  }
}

function letter(event: SaboteurEvent): string {
  return (event.tool ?? 'p')[0]!.toUpperCase()
}

function soundOf(event: SaboteurEvent): Sound | null {
  if (event.kind === 'revealed') return event.treasure === 'gold' ? 'gold' : 'stone'
  if (event.kind === 'round_ended' && event.ending !== 'miners') return 'lose'
  return SOUNDS[event.kind] ?? null
}
