// What was played at a table is remembered in this browser.
import { untrack } from 'svelte'
import { asPlayed, remember } from '../evening/evening.svelte'
import type { Game } from '../games/game'
import type { RemoteTable } from '../net/remote_table.svelte'
import { keepPastGame } from '../offline/install'
import type { RoundEnds } from './round_ends.svelte'
import { rememberedRounds } from './rounds'

/** To be called in a component. */
export function rememberPlayed(table: RemoteTable, game: Game, ends: RoundEnds): void {
  $effect(() => {
    const { info, view, you } = table
    if (info?.status !== 'finished' || !view || !ends.last?.roles.size) return
    const seat = you?.seat ?? null
    const one = asPlayed(info, game, rememberedRounds(table.code, ends.all), seat, table.now())
    if (one) untrack(() => remember(one) && void keepPastGame(one, table.code, seat))
  })
}
