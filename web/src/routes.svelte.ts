// Which page the address means, and going to another one without a reload.
import { aboutGame, FIRST_GAME, gameOfRule } from './games'

export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'table'; code: string; hand: boolean }
  | { page: 'screen'; code: string }
  | { page: 'past'; code: string }
  | { page: 'replay'; id: string }
  | { page: 'open-record' }
  | { page: 'lesson'; game: string }
  | { page: 'move'; link: string }
  | { page: 'rules'; game: string; anchor: string | null }
  | { page: 'missing' }

/** The page that an address means; a one-time link that moves a seat has its secret behind the #. */
export function readPath(path: string, hash = ''): Route {
  const parts = path.split('/').filter(Boolean)
  const [first, second, third] = parts
  if (parts.length === 0) return { page: 'home' }
  if (parts.length === 1 && first === 'new') return { page: 'new' }
  if (parts.length === 2 && first === 't' && /^[A-Za-z]{1,16}$/.test(second!)) {
    const link = /^#link=(.+)$/.exec(hash)?.[1]
    return link ? { page: 'move', link } : { page: 'table', code: second!.toUpperCase(), hand: false }
  }
  if (parts.length === 3 && first === 't' && /^[A-Za-z]{1,16}$/.test(second!)) {
    const code = second!.toUpperCase()
    if (third === 'hand') return { page: 'table', code, hand: true }
    if (third === 'screen' || third === 'past') return { page: third, code }
  }
  if (parts.length === 1 && first === 'r') return { page: 'open-record' }
  if (parts.length === 2 && first === 'r' && /^[\w-]{10,32}$/.test(second!)) return { page: 'replay', id: second! }
  if (parts.length === 2 && first === 'learn' && aboutGame(second!)) return { page: 'lesson', game: second! }
  if (first === 'rules' && parts.length <= 2) {
    const game = second ?? FIRST_GAME.name
    if (aboutGame(game)) return { page: 'rules', game, anchor: anchorOf(hash) }
  }
  return { page: 'missing' }
}

/** What is behind the #, as somebody may have typed it. */
function anchorOf(hash: string): string | null {
  const name = /^#([a-z]\w*(?:[.-]\d+)?)$/i.exec(hash)?.[1]
  if (!name) return null
  return /^[a-z]\d/i.test(name) && gameOfRule(name.toUpperCase()) ? name.toUpperCase() : name
}

let current = $state.raw<Route>(readPath(location.pathname, location.hash))

export function route(): Route {
  return current
}

/** The address of another table in the layout of this one: a phone beside a big screen keeps its layout. */
export function tableBeside(code: string): string {
  return current.page === 'table' && current.hand ? `/t/${code}/hand` : `/t/${code}`
}

/** Goes to a page of ours. */
export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  arrive()
  scrollTo(0, 0)
}

function arrive(): void {
  current = readPath(location.pathname, location.hash)
}

/** Takes over clicks on our own links, and the browser's back and forward. */
export function followLinks(): void {
  addEventListener('popstate', arrive) // also when only what is behind the # has changed
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (readPath(link.pathname).page === 'missing' || (link.hash && link.pathname === location.pathname)) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}
