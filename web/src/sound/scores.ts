// The sounds of the page: taps on wood and stone, a bell, falling rock, coins.
import { bell, knock, tone, type Part } from './synth'

export type Sound =
  | 'turn' | 'pick' | 'lay' | 'turn-card' | 'break' | 'mend' | 'rockfall' | 'look' | 'pass' | 'stone' | 'gold' | 'say' | 'lose' | 'no'
  | 'role' | 'steps' | 'trap' | 'troll' | 'storm' | 'treasure' | 'dragon' | 'vote' | 'mine' | 'share' | 'finale' // prettier-ignore

/** How long a sound lasts, in seconds, what it is made of, and how much the walls of the mine answer. */
export const SCORES: Readonly<Record<Sound, readonly [number, readonly Part[], number?]>> = {
  turn: [0.9, [...bell(660, 0, 0.5, 0.2), ...bell(990, 0.13, 0.7, 0.17)]],
  pick: [0.08, [knock(2400, 0, 0.06, 0.5, 2)]],
  lay: [0.25, [knock(420, 0, 0.14, 0.9, 1.5), knock(1500, 0.01, 0.05, 0.3, 2)], 0.2],
  'turn-card': [0.14, [knock(1600, 0, 0.12, 0.5, 1, 3200)]],
  break: [0.5, [knock(900, 0, 0.08, 0.9, 1), knock(2600, 0.05, 0.22, 0.5, 3), tone(240, 0, 0.25, 0.24, 'triangle', 110)], 0.3],
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
    1.3,
    [knock(140, 0, 1.1, 1.2, 0.7, 60), ...[0, 0.12, 0.2, 0.34, 0.5, 0.62].map((at) => knock(300 + at * 200, at, 0.16, 0.6, 1.2))],
    0.5,
  ],
  look: [0.55, [knock(3000, 0, 0.22, 0.3, 1, 900), tone(520, 0.1, 0.4, 0.14)]],
  pass: [0.15, [knock(1400, 0, 0.13, 0.5, 1, 600)]],
  stone: [0.8, [knock(240, 0, 0.3, 1, 1.5), knock(620, 0, 0.2, 0.7, 1.2, 380), tone(190, 0.05, 0.5, 0.24, 'triangle', 130)], 0.6],
  gold: [
    1.9,
    [
      ...[523, 659, 784, 1047].flatMap((pitch, i) => bell(pitch, i * 0.11, 0.7, 0.14)),
      ...[659, 784, 1047, 1319].flatMap((pitch) => bell(pitch, 0.46, 1.3, 0.1)), // the chord that stays
      ...[0.5, 0.62, 0.7, 0.83, 0.97].map((at, i) => knock(5000 + (i % 3) * 700, at, 0.09, 0.22, 5)), // coins
    ],
    0.4,
  ],
  say: [0.2, [tone(880, 0, 0.18, 0.12), tone(1320, 0.03, 0.12, 0.05)]],
  lose: [1.4, [392, 311, 262].map((pitch, i) => tone(pitch, i * 0.22, 0.8, 0.18, 'triangle')), 0.5],
  no: [0.3, [knock(520, 0, 0.07, 0.5, 2), knock(430, 0.11, 0.09, 0.5, 2), tone(330, 0, 0.22, 0.12, 'triangle', 247)]],
  role: [1.8, [knock(1800, 0, 0.25, 0.3, 1, 500), ...bell(392, 0.45, 0.9, 0.13), ...bell(587, 0.6, 1.1, 0.13)], 0.5],
  steps: [0.5, [0, 0.17, 0.34].map((at, i) => knock(520 - (i % 2) * 110, at, 0.09, 0.7, 1.4))],
  trap: [0.3, [knock(2300, 0, 0.06, 0.8, 3), knock(700, 0.03, 0.12, 0.8, 1.5), tone(300, 0.02, 0.2, 0.14, 'square', 180)]],
  troll: [0.9, [tone(110, 0, 0.6, 0.3, 'sawtooth', 65), knock(180, 0.05, 0.5, 0.6, 1, 90), knock(520, 0.03, 0.4, 0.6, 1, 260)], 0.4],
  storm: [1.6, [knock(500, 0, 1.3, 0.7, 0.6, 1600), knock(110, 0.5, 0.9, 1.3, 0.7, 55), knock(700, 0.5, 0.5, 0.5, 0.8, 250)], 0.3],
  treasure: [1, [880, 1175, 1568].flatMap((pitch, i) => bell(pitch, i * 0.09, 0.6, 0.14)), 0.2],
  dragon: [1.3, [tone(140, 0, 0.9, 0.3, 'sawtooth', 55), knock(900, 0.1, 0.9, 0.5, 0.8, 300)], 0.5],
  vote: [0.6, [...bell(440, 0, 0.3, 0.17), ...bell(554, 0.16, 0.4, 0.17)]],
  mine: [1.1, [knock(260, 0, 0.5, 0.9, 1, 420), ...bell(330, 0.3, 0.5, 0.14), ...bell(440, 0.4, 0.6, 0.13)], 0.6],
  share: [0.7, [1568, 1760, 2093].flatMap((pitch, i) => [tone(pitch, i * 0.1, 0.4, 0.2, 'triangle'), knock(5200, i * 0.1, 0.05, 0.2, 4)])],
  finale: [
    2,
    [
      ...[392, 523, 659, 784].flatMap((pitch, i) => [tone(pitch, i * 0.14, 0.8, 0.13, 'triangle'), tone(pitch / 2, i * 0.14, 0.8, 0.09)]),
      ...[523, 784, 1047, 1319].flatMap((pitch) => bell(pitch, 0.6, 1.4, 0.11)), // the chord that stays
    ],
    0.3,
  ],
}
