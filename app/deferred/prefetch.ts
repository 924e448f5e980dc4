/** What pages draw but do not bring with them, by the addresses that need it. */
const drawn: readonly [RegExp, () => Promise<unknown>][] = [
  [/^\//, () => import('#app/components/icon-drawing.tsx')],
  [/^\/blogs\/./, () => import('#app/portable-text/rich-text.tsx')],
]

/** Routes with a loader of their own in the browser: the router fetches no data of theirs ahead. */
const read: readonly [RegExp, string][] = [
  [/^\/blogs$/, 'routes/blogs'],
  [/^\/blogs\/./, 'routes/blog-post'],
  [/^\/careers$/, 'routes/careers'],
  [/^\/careers\/./, 'routes/job'],
]

/** Milliseconds for which the pointer rests on a link that is meant; the router's own. */
const rest = 100

/**
 * Fetches what the next page needs as soon as the visitor means a link. Its code, and most data, the
 * router fetches then; this is the rest.
 */
export function fetchForNextPage(): void {
  let timer: ReturnType<typeof setTimeout>
  const mean = (target: EventTarget | null, delay: number) => {
    clearTimeout(timer)
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null
    if (link instanceof HTMLAnchorElement) timer = setTimeout(() => fetchFor(link), delay)
  }
  const listen = (sign: string, delay: number) => {
    document.addEventListener(sign, ({ target }) => mean(target, delay), { passive: true })
  }
  listen('pointerover', rest)
  listen('focusin', 0)
  listen('touchstart', 0)
  // What was meant before anybody listened, perhaps by the very sign that had script start.
  mean(document.querySelector('a:active, a:hover') ?? document.activeElement, 0)
}

function fetchFor({ pathname, href }: HTMLAnchorElement): void {
  for (const [paths, fetchIt] of drawn) {
    // Fetched again when it is needed, should it fail now.
    if (paths.test(pathname)) fetchIt().catch(() => {})
  }
  const route = read.find(([paths]) => paths.test(pathname))?.[1]
  if (route && pathname !== location.pathname) fetchData(new URL(href), route)
}

/** What was fetched ahead is used once without asking whether it has changed; twice would ask. */
let last = ''

function fetchData(address: URL, route: string): void {
  address.pathname += '.data'
  address.searchParams.set('_routes', route)
  address.hash = ''
  if (address.href === last) return
  last = address.href
  const link = document.createElement('link')
  Object.assign(link, { rel: 'prefetch', as: 'fetch', href: address.href })
  document.head.append(link)
  link.onload = link.onerror = () => link.remove()
}
