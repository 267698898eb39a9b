// What a table looks like at the end of a round, from its events: the server shows a view only after the next round is
// dealt, in the same step.

interface Counted {
  readonly seat: number | null
  readonly hand: string[]
  readonly hand_sizes: number[]
  readonly pile: number
}

/** By kind of event: what it changes of a view. */
export type Changes<View, Event> = Readonly<Record<string, (view: View, event: Event) => Partial<View>>>

/** A view after some events; the same one if none of them changes it. */
export function viewAfter<View, Event extends { kind: string }>(view: View, events: readonly Event[], changes: Changes<View, Event>): View {
  return events.reduce((now, event) => {
    const change = changes[event.kind]
    return change ? { ...now, ...change(now, event) } : now
  }, view)
}

/** Hands and pile after a seat has played cards or, with a positive number, drawn some. */
export function handsAfter(view: Counted, seat: number | null | undefined, change: number): Pick<Counted, 'hand' | 'hand_sizes' | 'pile'> {
  const sizes = view.hand_sizes.map((size, other) => (other === seat ? Math.max(0, size + change) : size))
  const isEmpty = view.seat === seat && sizes[seat ?? -1] === 0
  return { hand: isEmpty ? [] : view.hand, hand_sizes: sizes, pile: change > 0 ? Math.max(0, view.pile - change) : view.pile }
}

/** A card that was played changes the hands. */
export function played(view: Counted, { seat }: { seat?: number | null }): Pick<Counted, 'hand' | 'hand_sizes' | 'pile'> {
  return handsAfter(view, seat, -1)
}
