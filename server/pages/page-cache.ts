import { type InvalidationTags, TaggedCache } from '#cache/index.ts'
import { asLoaded, type CachedResponse, sizeOf } from '../http/index.ts'

/** A response that is neither stored nor served instead of a stale page. */
class ErrorResponse extends Error {
  readonly answer: CachedResponse

  constructor(answer: CachedResponse) {
    super(`status ${answer.status}`)
    this.answer = answer
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
  readonly #recompress: (answer: CachedResponse) => Promise<CachedResponse>
  /** Responses that are compressed at the highest level, or about to be. */
  readonly #recompressed = new WeakSet<CachedResponse>()
  readonly #requests = new WeakMap<CachedResponse, number>()
  #recompressing: Promise<void> = Promise.resolve()

  /**
   * @param recompress compresses a response at the highest level; called when the response is requested often
   */
  constructor(maxBytes: number, recompress: (answer: CachedResponse) => Promise<CachedResponse>) {
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

  /** Whether a response is cached or being rendered, or was cached and belongs to a page. */
  has(key: string): boolean {
    const cached = this.#cache.peek(key)
    return this.#cache.has(key) || (cached !== undefined && !isArbitrary(key, cached.value))
  }

  /** The cached response, if it is fresh. */
  fresh(key: string): CachedResponse | undefined {
    const answer = this.#cache.fresh(key)
    if (answer && !this.#recompressed.has(answer)) this.#countRequest(key, answer)
    return answer
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
        const answer = await render(signal)
        if (answer.status >= 500) throw new ErrorResponse(answer)
        return asLoaded(answer)
      }
      return (await this.#cache.fetch(key, load, caller)).value
    } catch (error) {
      if (error instanceof ErrorResponse) return error.answer
      throw error
    }
  }

  #countRequest(key: string, answer: CachedResponse): void {
    const requests = (this.#requests.get(answer) ?? 0) + 1
    this.#requests.set(answer, requests)
    if (requests >= RECOMPRESS_AFTER_REQUESTS) this.#recompressLater(key, answer)
  }

  /** One at a time, so that the other cores are left for visitors. */
  #recompressLater(key: string, answer: CachedResponse): void {
    this.#recompressed.add(answer)
    this.#recompressing = this.#recompressing
      .then(async () => {
        if (this.#cache.peek(key)?.value !== answer) return
        const smaller = await this.#recompress(answer)
        this.#recompressed.add(smaller)
        this.#cache.replace(key, answer, smaller, sizeOf(smaller))
      })
      .catch(() => undefined)
  }
}

/** Missing pages and queries are endless; other pages are as many as the site has. */
function isArbitrary(key: string, { status }: CachedResponse): boolean {
  return status !== 200 || key.includes('?')
}
