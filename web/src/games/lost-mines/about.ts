// What the page knows about The Lost Mines before its code is loaded.
import type { About } from '../game'
import './colours.css'

export const about: About = {
  name: 'lost-mines',
  ruleLetter: 'L',
  exampleRule: 'L5.3',
  quick: { players: 5, rounds: 2 },
  emblem: ['face-loyal-blue', 'face-mine-gems-nesw', 'face-saboteur-yellow'],
}
