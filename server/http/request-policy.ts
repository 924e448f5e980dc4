import { TrieRouter } from 'hono/router/trie-router'
import type { SubmissionKind } from '#leads/index.ts'

/** What is held of a request before anything of its body is read. */
export interface RequestPolicy {
  /** Patterns in Hono's syntax, without the `.data` and `.md` that pages also answer to. */
  paths: readonly string[]
  /** `OPTIONS` is answered beside these; any other method is 405. */
  methods: readonly string[]
  maxBodyBytes: number
  /** From the head of a request to that of its answer. */
  timeoutMs: number
  /** Where unsafe methods may come from. `any`: a token or a signature is the authority. */
  origin: 'same' | 'any'
  /** Refusals are problem+json (RFC 9457) for programs, plain text for people. */
  refusals: 'problem' | 'text'
  /** Refused bodies count against the limit of this form. */
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
  // 32 KB of text at most, as a browser without script encodes it (up to ninefold).
  maxBodyBytes: 300 * KB,
  timeoutMs: 30_000,
  origin: 'same',
  refusals: 'text',
} as const
const call = { methods: ['POST'], timeoutMs: 30_000, origin: 'same', refusals: 'problem' } as const
const form = { ...call, maxBodyBytes: 32 * KB } as const

/** Every path that the server answers, and what may be sent there. The first match holds. */
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
  // Mail providers post here by themselves (RFC 8058).
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
      '/site.webmanifest',
      '/.well-known/security.txt',
      '/.well-known/gpc.json',
    ],
  },
]

/** Calls that there are not: 404 by any method. */
export const unknownCall: RequestPolicy = { ...form, paths: ['/api/*'], methods: [] }
/** Files beside the pages, and addresses at which there is nothing. */
export const unlisted: RequestPolicy = { ...page, paths: [] }

const router = new TrieRouter<{ policy: RequestPolicy; path: string }>()
for (const policy of [...requestPolicies, unknownCall]) {
  for (const path of policy.paths) router.add('ALL', path, { policy, path })
}

/** What holds for a path; `unlisted` where the table has no row for it. */
export function policyOf(path: string): RequestPolicy {
  return find(path)?.policy ?? unlisted
}

/** Whether the table has no row for a route of the server; its middleware for all paths needs none. */
export function lacksPolicy(route: string): boolean {
  return route !== '/*' && route !== '*' && [unlisted, unknownCall].includes(policyOf(route))
}

/**
 * Whether anybody can make up an address of this kind: there is one for each name (`named`), or there
 * is nothing at all (`unlisted`).
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

/** The page behind the address of its data or of its Markdown twin. */
function pagePathOf(path: string): string {
  const page = path.replace(/\.(data|md)$/, '')
  return page === '/index' || page === '/_root' || page === '/_' ? '/' : page
}
