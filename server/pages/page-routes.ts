import { TrieRouter } from 'hono/router/trie-router'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { pagePathOf } from '../http/index.ts'

/**
 * What a path is among the routes: `static` is one fixed URL; `dynamic` has a parameter, so clients can
 * ask for any number of them; `unmatched` matches no route.
 */
export type PathKind = 'static' | 'dynamic' | 'unmatched'

/** A route of the build, as far as the server must know it. */
export interface PageRoute extends Pick<PageHandle, 'query' | 'dependsOnSecGpc'> {
  /** Such as `/careers/:jobId`; `*` matches any path. */
  pattern: string
  /** Whether it accepts POST requests. */
  hasForm?: boolean
}

type Routes = Readonly<
  Record<
    string,
    | {
        parentId?: string | undefined
        path?: string | undefined
        module?: { action?: unknown; handle?: unknown } | undefined
      }
    | undefined
  >
>

/** The build's routes (`app/routes.ts`), without `*`. */
export function pageRoutes(routes: Routes): PageRoute[] {
  const patternOf = (id: string): string => {
    const { parentId, path = '' } = routes[id] ?? {}
    const parent = parentId ? patternOf(parentId) : ''
    return path ? `${parent}/${path}` : parent
  }
  return Object.entries(routes).flatMap(([id, route]) => {
    const pattern = patternOf(id) || '/'
    // The root has the path of the home page, and is no page.
    if (!route?.parentId || pattern.endsWith('*')) return []
    const { action, handle } = route.module ?? {}
    const own: PageHandle = typeof handle === 'object' && handle !== null ? handle : {}
    return { ...own, pattern, hasForm: action !== undefined }
  })
}

/** Finds the route of a path, including `.data` and Markdown URLs; undefined if none matches. */
export function routeFinder(routes: readonly PageRoute[]): (path: string) => PageRoute | undefined {
  const router = new TrieRouter<PageRoute>()
  for (const route of routes) router.add('ALL', route.pattern, route)
  const find = (path: string) => {
    const matching = router.match('ALL', path)[0].map(([route]) => route)
    // Like in React Router, a fixed URL takes precedence over a parameter.
    return matching.find(({ pattern }) => !pattern.includes(':')) ?? matching[0]
  }
  return (path) => find(path) ?? find(pagePathOf(path))
}

/** Classifies the route of a path. */
export function kindOf(route: PageRoute | undefined): PathKind {
  if (route === undefined) return 'unmatched'
  return route.pattern.includes(':') ? 'dynamic' : 'static'
}

/** Parameters with IDs and slugs from the content, which are case-sensitive. */
const contentNames = /:(blogId|jobId)$/

/**
 * Normalizes the path of a page to the spelling of the site's own links: no unnecessary percent-encoding, and
 * lowercase, except for IDs and slugs from the content. Otherwise, a page would have any number of URLs, each
 * of them rendered and cached. A path that matches no route stays as it is.
 */
export function normalizePath(sent: string, find: (path: string) => PageRoute | undefined): string {
  if (!/[A-Z%]/.test(sent)) return sent
  const path = sent.replace(/%[\da-f]{2}/gi, normalizedOctet)
  const lower = path.toLowerCase()
  const pattern = find(lower)?.pattern
  // While the site is developed, `*` matches the case-sensitive files of Vite too.
  if (pattern === undefined || pattern === '*') return sent
  const name = contentNames.test(pattern) ? path.lastIndexOf('/') + 1 : path.length
  return lower.slice(0, name) + path.slice(name)
}

/**
 * Normalizes a percent-encoded octet according to RFC 3986 §6.2.2: unreserved characters are decoded, and all
 * others are in upper case. A dot stays encoded, because it could make a dot segment and change the path.
 */
function normalizedOctet(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
  return /[\w~-]/.test(character) ? character : encoded.toUpperCase()
}
