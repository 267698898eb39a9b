// The hashes of a deal, against the example in docs/fairness.md, and what the check says of honest and changed games.
import { describe, expect, it } from 'vitest'
import { checkDeal, gameCommitment, NOTHING, promiseOf, randomReveal, roundCommitment, roundSecret } from '../../src/fairness/deal'
import type { TableSeen } from '../../src/protocol'

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const REVEAL = '1f'.repeat(32)
const SETUP = 'saboteur players=3'
const PROMISE = 'f37a61b6bbe6994ee388508ed62bed8c423ebaaebd4a39dc1b337d77b7edcdbe'
const GAME = '6a593c1fb8465a43abb7eea165743fed409f7aa116c3aea865a8607d9a21990a'
const ROUND = '7e8b3c927b77420ba50a13f87b1e99204051b27ae529335000a6d9e3f5ed844d'
const SHOWN = '1a21aae41b8bff4d98acbb97be2defd4096909304f20868454f4943ecf5efc80'
const WITHOUT = '4947842a55b092a35327131ff8b56c9cc5b25170033dcfec7d43bce9c03e3aea'
const entropy = [{ seat: 0, commitment: PROMISE, reveal: REVEAL }]
const remembered = { reveals: { 0: REVEAL }, game: GAME, rounds: [SHOWN] }

function table(changed: Partial<NonNullable<TableSeen['seal']>> = {}, secrets = [ROUND]): TableSeen {
  const seal = { setup: SETUP, entropy, commitment: GAME, secret: SECRET, ...changed }
  return { code: 'QWERTZ', commitments: [SHOWN], secrets, seal } as unknown as TableSeen
}

describe('the hashes', () => {
  it('are those of the page', () => {
    expect(promiseOf(REVEAL)).toBe(PROMISE)
    expect(gameCommitment('QWERTZ', SETUP, entropy, SECRET)).toBe(GAME)
    expect(roundSecret(SECRET, 1, entropy)).toBe(ROUND)
    expect(roundCommitment('QWERTZ', SETUP, 1, ROUND)).toBe(SHOWN)
    expect(roundSecret(SECRET, 1, [{ seat: 0, commitment: PROMISE }])).toBe(WITHOUT)
  })

  it('have 32 random bytes to begin with', () => {
    expect(randomReveal()).toMatch(/^[0-9a-f]{64}$/)
    expect(randomReveal()).not.toBe(randomReveal())
  })
})

describe('the check', () => {
  it('finds an honest game right', () => {
    expect(checkDeal(table(), remembered)).toEqual([
      { id: 'hashes', right: true },
      { id: 'remembered', right: true },
      { id: 'own', right: true },
    ])
  })

  it('finds other options, another secret and another round', () => {
    for (const changed of [{ setup: 'saboteur players=4' }, { secret: '0'.repeat(64) }]) {
      expect(checkDeal(table(changed), remembered)[0]).toEqual({ id: 'hashes', right: false })
    }
    expect(checkDeal(table({}, [WITHOUT]), remembered)[0]).toEqual({ id: 'hashes', right: false })
  })

  it('finds that something else was shown then', () => {
    expect(checkDeal(table(), { ...remembered, rounds: [WITHOUT] })[1]).toEqual({ id: 'remembered', right: false })
    expect(checkDeal(table(), { ...remembered, game: WITHOUT })[1]).toEqual({ id: 'remembered', right: false })
  })

  it('finds that the own bytes were left out', () => {
    const left = [{ seat: 0, commitment: PROMISE }]
    expect(checkDeal(table({ entropy: left }), remembered).at(-1)).toEqual({ id: 'own', right: false })
  })

  it('says what it does not know', () => {
    expect(checkDeal(table(), NOTHING).map(({ id }) => id)).toEqual(['hashes', 'unknown'])
    expect(checkDeal({ ...table(), seal: null }, remembered).map(({ id }) => id)).toEqual(['old'])
  })
})
