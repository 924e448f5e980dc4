import { type InvalidationTags, TaggedCache } from '#cache/index.ts'
import { type CachedResponse, sizeOf } from './cached-response.ts'

/** A response and the tags that invalidate it. */
export interface RenderedResponse {
  answer: CachedResponse
  dependencies: ReadonlySet<string>
}

/** A response that is neither stored nor served in place of a stale page. */
class ErrorResponse extends Error {
  readonly answer: CachedResponse

  constructor(answer: CachedResponse) {
    super(`status ${answer.status}`)
    this.answer = answer
  }
}

/**
 * Complete responses in memory. A page whose rendering fails is served stale. What is requested again is
 * compressed at the highest level, in the background.
 */
export class PageCache {
  readonly #cache: TaggedCache<CachedResponse>
  readonly #recompress: (answer: CachedResponse) => Promise<CachedResponse>
  /** Responses that are, or are being, compressed at the highest level. */
  readonly #recompressed = new WeakSet<CachedResponse>()
  #recompressing: Promise<void> = Promise.resolve()

  /** @param recompress compresses a response at the highest level; called on its second request */
  constructor(maxBytes: number, recompress: (answer: CachedResponse) => Promise<CachedResponse>) {
    this.#recompress = recompress
    this.#cache = new TaggedCache({
      maxBytes,
      // Missing pages and queries are endless; other pages are as many as the site has.
      isMadeUp: (key, { status }) => status !== 200 || key.includes('?'),
    })
  }

  /** Marks matching pages: they are rendered again before they are served. */
  invalidate(tags: InvalidationTags): void {
    this.#cache.invalidate(tags)
  }

  /** Bytes of all cached responses. */
  get size(): number {
    return this.#cache.size
  }

  /** Whether a response is cached or being rendered: another request for it costs nothing. */
  has(key: string): boolean {
    return this.#cache.has(key)
  }

  /** The cached response, if it is fresh. */
  fresh(key: string): CachedResponse | undefined {
    const answer = this.#cache.fresh(key)
    if (answer && !this.#recompressed.has(answer)) this.#recompressLater(key, answer)
    return answer
  }

  /** The cached response, or a rendered one; it is stored as its cache policy says. */
  async get(key: string, render: () => Promise<RenderedResponse>): Promise<CachedResponse> {
    try {
      const { value } = await this.#cache.fetch(key, async () => {
        const { answer, dependencies } = await render()
        if (answer.status >= 500) throw new ErrorResponse(answer)
        return {
          value: answer,
          tags: dependencies,
          hash: `${answer.status} ${answer.headers.location} ${answer.hash}`,
          size: sizeOf(answer),
          freshMs: answer.policy.freshMs,
        }
      })
      return value
    } catch (error) {
      if (error instanceof ErrorResponse) return error.answer
      throw error
    }
  }

  /** One at a time: the highest level takes a hundred times as long as a good one. */
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
