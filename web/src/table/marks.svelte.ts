// Private marks at one table: what this player thinks of the others.
import { storeObject, storedObject } from '../storage'

export interface Mark {
  readonly opinion: 'trust' | 'suspect' | null
  readonly note: string
}

const NO_MARK: Mark = { opinion: null, note: '' }

export class Marks {
  private all = $state.raw<Readonly<Record<string, Mark>>>({})

  constructor(private readonly code: string) {
    this.all = storedObject<Record<string, Mark>>(`marks.${code}`, {})
  }

  of(seat: number): Mark {
    return this.all[seat] ?? NO_MARK
  }

  set(seat: number, mark: Mark): void {
    this.all = { ...this.all, [seat]: mark }
    storeObject(`marks.${this.code}`, this.all)
  }
}
