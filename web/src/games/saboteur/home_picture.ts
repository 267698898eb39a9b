// The picture of the first page: a mine from the entrance to three goals, one of them the gold.
import sprite from 'sprite:saboteur'
import later from 'sprite:saboteur/later'
import type { HomePicture } from '../game'

export const homePicture: HomePicture = {
  sprites: [sprite, later],
  laid: [
    [0, 0, 'face-miner'],
    [0, 1, 'face-start'],
    [1, 1, 'face-tunnel-ew'],
    [2, 1, 'face-tunnel-nesw'],
    [2, 0, 'face-tunnel-es'],
    [3, 0, 'face-deadend-ew'],
    [3, 1, 'face-tunnel-esw'],
    [3, 2, 'face-tunnel-ne'],
    [4, 1, 'face-deadend-esw'],
    [4, 2, 'face-tunnel-new'],
    [5, 2, 'face-tunnel-ew'],
    [6, 0, 'face-saboteur'],
    [6, 1, 'face-deadend-es'],
    [6, 2, 'face-tunnel-new'],
    [7, 2, 'face-tunnel-ew'],
    [8, 0, 'face-goal'],
    [8, 1, 'face-goal'],
    [8, 2, 'face-gold'],
  ],
  strip: [
    [0, 0, 'face-miner'],
    [0, 1, 'face-start'],
    [1, 1, 'face-tunnel-ew'],
    [2, 1, 'face-tunnel-new'],
    [2, 0, 'face-tunnel-es'],
    [3, 0, 'face-tunnel-ew'],
    [3, 1, 'face-deadend-ew'],
    [4, 0, 'face-tunnel-esw'],
    [4, 1, 'face-tunnel-new'],
    [5, 0, 'face-deadend-esw'],
    [5, 1, 'face-tunnel-new'],
    [6, 0, 'face-saboteur'],
    [6, 1, 'face-tunnel-ew'],
    [7, 0, 'face-goal'],
    [7, 1, 'face-gold'],
  ],
}
