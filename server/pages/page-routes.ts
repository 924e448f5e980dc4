import { TrieRouter } from 'hono/router/trie-router'
import { pagePathOf } from '../http/index.ts'

/**
 * How a path may be rendered: `page` is a fixed URL; `named` has a parameter, so clients can make up any
 * number of them; `unlisted` matches no route.
 */
export type PageKind = 'page' | 'named' | 'unlisted'

type Routes = Readonly<
  Record<string, { parentId?: string | undefined; path?: string | undefined } | undefined>
>

/** The patterns of the build's routes (`app/routes.ts`), such as `/careers/:jobId`, without `*`. */
export function routePatterns(routes: Routes): string[] {
  const patternOf = (id: string): string => {
    const { parentId, path = '' } = routes[id] ?? {}
    const parent = parentId ? patternOf(parentId) : ''
    return path ? `${parent}/${path}` : parent
  }
  return Object.keys(routes)
    .map((id) => patternOf(id) || '/')
    .filter((pattern) => !pattern.endsWith('*'))
}

/** Classifies paths, those of `.data` and Markdown URLs included, by the patterns of the routes. */
export function pageClassifier(patterns: readonly string[]): (path: string) => PageKind {
  const router = new TrieRouter<PageKind>()
  for (const pattern of new Set(patterns)) {
    router.add('ALL', pattern, pattern.includes(':') ? 'named' : 'page')
  }
  const match = (path: string) => {
    const kinds = router.match('ALL', path)[0].map(([kind]) => kind)
    // As in React Router, a fixed URL comes before a parameter.
    return kinds.includes('page') ? 'page' : kinds[0]
  }
  return (path) => match(path) ?? match(pagePathOf(path)) ?? 'unlisted'
}
