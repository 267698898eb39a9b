// Where the chance of a game comes from, checked in the browser; docs/fairness.md describes it to the byte.
// The hashes come from a library, since `crypto.subtle` does not exist on a plain http page.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { EntropySeen, TableSeen } from '../protocol'

/** What this browser remembers of a game. */
export interface RememberedDeal {
  /** The random bytes that it promised, by seat. */
  reveals: Record<string, string>
  /** The commitment to the secret of the game, as it was shown first. */
  game: string | null
  /** The commitments of the rounds. */
  rounds: string[]
}

export const NOTHING: RememberedDeal = { reveals: {}, game: null, rounds: [] }

/** Something that was checked: its text is `deal-ID`, or `deal-ID-wrong`. */
export interface Finding {
  readonly id: 'hashes' | 'remembered' | 'own' | 'unknown' | 'old'
  readonly right: boolean
}

function hash(...lines: string[]): string {
  return bytesToHex(sha256(utf8ToBytes(lines.join('\n'))))
}

function keyed(secret: string, ...lines: string[]): string {
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(lines.join('\n'))))
}

export function randomReveal(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
}

export function promiseOf(reveal: string): string {
  return hash(`pyrite 2 entropy ${reveal}`)
}

export function gameCommitment(code: string, setup: string, entropy: readonly EntropySeen[], secret: string): string {
  const promised = entropy.map((one) => `entropy ${one.seat} ${one.commitment}`)
  return hash('pyrite 2 game', `table ${code}`, `options ${setup}`, ...promised, `secret ${secret}`)
}

export function roundSecret(secret: string, round: number, entropy: readonly EntropySeen[]): string {
  const values = entropy.map((one) => `entropy ${one.seat} ${one.reveal ?? keyed(secret, `pyrite 2 fallback ${one.seat}`)}`)
  return keyed(secret, `pyrite 2 round ${round}`, ...values)
}

export function roundCommitment(code: string, setup: string, round: number, secret: string): string {
  return hash('pyrite 2 round', `table ${code}`, `options ${setup}`, `round ${round}`, `secret ${secret}`)
}

/** Compares the opened secrets of a finished game with the commitments, and these with what this browser remembers. */
export function checkDeal(table: TableSeen, remembered: RememberedDeal): Finding[] {
  const { seal } = table
  if (!seal?.secret || !seal.commitment) return [{ id: 'old', right: false }]
  const findings: Finding[] = [{ id: 'hashes', right: areHashesRight(table, seal.secret) }]
  if (remembered.game === null) findings.push({ id: 'unknown', right: false })
  else {
    const same = remembered.rounds.every((commitment, i) => commitment === table.commitments[i])
    findings.push({ id: 'remembered', right: remembered.game === seal.commitment && same })
  }
  const own = seal.entropy.filter((one) => remembered.reveals[one.seat])
  if (own.length) findings.push({ id: 'own', right: own.every((one) => one.reveal === remembered.reveals[one.seat]) })
  return findings
}

function areHashesRight(table: TableSeen, secret: string): boolean {
  const { setup, entropy, commitment } = table.seal!
  return (
    gameCommitment(table.code, setup, entropy, secret) === commitment &&
    entropy.every((one) => one.reveal == null || promiseOf(one.reveal) === one.commitment) &&
    table.commitments.every((shown, i) => {
      const ofRound = roundSecret(secret, i + 1, entropy)
      return table.secrets[i] === ofRound && roundCommitment(table.code, setup, i + 1, ofRound) === shown
    })
  )
}
