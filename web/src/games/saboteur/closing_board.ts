// The mine at the end of a round. If nobody has to decide anything any more, the next one is dealt in the same step.
import { handsAfter, played, viewAfter, type Changes } from '../closing'
import type { SaboteurEvent, SaboteurView } from './protocol'

const CHANGES: Changes<SaboteurView, SaboteurEvent> = {
  laid: (view, event) => ({
    ...played(view, event),
    table: [...view.table, { x: event.x ?? 0, y: event.y ?? 0, face: event.face ?? '', what: 'tunnel' }],
    last_laid: [event.x ?? 0, event.y ?? 0],
  }),
  rockfall: (view, event) => ({ ...played(view, event), table: view.table.filter(({ x, y }) => x !== event.x || y !== event.y) }),
  revealed: (view, { goal, treasure, face }) => ({
    goals: view.goals.map((one) => (one.name === goal ? { ...one, face_up: true, treasure: treasure ?? null } : one)),
    table: [...view.table, ...view.goals.filter(({ name }) => name === goal).map(({ x, y }) => ({ x, y, face: face ?? '', what: 'goal' }))],
  }),
  broke: played,
  mended: played,
  looked: played,
  passed: played,
  picked: (view) => ({ pool_size: Math.max(0, view.pool_size - 1) }),
  your_pick: (view, { value }) => ({ nuggets: [...view.nuggets, value ?? 0] }),
  drew: (view, { seat }) => handsAfter(view, seat, 1),
}

/** The view after the events that end a round. */
export const boardAfter = (view: SaboteurView, events: readonly SaboteurEvent[]): SaboteurView => viewAfter(view, events, CHANGES)
