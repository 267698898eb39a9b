// The HTTP side of the server: what can be asked without sitting at a table.
import type {
  Door,
  Games,
  Invitation,
  Me,
  NewTable,
  PlayNow,
  Refusal,
  Refused,
  Seated,
  Tables,
  UseLink,
  Welcome,
} from '../protocol'
import { newId } from './ids'

/** A no from the server, or no answer at all (`code` is then "unreachable"). */
export class Declined extends Error {
  constructor(readonly why: { code: Refusal['code'] | 'unreachable'; text: string; rule?: string | null }) {
    super(why.text)
  }
}

const PATIENCE = 15_000 // milliseconds

async function ask<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      headers: body ? { 'content-type': 'application/json' } : {},
      body: body ? JSON.stringify(body) : undefined,
      signal: AbortSignal.timeout(PATIENCE),
    })
  } catch (error) {
    throw new Declined({ code: 'unreachable', text: String(error) })
  }
  const found: unknown = await answer.json().catch(() => null)
  if (answer.ok) return found as T
  throw new Declined(refusalIn(found) ?? { code: answer.status < 500 ? 'bad_message' : 'fault', text: answer.statusText })
}

function refusalIn(found: unknown): Refusal | null {
  const why = (found as Refused | null)?.why
  return why && typeof why.code === 'string' ? why : null
}

let known = false

/** Whether this browser surely has its cookie. */
export function isKnown(): boolean {
  return known
}

/** Asks something that gives a browser its cookie. */
async function askAsMe<T>(path: string, body: object): Promise<T> {
  const answer = await ask<T>('POST', path, body)
  known = true
  return answer
}

/** Who I am: gives this browser its cookie, and says at which tables it sits. */
export const me = (): Promise<Me> => askAsMe('/api/me', {})

let games: Promise<Games> | null = null

/** What can be played here; asked once. */
export function offered(): Promise<Games> {
  games ??= ask<Games>('GET', '/api/games').catch((error: unknown) => {
    games = null
    throw error
  })
  return games
}

export const openTables = (): Promise<Tables> => ask('GET', '/api/tables')

/** A table as this browser sees it, without a connection. */
export const seeTable = (code: string): Promise<Welcome | Door> => ask('GET', `/api/tables/${encodeURIComponent(code)}`)

/** Sets a table up; a wish that got no answer is asked once more under the same id, which makes no second table. */
export const setUp = (wish: Omit<NewTable, 'id'>): Promise<Seated> => twice('/api/tables', { ...wish, id: newId() })

export const playNow = (wish: Omit<PlayNow, 'id'>): Promise<Seated> => twice('/api/play-now', { ...wish, id: newId() })

export const takeMovedSeat = (link: string): Promise<Seated> => askAsMe('/api/links', { link } satisfies UseLink)

async function twice<T>(path: string, body: object): Promise<T> {
  try {
    return await askAsMe<T>(path, body)
  } catch (error) {
    if (error instanceof Declined && error.why.code === 'unreachable') return askAsMe<T>(path, body)
    throw error
  }
}

/** The link to give to friends. */
export const invitation = (code: string): Promise<Invitation> => ask('GET', `/api/tables/${code}/invitation`)

/** Where that link is drawn as a QR code. */
export const qrAddress = (code: string): string => `/api/tables/${code}/qr.svg`
