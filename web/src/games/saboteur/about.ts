// What the page knows about Saboteur before its code is loaded.
import type { About } from '../game'

export const about: About = {
  name: 'saboteur',
  ruleLetter: 'S',
  exampleRule: 'S4.2',
  quick: { players: 5, rounds: 3, edition: 'revised' },
  emblem: ['face-miner', 'face-gold', 'face-saboteur'],
}
