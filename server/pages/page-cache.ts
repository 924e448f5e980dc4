import { type InvalidationTags, TaggedCache } from '#cache/index.ts'
import { asLoaded, type CachedResponse, sizeOf } from '../http/index.ts'

/** A response that is neither stored nor served instead of a stale page. */
class ErrorResponse extends Error {
  readonly response: CachedResponse

  constructor(response: CachedResponse) {
    super(`status ${response.status}`)
    this.response = response
  }
}

/**
 * The highest compression level takes a quarter of a second per page, and saves a tenth of its bytes compared
 * to a medium level. That is worthwhile only for pages that are requested often.
 */
const RECOMPRESS_AFTER_REQUESTS = 10

/**
 * Complete responses in memory. If rendering a page fails, the stale page is served. Responses that are
 * requested often are compressed at the highest level in the background.
 */
export class PageCache {
  readonly #cache: TaggedCache<CachedResponse>
  readonly #recompress: (response: CachedResponse) => Promise<CachedResponse>
  /** Responses that are compressed at the highest level, or about to be. */
  readonly #recompressed = new WeakSet<CachedResponse>()
  readonly #requests = new WeakMap<CachedResponse, number>()
  #recompressing: Promise<void> = Promise.resolve()

  /**
   * @param recompress compresses a response at the highest level; called when the response is requested often
   */
  constructor(maxBytes: number, recompress: (response: CachedResponse) => Promise<CachedResponse>) {
    this.#recompress = recompress
    this.#cache = new TaggedCache({ maxBytes, isArbitrary })
  }

  /** Invalidates matching pages, so that they are rendered again before they are served. */
  invalidate(tags: InvalidationTags): void {
    this.#cache.invalidate(tags)
  }

  /** Bytes of all cached responses. */
  get size(): number {
    return this.#cache.size
  }

  /** Whether a response is cached or being rendered, or was cached and is a page or a redirect. */
  has(key: string): boolean {
    const status = this.#cache.peek(key)?.value.status
    return this.#cache.has(key) || (status !== undefined && status !== 404 && !key.includes('?'))
  }

  /** Whether a response is cached, at least a stale one. */
  isKnown(key: string): boolean {
    return this.#cache.peek(key) !== undefined
  }

  /** The cached response, if it is fresh. */
  fresh(key: string): CachedResponse | undefined {
    const response = this.#cache.fresh(key)
    if (response && !this.#recompressed.has(response)) this.#countRequest(key, response)
    return response
  }

  /**
   * Returns the cached response, or a rendered one, which is stored according to its cache policy.
   * @param render renders the response; its signal aborts when all callers have left
   * @throws what `render` throws when nothing is cached; the reason of `caller` when it aborts
   */
  async get(
    key: string,
    render: (signal: AbortSignal) => Promise<CachedResponse>,
    caller?: AbortSignal,
  ): Promise<CachedResponse> {
    try {
      const load = async (signal: AbortSignal) => {
        const response = await render(signal)
        if (response.status >= 500) throw new ErrorResponse(response)
        return asLoaded(response)
      }
      return (await this.#cache.fetch(key, load, caller)).value
    } catch (error) {
      if (error instanceof ErrorResponse) return error.response
      throw error
    }
  }

  #countRequest(key: string, response: CachedResponse): void {
    const requests = (this.#requests.get(response) ?? 0) + 1
    this.#requests.set(response, requests)
    if (requests >= RECOMPRESS_AFTER_REQUESTS) this.#recompressLater(key, response)
  }

  /** One at a time, so that the other cores are left for visitors. */
  #recompressLater(key: string, response: CachedResponse): void {
    this.#recompressed.add(response)
    this.#recompressing = this.#recompressing
      .then(async () => {
        if (this.#cache.peek(key)?.value !== response) return
        const smaller = await this.#recompress(response)
        this.#recompressed.add(smaller)
        this.#cache.replace(key, response, smaller, sizeOf(smaller))
      })
      .catch(() => undefined)
  }
}

/** The number of missing pages and queries is unbounded; other pages are as many as the site has. */
function isArbitrary(key: string, { status }: CachedResponse): boolean {
  return status !== 200 || key.includes('?')
}
