// All keys, in words: what each of them does, by where it does it.

interface Key {
  /** The keys that do the same; what is not printed on a key has a text of its own: `key-space`. */
  readonly keys: readonly string[]
  readonly what: string
}

export interface Place {
  readonly title: string
  readonly keys: readonly Key[]
}

export const PLACES: readonly Place[] = [
  {
    title: 'keys-table',
    keys: [
      { keys: ['1–9'], what: 'keys-pick' },
      { keys: ['key-arrows'], what: 'keys-walk' },
      { keys: ['Enter', 'key-space'], what: 'keys-press' },
      { keys: ['Enter'], what: 'keys-confirm' },
      { keys: ['R'], what: 'keys-turn' },
      { keys: ['P'], what: 'keys-pass' },
      { keys: ['Esc'], what: 'keys-back' },
      { keys: ['M'], what: 'keys-moves' },
      { keys: ['S'], what: 'keys-stay' },
      { keys: ['Y', 'N'], what: 'keys-answer' },
      { keys: ['key-space'], what: 'keys-peek' },
    ],
  },
  {
    title: 'keys-board',
    keys: [
      { keys: ['key-arrows'], what: 'keys-pan' },
      { keys: ['+', '−'], what: 'keys-zoom' },
      { keys: ['0'], what: 'keys-fit' },
    ],
  },
  {
    title: 'keys-replay',
    keys: [
      { keys: ['key-space'], what: 'keys-play' },
      { keys: ['→', ']', '.'], what: 'keys-step-on' },
      { keys: ['←', '[', ','], what: 'keys-step-back' },
      { keys: ['Page Up', 'Page Down'], what: 'keys-round' },
      { keys: ['Home', 'End'], what: 'keys-ends' },
      { keys: ['Shift + ←→↑↓'], what: 'keys-pan' },
    ],
  },
  {
    title: 'keys-lessons',
    keys: [{ keys: ['1–9', 'R', 'Enter', 'Esc'], what: 'keys-lesson' }],
  },
  {
    title: 'keys-everywhere',
    keys: [
      { keys: ['Tab'], what: 'keys-next' },
      { keys: ['Esc'], what: 'keys-close' },
      { keys: ['?'], what: 'keys-help' },
    ],
  },
]
