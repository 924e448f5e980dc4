import { isGetOrHead } from '../http/index.ts'

/** Coarse classes of requests, for metric labels. */
export type RouteClass =
  | 'page'
  | 'data'
  | 'form'
  | 'api'
  | 'image'
  | 'file'
  | 'leads'
  | 'studio'
  | 'probe'

const firstSegments = new Map<string, RouteClass>(
  Object.entries({
    api: 'api',
    images: 'image',
    assets: 'file',
    leads: 'leads',
    studio: 'studio',
    healthz: 'probe',
    readyz: 'probe',
    metrics: 'probe',
  }),
)
/** Files of the build outside `/assets/`. Feeds, sitemaps and Markdown alternates count as pages. */
const fileName = /\.(avif|css|ico|jpg|js|png|svg|webmanifest|webp|woff2)$/

/** The class of a request, by its method and path. */
export function routeClassOf(method: string, path: string): RouteClass {
  const known = firstSegments.get(path.split('/', 2)[1] ?? '')
  if (known) return known
  if (fileName.test(path)) return 'file'
  if (!isGetOrHead(method)) return 'form'
  return path.endsWith('.data') ? 'data' : 'page'
}
