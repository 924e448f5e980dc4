import { Worker } from 'node:worker_threads'
import { TaskError, TaskThread } from 'limits'
import { LRUCache } from 'lru-cache'
import {
  CACHE_POLICY_HEADER,
  type CachePolicy,
  cachePolicies,
  cachePolicyOf,
} from '#cache/index.ts'
import { alternatePath } from '#urls/index.ts'
import {
  addVary,
  bodyHash,
  type CachedResponse,
  compressResponse,
  contentSecurityPolicy,
  denyAllCsp,
  type Effort,
  isGetOrHead,
} from '../http/index.ts'
import { finishHtml } from './finish-html.ts'
import { type Markdown, markdownResponse, markdownSchema } from './markdown-response.ts'
import type { Page } from './markdown-worker.ts'
import { overloaded } from './refusals.ts'

/** Options that affect all pages. */
export interface PageOptions {
  siteUrl: string
  imageOrigin?: string
  /** Origins of the optional services. */
  serviceOrigins?: readonly string[]
  /** In development, pages are sent as rendered: without CSP, deferred scripts or caching. */
  development: boolean
  log?: { warn(detail: object, message: string): void }
}

/** A render, and what its request says about how to send it. */
export interface Rendered {
  response: Response
  dependencies: ReadonlySet<string>
  nonce: string
  /** The URL of the page, if its Markdown alternate is requested. */
  markdownOf?: string
  /** Whether it's the data of a page, for client navigations. */
  isData?: boolean
  method: string
  /** Whether it's a search, which may never be requested again. */
  isOneOff?: boolean
  frameAncestors?: readonly string[]
  hasOverlays?: boolean
}

/** Markdown by the hash of its HTML, because making it takes many times as long as rendering the page. */
const markdownByHtml = new LRUCache<string, Markdown>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: ({ text }) => 2 * text.length,
})

/** Its parsers and trees take more memory than the rest of the site, until the thread ends. */
const markdownThread = new TaskThread<Page, Markdown>({
  start: () =>
    new Worker(new URL('./markdown-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 },
    }),
  parse: (output) => markdownSchema.parse(output),
  timeoutMs: 10_000,
  idleMs: 1_000,
})

/** Bytes of the cached Markdown. */
export function cachedMarkdownBytes(): number {
  return markdownByHtml.calculatedSize
}

/** Makes a complete response from a render: headers, policy, Markdown alternate, compressed bodies. */
export async function finishResponse(
  rendered: Rendered,
  options: PageOptions,
): Promise<CachedResponse> {
  const { response, dependencies: tags, nonce, markdownOf, method, frameAncestors } = rendered
  const { status } = response
  const {
    'cache-control': cacheControl,
    [CACHE_POLICY_HEADER]: policyName,
    ...headers
  } = Object.fromEntries(response.headers)
  const policy = renderCachePolicy({ method, status, policyName, cacheControl })
  // A redirect of a page leads its Markdown alternate to the alternate of the target.
  if (markdownOf && headers.location) headers.location = alternatePath(headers.location, 'md')
  // The page itself is what search engines should list.
  if (markdownOf || rendered.isData) headers['x-robots-tag'] = 'noindex'
  const body = Buffer.from(await response.arrayBuffer())
  const respondWith = (sent: Buffer<ArrayBuffer>, effort: Effort = 'quick') =>
    compressResponse({ status, headers, policy, tags, body: sent }, effort)
  if (!isHtml(headers['content-type'])) {
    headers['content-security-policy'] = denyAllCsp
    return respondWith(body)
  }
  if (options.development) return respondWith(body)
  const finished = finishHtml(body.toString('utf8'), nonce, isGetOrHead(method) && !frameAncestors)
  if (markdownOf) {
    const page = new URL(markdownOf)
    const markdown = await markdownFrom(finished.html, options).catch((error: unknown) => {
      if (error instanceof TaskError) throw error
      const detail = { page: page.pathname, reason: String(error) }
      options.log?.warn(detail, 'page too large for Markdown')
      return undefined
    })
    if (!markdown) return overloaded
    return markdownResponse(markdown, page, { status, headers, policy, tags })
  }
  // A client may ask for the Markdown alternate by `Accept` (app.ts).
  if (isGetOrHead(method)) headers.vary = addVary(headers.vary, 'Accept')
  if (finished.preloads && status === 200) headers.link = finished.preloads
  const { imageOrigin, serviceOrigins } = options
  headers['content-security-policy'] = contentSecurityPolicy({
    ...finished,
    ...(imageOrigin ? { imageOrigin } : {}),
    ...(serviceOrigins ? { serviceOrigins } : {}),
    ...(frameAncestors ? { frameAncestors } : {}),
    hasOverlays: rendered.hasOverlays === true,
  })
  return respondWith(
    Buffer.from(finished.html),
    rendered.isOneOff || status === 404 || !isGetOrHead(method) ? 'cheap' : 'quick',
  )
}

/** @throws TaskError when it fails, and another error when the page is too large for the thread */
async function markdownFrom(html: string, { siteUrl }: PageOptions): Promise<Markdown> {
  const key = bodyHash(Buffer.from(html))
  const known = markdownByHtml.get(key)
  if (known) return known
  const markdown = await markdownThread.run({ html, siteUrl })
  markdownByHtml.set(key, markdown)
  return markdown
}

/** Whether a `Content-Type` is that of HTML. */
export function isHtml(contentType: string | null | undefined): boolean {
  return contentType?.startsWith('text/html') ?? false
}

/** The policy that a route names, or a `Cache-Control` of its own, which is sent and not stored. */
function renderCachePolicy(render: {
  method: string
  status: number
  policyName: string | undefined
  cacheControl: string | undefined
}): CachePolicy {
  const { method, status, policyName, cacheControl } = render
  // The route's headers are also on failed renders and on responses to forms, which nobody may store.
  if (status >= 500 || !isGetOrHead(method)) return cachePolicies.noStore
  if (policyName) return cachePolicyOf(policyName)
  if (cacheControl) return { cacheControl, freshMs: 0 }
  return cachePolicies.page
}
