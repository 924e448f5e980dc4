import { TrieRouter } from 'hono/router/trie-router'
import { pagePathOf } from '../http/index.ts'

/**
 * What a path is among the routes: `static` is one fixed URL; `dynamic` has a parameter, so clients can
 * ask for any number of them; `unmatched` matches no route.
 */
export type PathKind = 'static' | 'dynamic' | 'unmatched'

type Routes = Readonly<
  Record<
    string,
    | {
        parentId?: string | undefined
        path?: string | undefined
        module?: { action?: unknown } | undefined
      }
    | undefined
  >
>

/** The patterns of routes with an action, which are those with forms. */
export function actionPatterns(routes: Routes): string[] {
  const withAction = Object.keys(routes).filter((id) => routes[id]?.module?.action)
  return routePatterns(routes, withAction)
}

/**
 * The patterns of the build's routes (`app/routes.ts`), such as `/careers/:jobId`, without `*`.
 * @param ids of the routes. Default: all
 */
export function routePatterns(
  routes: Routes,
  ids: readonly string[] = Object.keys(routes),
): string[] {
  const patternOf = (id: string): string => {
    const { parentId, path = '' } = routes[id] ?? {}
    const parent = parentId ? patternOf(parentId) : ''
    return path ? `${parent}/${path}` : parent
  }
  return ids.map((id) => patternOf(id) || '/').filter((pattern) => !pattern.endsWith('*'))
}

/** Finds the pattern of a path, including `.data` and Markdown URLs; undefined if none matches. */
export function patternMatcher(patterns: readonly string[]): (path: string) => string | undefined {
  const router = new TrieRouter<string>()
  for (const pattern of new Set(patterns)) router.add('ALL', pattern, pattern)
  const match = (path: string) => {
    const matching = router.match('ALL', path)[0].map(([pattern]) => pattern)
    // Like in React Router, a fixed URL takes precedence over a parameter.
    return matching.find((pattern) => !pattern.includes(':')) ?? matching[0]
  }
  return (path) => match(path) ?? match(pagePathOf(path))
}

/** Classifies paths by the patterns of the routes. */
export function pathClassifier(patterns: readonly string[]): (path: string) => PathKind {
  const patternOf = patternMatcher(patterns)
  return (path) => {
    const pattern = patternOf(path)
    if (pattern === undefined) return 'unmatched'
    return pattern.includes(':') ? 'dynamic' : 'static'
  }
}

/** Parameters with IDs and slugs from the content, which are case-sensitive. */
const contentNames = /:(blogId|jobId)$/

/**
 * Normalizes the path of a page to the spelling of the site's own links: no unnecessary percent-encoding, and
 * lowercase, except for IDs and slugs from the content. Otherwise, a page would have any number of URLs, each
 * of them rendered and cached. A path that matches no route stays as it is.
 */
export function pathNormalizer(patterns: readonly string[]): (path: string) => string {
  const patternOf = patternMatcher(patterns)
  return (sent) => {
    if (!/[A-Z%]/.test(sent)) return sent
    const path = sent.replace(/%[\da-f]{2}/gi, normalizedOctet)
    const lower = path.toLowerCase()
    const pattern = patternOf(lower)
    // While the site is developed, `*` matches the case-sensitive files of Vite too.
    if (pattern === undefined || pattern === '*') return sent
    const name = contentNames.test(pattern) ? path.lastIndexOf('/') + 1 : path.length
    return lower.slice(0, name) + path.slice(name)
  }
}

/**
 * Normalizes a percent-encoded octet according to RFC 3986 §6.2.2: unreserved characters are decoded, and all
 * others are in upper case. A dot stays encoded, because it could make a dot segment and change the path.
 */
function normalizedOctet(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
  return /[\w~-]/.test(character) ? character : encoded.toUpperCase()
}
