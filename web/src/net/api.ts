// The HTTP side of the server: what can be asked without sitting at a table.
import { announce } from './announcement.svelte'
import type {
  AttemptResult,
  Door,
  Games,
  Hindsight,
  Hint,
  Suggestion,
  Invitation,
  Lesson,
  Me,
  Moment,
  NewRecord,
  NewTable,
  Opinion,
  PlayNow,
  RecordLink,
  RecordSeen,
  RefusalReason,
  Refused,
  NewSeat,
  Tables,
  Talk,
  UseLink,
  Welcome,
} from '../protocol'
import { newId } from './ids'

/** A refusal by the server, or no answer at all (`code` is then "unreachable"). */
export class Declined extends Error {
  constructor(readonly why: { code: RefusalReason['code'] | 'unreachable'; text: string; rule?: string | null }) {
    super(why.text)
  }
}

const PATIENCE = 15_000 // milliseconds

async function ask<T>(method: 'GET' | 'POST', path: string, body?: object, patience = PATIENCE): Promise<T> {
  const answer = await send(method, path, body, patience)
  return (await answer.json().catch(() => null)) as T
}

/** The answer of the server; a refusal is thrown. */
async function send(method: 'GET' | 'POST', path: string, body?: object, patience = PATIENCE): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      headers: body ? { 'content-type': 'application/json' } : {},
      body: body ? JSON.stringify(body) : undefined,
      signal: AbortSignal.timeout(patience),
    })
  } catch (error) {
    throw new Declined({ code: 'unreachable', text: String(error) })
  }
  if (answer.ok) return answer
  const found: unknown = await answer.json().catch(() => null)
  throw new Declined(refusalIn(found) ?? { code: answer.status < 500 ? 'bad_message' : 'fault', text: answer.statusText })
}

/** Lines of JSON. */
async function lines<T>(path: string): Promise<T[]> {
  const text = await (await send('GET', path)).text()
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)
}

function refusalIn(found: unknown): RefusalReason | null {
  const why = (found as Refused | null)?.why
  return why && typeof why.code === 'string' ? why : null
}

let known = false

/** Whether this browser certainly has its cookie. */
export function isKnown(): boolean {
  return known
}

/** Notes that this browser has its cookie: the server has said so with the page. */
export function beKnown(): void {
  known = true
}

let arriving: Promise<void> | null = null

/**
 * Asks something that gives a browser its cookie. Until it has one, one question at a time: two answers would bring
 * two cookies, and the seats that belong to the first would be lost. The lock holds back other tabs, too.
 */
async function askAsMe<T>(path: string, body: object): Promise<T> {
  while (arriving) await arriving
  if (known) return ask<T>('POST', path, body)
  const asking = (): Promise<T> => ask<T>('POST', path, body)
  const answer: Promise<T> = globalThis.navigator?.locks ? navigator.locks.request('cookie', asking) : asking()
  arriving = answer.then(
    () => {
      known = true
      arriving = null
    },
    () => {
      arriving = null
    },
  )
  return answer
}

/** Who I am: gives this browser its cookie, and says at which tables it sits. */
export async function me(): Promise<Me> {
  const answer = await askAsMe<Me>('/api/me', {})
  announce(answer.announcement)
  return answer
}

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

/** A table as this browser sees it, without a connection; or as spectators see it, even if it has seats there. */
export const seeTable = (code: string, asSpectator = false): Promise<Welcome | Door> =>
  ask('GET', `/api/tables/${encodeURIComponent(code)}${asSpectator ? '?seat=none' : ''}`)

/** What people said about the game at a table; for its host. */
export const feedbackAt = (code: string): Promise<Opinion[]> => ask('GET', `/api/tables/${encodeURIComponent(code)}/feedback`)

/** What a bot in one of my seats would think of the others, if the host allows it. */
export const hintsAt = (code: string, seat: number, language: string): Promise<Hint[]> =>
  ask('GET', `/api/tables/${encodeURIComponent(code)}/hints?seat=${seat}&language=${language}`)

/** What a bot in my seat would do, if I play against bots alone. */
export const suggestedMove = async (code: string, seat: number): Promise<string> =>
  (await ask<Suggestion>('GET', `/api/tables/${encodeURIComponent(code)}/suggestion?seat=${seat}`)).action

/** Sets up a table. A request without an answer is sent once more with the same id, which makes no second table. */
export const setUp = (wish: Omit<NewTable, 'id'>): Promise<NewSeat> => twice('/api/tables', { ...wish, id: newId() })

export const playNow = (wish: Omit<PlayNow, 'id'>): Promise<NewSeat> => twice('/api/play-now', { ...wish, id: newId() })

export const takeMovedSeat = (link: string): Promise<NewSeat> => askAsMe('/api/links', { link } satisfies UseLink)

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

/** Where that link is drawn as a QR code; for a phone beside a big screen it leads to the hand of cards. */
export const qrAddress = (code: string, to: 'table' | 'hand' = 'table'): string =>
  `/api/tables/${code}/qr.svg${to === 'hand' ? '?to=hand' : ''}`

/** A link that moves a seat, drawn as a QR code: the address of an image. */
export async function seatQr(code: string, link: string): Promise<string> {
  const answer = await send('POST', `/api/tables/${code}/qr.svg`, { link } satisfies UseLink)
  return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`
}

// Games that were played.

export const recordOf = (id: string): Promise<RecordSeen> => ask('GET', `/api/records/${encodeURIComponent(id)}`)

/** The address at which a record can be downloaded. */
export const recordFile = (id: string): string => `/api/records/${encodeURIComponent(id)}/file`

export const momentsOf = (id: string, eyes: number | 'none' | 'all'): Promise<Moment[]> =>
  lines(`/api/records/${encodeURIComponent(id)}/replay?seat=${eyes}`)

/** What was said at a table whose game is over. */
export const talkOf = (code: string): Promise<Talk> => ask('GET', `/api/tables/${encodeURIComponent(code)}/talk`)

/** What was played so far at a table, as this player saw it. */
export const pastOf = (code: string, seat: number | null): Promise<Moment[]> =>
  lines(`/api/tables/${encodeURIComponent(code)}/past?seat=${seat ?? 'none'}`)

const LONG = 600_000 // milliseconds: a busy server reads a game again when it has time

export const hindsightOf = (id: string): Promise<Hindsight> =>
  ask('GET', `/api/records/${encodeURIComponent(id)}/hindsight`, undefined, LONG)

export const keepRecord = (record: string): Promise<RecordLink> => ask('POST', '/api/records', { record } satisfies NewRecord)

// Lessons.

export const lessonOf = (game: string): Promise<Lesson> => ask('GET', `/api/lessons/${encodeURIComponent(game)}`)

export const attempt = (game: string, step: number, action: string): Promise<AttemptResult> =>
  ask('POST', `/api/lessons/${encodeURIComponent(game)}/${step}`, { action })

/** The texts of a game that is not in the page's bundle: the pattern of each Fluent message by its id. */
export function gameTexts(game: string, language: string): Promise<Record<string, string>> {
  return ask('GET', `/api/games/${encodeURIComponent(game)}/texts/${language}`)
}

/** The drawings of a game's cards: an SVG document for each kind of card. */
export function gameCards(game: string): Promise<Record<string, string>> {
  return ask('GET', `/api/games/${encodeURIComponent(game)}/cards`)
}

/** Gives this browser a new cookie with all its seats; copies of the old one are no longer valid. */
export function logOutEverywhere(): Promise<Me> {
  return ask('POST', '/api/me/log-out', { id: newId() })
}

/** The address at which a person can download everything that the server has about them. */
export const OWN_DATA = '/api/me/data'

/** Deletes all of it; this browser gets a new cookie. */
export const deleteOwnData = (): Promise<Me> => ask('POST', '/api/me/delete', {})
