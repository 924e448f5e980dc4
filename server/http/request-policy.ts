import { TrieRouter } from 'hono/router/trie-router'
import type { SubmissionKind } from '#leads/index.ts'

/** What requests to a path may be like, checked before the body is read. */
export interface RequestPolicy {
  /** Patterns in Hono's syntax. Those of pages also match `.data` and `.md`. */
  paths: readonly string[]
  /** Allowed methods, besides `OPTIONS`; any other method is 405. */
  methods: readonly string[]
  maxBodyBytes: number
  /** From the headers of a request to those of its response. */
  timeoutMs: number
  /** Origins that may use unsafe methods. `any`: the request has a token or a signature. */
  origin: 'same' | 'any'
  /** Format of refusals: problem+json (RFC 9457) for the API, plain text for pages. */
  refusals: 'problem' | 'text'
  /** Bodies that are too large count against the rate limit of this form. */
  form?: SubmissionKind
}

const KB = 1024
const readOnly = {
  methods: ['GET', 'HEAD'],
  maxBodyBytes: 0,
  timeoutMs: 30_000,
  origin: 'same',
  refusals: 'text',
} as const
const page = {
  methods: ['GET', 'HEAD', 'POST'],
  // At most 32 KB of text, which URL encoding makes up to nine times as large.
  maxBodyBytes: 300 * KB,
  timeoutMs: 30_000,
  origin: 'same',
  refusals: 'text',
} as const
const call = { methods: ['POST'], timeoutMs: 30_000, origin: 'same', refusals: 'problem' } as const
const form = { ...call, maxBodyBytes: 32 * KB } as const

/** The policies of all paths. The first match applies. */
export const requestPolicies: readonly RequestPolicy[] = [
  { ...readOnly, paths: ['/healthz', '/readyz', '/metrics'] },
  { ...form, paths: ['/api/email-send'], form: 'contact' },
  { ...form, paths: ['/api/waitlistapi'], form: 'waitlist' },
  { ...form, paths: ['/api/schedule-demo'], form: 'demo' },
  { ...form, paths: ['/api/newsletter'], form: 'newsletter' },
  { ...call, paths: ['/api/reports'], maxBodyBytes: 16 * KB },
  { ...call, paths: ['/api/consent'], maxBodyBytes: 4 * KB, methods: ['GET', 'HEAD', 'POST'] },
  // The webhook of the content platform is signed.
  { ...call, paths: ['/api/content-changed'], maxBodyBytes: 256 * KB, origin: 'any' },
  { ...page, paths: ['/leads', '/leads/*'], maxBodyBytes: 64 * KB, timeoutMs: 60_000 },
  { ...readOnly, paths: ['/preview', '/preview/events', '/images/*', '/share/*', '/assets/*'] },
  // Mail providers post here for one-click unsubscribe (RFC 8058).
  { ...page, paths: ['/newsletter/unsubscribe'], origin: 'any' },
  {
    ...page,
    paths: ['/contact', '/join-waitlist', '/newsletter', '/newsletter/confirm', '/schedule-demo'],
  },
  {
    ...page,
    paths: [
      '/',
      '/services',
      '/services/:product',
      '/product/:product',
      '/products',
      '/products/:product',
      '/integrations',
      '/docs/integrations',
      '/docs/integrations/:id',
      '/schedule-demo/times.ics',
      '/developers',
      '/solutions/developers',
      '/appsec',
      '/solutions/appsec',
      '/company',
      '/pricing',
      '/features',
      '/security',
      '/careers',
      '/careers/:jobId',
      '/blogs',
      '/blogs/feed.xml',
      '/feed',
      '/rss.xml',
      '/blogs/:blogId',
      '/privacy',
      '/terms',
      '/cookies',
      '/accessibility',
      '/styleguide',
      '/sitemap.xml',
      '/sitemaps/:part',
      '/robots.txt',
      '/llms.txt',
      '/llms-full.txt',
      '/site.webmanifest',
      '/.well-known/security.txt',
      '/.well-known/gpc.json',
    ],
  },
]

/** Unknown API paths: 404 for any method. */
export const unknownCall: RequestPolicy = { ...form, paths: ['/api/*'], methods: [] }
/** Static files and unknown paths. */
export const unlisted: RequestPolicy = { ...page, paths: [] }

const router = new TrieRouter<{ policy: RequestPolicy; path: string }>()
for (const policy of [...requestPolicies, unknownCall]) {
  for (const path of policy.paths) router.add('ALL', path, { policy, path })
}

/** The policy of a path; `unlisted` if the table has none. */
export function policyOf(path: string): RequestPolicy {
  return find(path)?.policy ?? unlisted
}

/** Whether a Hono route has no policy. Middleware for all paths needs none. */
export function lacksPolicy(route: string): boolean {
  return route !== '/*' && route !== '*' && [unlisted, unknownCall].includes(policyOf(route))
}

/**
 * How a path may be rendered: `page` is a fixed URL; `named` has a parameter, so clients can make up any
 * number of them; `unlisted` matches no route.
 */
export function kindOf(path: string): 'page' | 'named' | 'unlisted' {
  const row = find(path)
  if (!row) return 'unlisted'
  return row.path.includes(':') ? 'named' : 'page'
}

function find(path: string) {
  return match(path) ?? match(pagePathOf(path))
}

function match(path: string) {
  return router.match('ALL', path)[0][0]?.[0]
}

/** The page that a `.data` or Markdown (`.md`) URL belongs to. */
function pagePathOf(path: string): string {
  const page = path.replace(/\.(data|md)$/, '')
  return page === '/index' || page === '/_root' || page === '/_' ? '/' : page
}
