/** Lazy components by the paths that need them: the router does not know these imports. */
const lazyImports: readonly [RegExp, () => Promise<unknown>][] = [
  [/^\/blogs\/./, () => import('#app/portable-text/rich-text.tsx')],
]

/** Routes with a `clientLoader`: the router does not prefetch their data. */
const clientLoaderRoutes: readonly [RegExp, string][] = [
  [/^\/blogs$/, 'routes/blogs'],
  [/^\/blogs\/./, 'routes/blog-post'],
  [/^\/careers$/, 'routes/careers'],
  [/^\/careers\/./, 'routes/job'],
]

/** How long the pointer rests on a link before it counts as intent; the same as in React Router. */
const HOVER_DELAY_MS = 100

/**
 * Prefetches what React Router's `prefetch="intent"` does not, for internal links, on hover, focus
 * and touch: lazy components, and data of routes with a `clientLoader`.
 */
export function prefetchOnIntent(): void {
  let timer: ReturnType<typeof setTimeout>
  const onLinkIntent = (target: EventTarget | null, delayMs: number) => {
    clearTimeout(timer)
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null
    if (link instanceof HTMLAnchorElement) timer = setTimeout(() => prefetch(link), delayMs)
  }
  const listen = (type: string, delayMs: number) => {
    document.addEventListener(type, ({ target }) => onLinkIntent(target, delayMs), {
      passive: true,
    })
  }
  listen('pointerover', HOVER_DELAY_MS)
  listen('focusin', 0)
  listen('touchstart', 0)
  // Intent shown before these listeners: it may be the event that started hydration.
  onLinkIntent(document.querySelector('a:active, a:hover') ?? document.activeElement, 0)
}

function prefetch({ pathname, href }: HTMLAnchorElement): void {
  for (const [paths, load] of lazyImports) {
    // A failed import is tried again when the component renders.
    if (paths.test(pathname)) load().catch(() => {})
  }
  const route = clientLoaderRoutes.find(([paths]) => paths.test(pathname))?.[1]
  if (route && pathname !== location.pathname) prefetchData(new URL(href), route)
}

/** A prefetched response is used once without revalidation; a second prefetch would be revalidated. */
let lastPrefetched = ''

function prefetchData(url: URL, route: string): void {
  url.pathname += '.data'
  url.searchParams.set('_routes', route)
  url.hash = ''
  if (url.href === lastPrefetched) return
  lastPrefetched = url.href
  const link = document.createElement('link')
  Object.assign(link, { rel: 'prefetch', as: 'fetch', href: url.href })
  document.head.append(link)
  link.onload = link.onerror = () => link.remove()
}
