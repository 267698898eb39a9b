// The sounds of the page: taps on wood and stone, a bell, falling rock, coins.
import { knock, tone, type Part } from './synth'

export type Sound =
  | 'turn' | 'pick' | 'lay' | 'turn-card' | 'break' | 'mend' | 'rockfall' | 'look' | 'pass' | 'stone' | 'gold' | 'say' | 'lose' | 'no'
  | 'role' | 'steps' | 'trap' | 'troll' | 'storm' | 'treasure' | 'dragon' | 'vote' | 'mine' | 'share' | 'finale' // prettier-ignore

/** How long a sound lasts, in seconds, and what it is made of. */
export const SCORES: Readonly<Record<Sound, readonly [number, readonly Part[]]>> = {
  turn: [0.9, [tone(660, 0, 0.5, 0.22), tone(990, 0.13, 0.7, 0.18), tone(1980, 0.13, 0.4, 0.04)]],
  pick: [0.08, [knock(2400, 0, 0.06, 0.5, 2)]],
  lay: [0.2, [knock(420, 0, 0.14, 0.9, 1.5), knock(1500, 0.01, 0.05, 0.3, 2)]],
  'turn-card': [0.14, [knock(1600, 0, 0.12, 0.5, 1, 3200)]],
  break: [0.35, [knock(900, 0, 0.08, 0.9, 1), knock(2600, 0.05, 0.22, 0.4, 3), tone(180, 0, 0.25, 0.24, 'triangle', 90)]],
  mend: [
    0.45,
    [
      tone(1250, 0, 0.16, 0.26, 'triangle'),
      tone(1250, 0.17, 0.22, 0.26, 'triangle'),
      knock(2400, 0, 0.05, 0.2, 3),
      knock(2400, 0.17, 0.05, 0.2, 3),
    ],
  ],
  rockfall: [
    1.2,
    [knock(140, 0, 1.1, 1.2, 0.7, 60), ...[0, 0.12, 0.2, 0.34, 0.5, 0.62].map((at) => knock(300 + at * 200, at, 0.16, 0.6, 1.2))],
  ],
  look: [0.55, [knock(3000, 0, 0.22, 0.3, 1, 900), tone(520, 0.1, 0.4, 0.14)]],
  pass: [0.15, [knock(1400, 0, 0.13, 0.5, 1, 600)]],
  stone: [0.6, [knock(240, 0, 0.3, 1, 1.5), tone(150, 0.05, 0.5, 0.3, 'triangle', 110)]],
  gold: [1.5, [523, 659, 784, 1047, 1319].map((pitch, i) => tone(pitch, i * 0.11, 0.9, 0.16, 'triangle'))],
  say: [0.2, [tone(880, 0, 0.18, 0.12), tone(1320, 0.03, 0.12, 0.05)]],
  lose: [1.2, [392, 330, 262].map((pitch, i) => tone(pitch, i * 0.2, 0.7, 0.16, 'triangle'))],
  no: [0.24, [tone(180, 0, 0.2, 0.24, 'triangle', 140)]],
  role: [1.7, [knock(1800, 0, 0.25, 0.3, 1, 500), tone(392, 0.45, 0.9, 0.15, 'triangle'), tone(587, 0.6, 1.1, 0.15, 'triangle')]],
  steps: [0.5, [0, 0.17, 0.34].map((at, i) => knock(520 - (i % 2) * 110, at, 0.09, 0.7, 1.4))],
  trap: [0.3, [knock(2300, 0, 0.06, 0.8, 3), knock(700, 0.03, 0.12, 0.8, 1.5), tone(300, 0.02, 0.2, 0.14, 'square', 180)]],
  troll: [0.7, [tone(95, 0, 0.6, 0.3, 'sawtooth', 60), knock(180, 0.05, 0.5, 0.8, 1, 90)]],
  storm: [1.5, [knock(500, 0, 1.3, 0.7, 0.6, 1600), knock(110, 0.5, 0.9, 1.3, 0.7, 55)]],
  treasure: [0.9, [880, 1175, 1568].map((pitch, i) => tone(pitch, i * 0.09, 0.6, 0.16, 'triangle'))],
  dragon: [1.1, [tone(140, 0, 0.9, 0.3, 'sawtooth', 55), knock(900, 0.1, 0.9, 0.5, 0.8, 300)]],
  vote: [0.6, [tone(440, 0, 0.3, 0.18), tone(554, 0.16, 0.4, 0.18)]],
  mine: [0.9, [knock(260, 0, 0.5, 0.9, 1, 420), tone(330, 0.3, 0.5, 0.16, 'triangle'), tone(440, 0.4, 0.5, 0.14, 'triangle')]],
  share: [0.7, [1568, 1760, 2093].flatMap((pitch, i) => [tone(pitch, i * 0.1, 0.4, 0.2, 'triangle'), knock(5200, i * 0.1, 0.05, 0.2, 4)])],
  finale: [
    2,
    [392, 523, 659, 784, 1047].flatMap((pitch, i) => [tone(pitch, i * 0.16, 1.2, 0.13, 'triangle'), tone(pitch / 2, i * 0.16, 1.2, 0.08)]),
  ],
}
