// The service worker: answers when no server can be reached. Lessons, rules and past games open without one.
//
// With a server everything goes to it, except for files whose names change with their content. A new version waits until
// all pages of the old one are closed, and keeps its files apart, so that no running game loses what it has yet to load.
/// <reference lib="webworker" />
import type { Offline } from '../../build/offline'
import type { AttemptResult, Lesson } from '../protocol'

interface LessonFile {
  readonly lesson: Lesson
  readonly answers: readonly Readonly<Record<string, AttemptResult>>[]
}

const worker = self as unknown as ServiceWorkerGlobalScope
const { version, files, lessons } = JSON.parse('__OFFLINE__') as Offline // by build/offline.ts
const PREFIX = 'pyrite-'
const FILES = `${PREFIX}${version}`
const KEPT = `${PREFIX}kept` // what the server said about past games; kept when the version changes
const MOST_KEPT = 400 // answers: some hundred games
const IS_KEPT = /^\/api\/(games|records\/[\w-]+(\/replay|\/hindsight)?|tables\/\w+\/talk)$/
const LESSON = /^\/api\/lessons\/([\w-]+)(?:\/(\d+))?$/

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(FILES).then((cache) => cache.addAll([...files])))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== FILES && name !== KEPT).map((name) => caches.delete(name))),
      )
      .then(() => worker.clients.claim()),
  )
})

worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  const answer = url.origin === worker.location.origin ? answerTo(event.request, url.pathname) : null
  if (answer) event.respondWith(answer)
})

/** The answer to a request; null if the browser should ask the network. */
function answerTo(request: Request, path: string): Promise<Response> | null {
  const lesson = LESSON.exec(path)
  if (lesson) return fetchOr(request, (unread) => fromLesson(lesson[1]!, lesson[2], unread))
  if (request.method !== 'GET') return null
  if (IS_KEPT.test(path)) return keep(request)
  if (path.startsWith('/assets/')) return caches.match(request).then((found) => found ?? fetch(request))
  if (files.includes(path)) return fetchOr(request, () => caches.match(path))
  if (request.mode === 'navigate' && !path.startsWith('/api/') && !path.startsWith('/admin'))
    return fetchOr(request, () => caches.match('/'))
  return null
}

/** What the server answers; something else if there is no answer. */
async function fetchOr(request: Request, otherwise: (unread: Request) => Promise<Response | undefined>): Promise<Response> {
  const unread = request.clone()
  try {
    return await fetch(request)
  } catch (error) {
    const found = await otherwise(unread)
    if (found) return found
    throw error
  }
}

/** An answer that is kept for later, or the one that was kept. */
async function keep(request: Request): Promise<Response> {
  const cache = await caches.open(KEPT)
  const answer = await fetchOr(request, () => cache.match(request))
  if (answer.ok && answer.type === 'basic') {
    const copy = answer.clone()
    void cache.put(request, copy).then(async () => {
      const all = await cache.keys()
      await Promise.all(all.slice(0, Math.max(0, all.length - MOST_KEPT)).map((old) => cache.delete(old)))
    })
  }
  return answer
}

/** A lesson, or what comes of a try in one of its steps, as the build has worked it out. */
async function fromLesson(game: string, step: string | undefined, request: Request): Promise<Response | undefined> {
  const file = lessons[game] && (await caches.match(lessons[game]))
  if (!file) return undefined
  const { lesson, answers } = (await file.json()) as LessonFile
  if (step === undefined) return Response.json(lesson)
  const { action } = (await request.json()) as { action: string }
  const illegal: AttemptResult = { result: 'illegal', why: { code: 'illegal', text: '' } }
  return Response.json(answers[Number(step)]?.[action] ?? illegal)
}

// A tap on the notification of a turn opens the table, in the window that shows it if there is one.
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url } = event.notification.data as { url: string }
  event.waitUntil(
    worker.clients.matchAll({ type: 'window' }).then((windows) => {
      const shown = windows.find((one) => new URL(one.url).pathname === url)
      return shown ? shown.focus() : worker.clients.openWindow(url)
    }),
  )
})
