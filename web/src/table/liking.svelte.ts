// How this browser likes its table: remembered, the same at every table.
import { keepObject, keptObject } from '../keeping'

interface Likings {
  confirm: boolean
  sound: boolean
  cover: boolean
  notify: boolean
}

const PLAIN: Likings = { confirm: true, sound: true, cover: false, notify: false }

export const likings = $state<Likings>(keptObject('likings', PLAIN))

export function like<Name extends keyof Likings>(name: Name, value: Likings[Name]): void {
  likings[name] = value
  keepObject('likings', { ...likings })
}

/** Private marks at one table: what this player thinks of the others. */
export interface Mark {
  readonly opinion: 'trust' | 'suspect' | null
  readonly note: string
}

export const NO_MARK: Mark = { opinion: null, note: '' }

export class Marks {
  private all = $state.raw<Readonly<Record<string, Mark>>>({})

  constructor(private readonly code: string) {
    this.all = keptObject<Record<string, Mark>>(`marks.${code}`, {})
  }

  of(seat: number): Mark {
    return this.all[seat] ?? NO_MARK
  }

  set(seat: number, mark: Mark): void {
    this.all = { ...this.all, [seat]: mark }
    keepObject(`marks.${this.code}`, this.all)
  }
}
