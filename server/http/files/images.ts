import type { Context } from 'hono'
import { ClientRateLimiter, QueueFullError, TaskQueue } from 'limits'
import { cachePolicies, TaggedCache } from '#cache/index.ts'
import {
  boundedBody,
  type ImageHost,
  imageQuery,
  isAllowedImageUrl,
  unsignedQueryOf,
} from '#content/index.server.ts'
import { asLoaded, type CachedResponse, compressResponse, respond } from '../cached-response.ts'
import type { Env } from '../env.ts'
import { denyAllCsp } from '../security-headers.ts'

const MB = 1024 * 1024
const MAX_CACHE_BYTES = 48 * MB
/** Larger images (originals) are fetched each time, because they would evict too many others. */
const MAX_CACHED_IMAGE_BYTES = 8 * MB
const FETCH_TIMEOUT_MS = 15_000
const RETRY_AFTER_SECONDS = 5
const IMAGE_JOBS = { concurrency: 4, maxWaiting: 128, maxWaitingPerClient: 32 }
/** Limits of uncached images. A page has about ten, and its first visitor requests all of them. */
const IMAGE_LIMITS = {
  perClient: { max: 200, windowMs: 40_000 },
  inAll: { max: 1_000, windowMs: 50_000 },
}

interface Options {
  /** Base URL of the content platform. */
  platformUrl: string
  host: ImageHost
  fetch?: typeof fetch
}

/**
 * Serves the images of a content platform without an image CDN on the site's own origin: originals, and the
 * variants that the site itself uses. Others are a 404. An image that isn't cached is fetched within limits,
 * once for all clients that request it, as long as one of them waits.
 */
export class ContentImages {
  readonly #cache = new TaggedCache<CachedResponse>({
    maxBytes: MAX_CACHE_BYTES,
    maxEntryBytes: MAX_CACHED_IMAGE_BYTES,
  })
  readonly #queue = new TaskQueue(IMAGE_JOBS)
  readonly #rateLimit = new ClientRateLimiter(IMAGE_LIMITS)
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** Bytes of all cached images. */
  get cachedBytes(): number {
    return this.#cache.size
  }

  /** Serves `/images/{projectId}/{dataset}/{asset}`. */
  async handle<E extends Env>(c: Context<E>): Promise<Response> {
    const { clientAddress: client } = c.env
    const url = new URL(c.req.url)
    const key = `${url.pathname}?${imageQuery(url)}`
    const cached = this.#cache.fresh(key)
    if (cached) return respond(c, cached)
    if (!isAllowedImageUrl(this.#options.host, url)) return respond(c, missing)
    if ((await this.#rateLimit.take(client)) > 0) return tooManyImages(c, 429)
    try {
      const load = async (signal: AbortSignal) => {
        const fetchNow = () => this.#fetch(url, signal)
        return asLoaded(await this.#queue.run(fetchNow, { client, signal }))
      }
      return respond(c, (await this.#cache.fetch(key, load, c.req.raw.signal)).value)
    } catch (error) {
      // Also when the caller has left, because then nobody reads the response.
      if (error instanceof QueueFullError || c.req.raw.signal.aborted) return tooManyImages(c, 503)
      throw error
    }
  }

  /** @returns 404 if there is no such image, 503 if the platform fails or is unreachable */
  async #fetch(url: URL, abandoned: AbortSignal): Promise<CachedResponse> {
    const { platformUrl, fetch: ask = fetch } = this.#options
    const signal = AbortSignal.any([abandoned, AbortSignal.timeout(FETCH_TIMEOUT_MS)])
    try {
      const response = await ask(`${platformUrl}${url.pathname}?${unsignedQueryOf(url)}`, {
        redirect: 'error',
        signal,
      })
      if (!response.ok || !response.body) {
        await response.body?.cancel()
        return response.status >= 500 || response.status === 429 ? unreachable : missing
      }
      const type = response.headers.get('content-type') ?? 'application/octet-stream'
      const body = Buffer.from(await new Response(boundedBody(response.body)).arrayBuffer())
      const headers = headersOf(type)
      return compressResponse(
        { status: 200, headers, policy: cachePolicies.immutable, body },
        'quick',
      )
    } catch {
      return unreachable
    }
  }
}

function headersOf(type: string): Record<string, string> {
  return {
    'content-type': type,
    // An SVG opened on its own must not run its scripts.
    'content-security-policy': denyAllCsp,
    'cross-origin-resource-policy': 'cross-origin',
  }
}

// Plain text, because the 404 page would be rendered and cached for each size of a missing image.
const { noStore } = cachePolicies
const plain = { 'content-type': 'text/plain; charset=utf-8' }
const again = { 'retry-after': String(RETRY_AFTER_SECONDS) }
const missing: CachedResponse = {
  status: 404,
  headers: plain,
  policy: noStore,
  bodies: { identity: Buffer.from('There is no such image.\n') },
  hash: 'missing',
}
const unreachable: CachedResponse = {
  status: 503,
  headers: { ...plain, ...again },
  policy: noStore,
  bodies: { identity: Buffer.from('The image is unavailable right now.\n') },
  hash: 'unreachable',
}

function tooManyImages(c: Context, status: 429 | 503): Response {
  const headers = { 'cache-control': noStore.cacheControl, ...again }
  return c.text('Too many image requests.\n', status, headers)
}
