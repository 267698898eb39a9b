// The picture of the first page: a forest from a start to the mines, with a dwarf of each clan.
import sprite from 'sprite:lost-mines'
import type { HomePicture } from '../game'

export const homePicture: HomePicture = {
  sprite,
  width: 820,
  laid: [
    [0, 1, 'face-start-blue'],
    [1, 1, 'face-path-nesw-camp'],
    [1, 0, 'face-path-es'],
    [2, 0, 'face-path-ew-lake'],
    [3, 0, 'face-path-sw-rocks'],
    [2, 1, 'face-path-ew-rocks'],
    [3, 1, 'face-path-nsw'],
    [3, 2, 'face-path-ne-pit'],
    [4, 2, 'face-path-nesw-tree'],
    [4, 1, 'face-mine-back'],
    [5, 2, 'face-path-new'],
    [5, 1, 'face-path-es-camp'],
    [6, 1, 'face-path-new-lake-boat'],
    [6, 0, 'face-mine-back'],
    [6, 2, 'face-path-ew-rocks'],
    [7, 1, 'face-mine-back'],
    [7, 2, 'face-start-yellow'],
    [1, 1, 'face-figure-blue'],
    [4, 2, 'face-figure-yellow'],
  ],
}
