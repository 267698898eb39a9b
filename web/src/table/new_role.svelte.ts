// The role that was dealt, turned over in front of its player once in each round; of those who share a device each sees
// theirs behind the curtain, when their turn comes.
import { untrack } from 'svelte'
import type { Game, Role } from '../games/game'
import type { RemoteTable } from '../net/remote_table.svelte'
import { preferences } from '../settings/preferences.svelte'
import { store, stored } from '../storage'

export class NewRole {
  /** While its card is turned over. */
  shown = $state.raw<Role | null>(null)
  private readonly round = $derived.by(() => this.game.view?.round ?? null)

  /** Made while a component is; not shown yet while it `waits`. */
  constructor(
    private readonly table: RemoteTable,
    private readonly game: Game,
    private readonly isShared: () => boolean,
    waits: () => boolean,
  ) {
    $effect(() => {
      if (isShared()) this.shown = null // it was somebody else's
      const seat = table.you?.seat ?? null
      const { round } = this
      if (round !== null && seat !== null && !preferences.cover && !waits()) untrack(() => this.showOnce(seat, round))
    })
  }

  private showOnce(seat: number, round: number): void {
    const { table, game } = this
    const name = `role.${table.code}.${seat}`
    if (stored(name, () => sessionStorage) === String(round)) return
    store(name, String(round), () => sessionStorage)
    this.shown = table.info?.status === 'finished' || game.isBetweenRounds ? null : game.role() // then everybody knows it
    if (this.shown && !this.isShared()) table.readRole(round - 1, false) // nobody moves behind it
  }

  /** Whether it waits for its player, however long they read: nobody else does, and it is the first of the game. */
  get stays(): boolean {
    const people = this.table.info?.seats.filter(({ sitter }) => sitter === 'person') ?? []
    return people.length === 1 && this.round === 1
  }

  /** Its player has seen it. */
  end(): void {
    if (this.shown && this.round !== null && !this.isShared()) this.table.readRole(this.round - 1, true)
    this.shown = null
  }
}
