import { TrieRouter } from 'hono/router/trie-router'
import type { LeadKind } from '#leads/index.ts'
import { pathOfAlternate } from '#urls/index.ts'

/** The bounds of a form with a file. Bodies without a length are a 411. */
export interface UploadPolicy {
  /** More is a 413. What a client sends up to here is read, so that its browser shows the response. */
  maxBodyBytes: number
  /** How much of the body is kept. */
  maxKeptBytes: number
  /** Time to read the body, which may come over a slow line. */
  readTimeoutMs: number
  /** The form whose rate limit counts it. */
  form: LeadKind
}

/** Rules for requests to a path. They are checked before the body is read. */
export interface RequestPolicy {
  /** Patterns in Hono's syntax. They also match `.data` and `.md` URLs of these paths. */
  paths: readonly string[]
  /** Allowed methods. Other methods, `OPTIONS` included, are a 405 with `Allow`. */
  methods: readonly string[]
  maxBodyBytes: number
  /** Time from the request's headers to the response's headers. */
  timeoutMs: number
  /** Origins that may use unsafe methods. `any`: the request has a token or a signature. */
  origin: 'same' | 'any'
  /** Format of rejections: problem+json (RFC 9457) for the API, plain text for pages. */
  refusals: 'problem' | 'text'
  /** Bodies without a length are a 411, because reading one would keep all of it in memory. */
  needsLength?: boolean
  /** Also takes a form with a file (`multipart/form-data`), with its own bounds. */
  upload?: UploadPolicy
  /** Bodies that are too large count toward the rate limit of this form. */
  form?: LeadKind
}

/** Whether a request only reads, and so may be served from a cache: GET or HEAD. */
export function isGetOrHead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD'
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
const endpoint = {
  methods: ['POST'],
  timeoutMs: 30_000,
  origin: 'same',
  refusals: 'problem',
} as const
const form = { ...endpoint, maxBodyBytes: 32 * KB } as const

const upload: UploadPolicy = {
  maxBodyBytes: 32 * 1024 * KB,
  // A file of 5 MB, and fields.
  maxKeptBytes: 5 * 1024 * KB + page.maxBodyBytes,
  readTimeoutMs: 90_000,
  form: 'application',
}

/** The policies of paths that differ from a page's. The first match applies. */
export const requestPolicies: readonly RequestPolicy[] = [
  { ...readOnly, paths: ['/healthz', '/readyz', '/metrics'] },
  { ...form, paths: ['/api/email-send'], form: 'contact' },
  { ...form, paths: ['/api/waitlistapi'], form: 'waitlist' },
  { ...form, paths: ['/api/schedule-demo'], form: 'demo' },
  { ...form, paths: ['/api/newsletter'], form: 'newsletter' },
  { ...form, paths: ['/api/job-application'], form: 'application', upload },
  { ...endpoint, paths: ['/api/reports'], maxBodyBytes: 16 * KB },
  { ...endpoint, paths: ['/api/web-vitals'], maxBodyBytes: 1 * KB },
  { ...endpoint, paths: ['/api/consent'], maxBodyBytes: 4 * KB, methods: ['GET', 'HEAD', 'POST'] },
  // The webhook of the content platform is signed.
  { ...endpoint, paths: ['/api/content-changed'], maxBodyBytes: 256 * KB, origin: 'any' },
  { ...readOnly, paths: ['/studio', '/studio/assets/*', '/studio/settings.json'] },
  { ...page, paths: ['/studio/sign-in', '/studio/sign-in/continue'], maxBodyBytes: 8 * KB },
  {
    ...endpoint,
    paths: ['/studio/api/*'],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    // An uploaded picture, which may come over a slow line.
    maxBodyBytes: 32 * 1024 * KB,
    needsLength: true,
    timeoutMs: 120_000,
  },
  { ...readOnly, paths: ['/studio/*'] },
  // The longest form is a note of 10,000 characters, which URL encoding makes up to nine times as large.
  { ...page, paths: ['/leads', '/leads/*'], maxBodyBytes: 96 * KB, timeoutMs: 60_000 },
  {
    ...readOnly,
    paths: [
      '/preview',
      '/preview/events',
      '/preview/site/*',
      '/images/*',
      '/share/*',
      '/assets/*',
      '/llms-full.txt',
      '/indexnow.txt',
    ],
  },
  { ...page, paths: ['/contact'], upload },
  // Mail providers post here for one-click unsubscribe (RFC 8058).
  { ...page, paths: ['/newsletter/unsubscribe'], origin: 'any' },
]

/** Unknown API paths: 404 for any method. */
export const unknownEndpoint: RequestPolicy = { ...form, paths: ['/api/*'], methods: [] }
/** Pages, static files and unknown paths. */
export const pagePolicy: RequestPolicy = { ...page, paths: [] }

const router = new TrieRouter<RequestPolicy>()
for (const policy of [...requestPolicies, unknownEndpoint]) {
  for (const path of policy.paths) router.add('ALL', path, policy)
}

/** The policy of a path, which for `.data` and Markdown URLs is that of their page. */
export function requestPolicyOf(path: string): RequestPolicy {
  return match(path) ?? match(pagePathOf(path)) ?? pagePolicy
}

/** Whether a Hono route has no policy of its own. Middleware for all paths needs none. */
export function lacksPolicy(route: string): boolean {
  return (
    route !== '/*' &&
    route !== '*' &&
    [pagePolicy, unknownEndpoint].includes(requestPolicyOf(route))
  )
}

function match(path: string) {
  return router.match('ALL', path)[0][0]?.[0]
}

/** The page that a `.data` or Markdown (`.md`) URL belongs to. */
export function pagePathOf(path: string): string {
  const page = path.replace(/\.(data|md)$/, '')
  return page === '/_root' || page === '/_' ? '/' : pathOfAlternate(page)
}
