// Which page the address means, and going to another one without a reload.

export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'table'; code: string }
  | { page: 'move'; link: string }
  | { page: 'missing' }

/** The page that an address means; a one-time link that moves a seat has its secret behind the #. */
export function readPath(path: string, hash = ''): Route {
  const parts = path.split('/').filter(Boolean)
  const [first, second] = parts
  if (parts.length === 0) return { page: 'home' }
  if (parts.length === 1 && first === 'new') return { page: 'new' }
  if (parts.length === 2 && first === 't' && /^[A-Za-z]{1,16}$/.test(second!)) {
    const link = /^#link=(.+)$/.exec(hash)?.[1]
    return link ? { page: 'move', link } : { page: 'table', code: second!.toUpperCase() }
  }
  return { page: 'missing' }
}

let current = $state.raw<Route>(readPath(location.pathname, location.hash))

export function route(): Route {
  return current
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
  addEventListener('popstate', arrive) // also when only what stands behind the # has changed
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (readPath(link.pathname).page === 'missing' || (link.hash && link.pathname === location.pathname)) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}
