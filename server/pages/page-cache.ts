import { type InvalidationTags, matchesTags } from '#content/cache/tags.ts'
import type { CachedResponse } from './cached-response.ts'
import { PartitionedLru } from './partitioned-lru.ts'

/** A response and the tags that invalidate it. */
export interface RenderedResponse {
  answer: CachedResponse
  dependencies: ReadonlySet<string>
}

interface CachedPage extends RenderedResponse {
  cachedAt: number
  /** Something that it depends on has changed. */
  stale: boolean
  /** It has been, or is being, compressed at the highest level. */
  isFullyCompressed: boolean
}

interface Rendering {
  response: Promise<CachedResponse>
  /** What was invalidated while it ran. */
  invalidatedInFlight: InvalidationTags[]
}

/** After this, a cached page is served and rendered again in the background. */
const FRESH_MS = 60_000

/**
 * A cache of complete responses in memory, bounded by size. Concurrent misses of one key render once.
 * An invalidated page is rendered again before it is served; if that fails, the stale one is served.
 */
export class PageCache {
  readonly #cached: PartitionedLru<CachedPage>
  /** Renderings that started after the last invalidation: only these may be shared. */
  readonly #current = new Map<string, Rendering>()
  readonly #inFlight = new Set<Rendering>()
  readonly #recompress: (answer: CachedResponse) => Promise<CachedResponse>
  #recompressing: Promise<void> = Promise.resolve()

  /** @param recompress compresses a response at the highest level; called on its second request */
  constructor(maxBytes: number, recompress: (answer: CachedResponse) => Promise<CachedResponse>) {
    this.#recompress = recompress
    this.#cached = new PartitionedLru(maxBytes)
  }

  /** Marks matching pages stale. */
  invalidate(tags: InvalidationTags): void {
    for (const cached of this.#cached.values()) {
      if (matchesTags(cached.dependencies, tags)) cached.stale = true
    }
    for (const rendering of this.#inFlight) rendering.invalidatedInFlight.push(tags)
    this.#current.clear()
  }

  /** Bytes of all cached responses. */
  get size(): number {
    return this.#cached.size
  }

  /** Whether a response is cached or being rendered: another request for it costs nothing. */
  has(key: string): boolean {
    return this.#current.has(key) || this.#cached.peek(key)?.stale === false
  }

  /** The cached response, if it is fresh. */
  fresh(key: string): CachedResponse | undefined {
    const cached = this.#cached.get(key)
    if (!cached || cached.stale || Date.now() - cached.cachedAt >= FRESH_MS) return undefined
    if (!cached.isFullyCompressed) this.#recompressLater(key, cached)
    return cached.answer
  }

  /** The cached response, or a rendered one. It is stored if `isCacheable` allows it. */
  async get(
    key: string,
    render: () => Promise<RenderedResponse>,
    isCacheable: (answer: CachedResponse) => boolean,
  ): Promise<CachedResponse> {
    const cached = this.#cached.get(key)
    if (!cached || cached.stale) {
      const rendered = await this.#render(key, render, isCacheable)
      return rendered.status >= 500 && cached ? cached.answer : rendered
    }
    if (Date.now() - cached.cachedAt >= FRESH_MS) {
      this.#render(key, render, isCacheable).catch(() => undefined)
    }
    return cached.answer
  }

  /** One at a time: the highest level takes a hundred times as long as a good one. */
  #recompressLater(key: string, cached: CachedPage): void {
    cached.isFullyCompressed = true
    this.#recompressing = this.#recompressing
      .then(async () => {
        if (this.#cached.peek(key) !== cached || cached.stale) return
        const answer = await this.#recompress(cached.answer)
        if (this.#cached.peek(key) === cached) this.#cached.set(key, { ...cached, answer })
      })
      .catch(() => undefined)
  }

  #render(
    key: string,
    render: () => Promise<RenderedResponse>,
    isCacheable: (answer: CachedResponse) => boolean,
  ): Promise<CachedResponse> {
    const current = this.#current.get(key)
    if (current) return current.response
    const invalidatedInFlight: InvalidationTags[] = []
    const response = render()
      .then(({ answer, dependencies }) => {
        const stale = invalidatedInFlight.some((tags) => matchesTags(dependencies, tags))
        return isCacheable(answer) ? this.#store(key, { answer, dependencies }, stale) : answer
      })
      .finally(() => {
        this.#inFlight.delete(rendering)
        if (this.#current.get(key) === rendering) this.#current.delete(key)
      })
    const rendering: Rendering = { response, invalidatedInFlight }
    this.#inFlight.add(rendering)
    this.#current.set(key, rendering)
    return response
  }

  /** Stores a response. An identical one is kept instead: it may be fully compressed already. */
  #store(key: string, rendered: RenderedResponse, stale: boolean): CachedResponse {
    const previous = this.#cached.peek(key)
    const cachedAt = Date.now()
    if (previous && isSameResponse(previous.answer, rendered.answer)) {
      Object.assign(previous, { dependencies: rendered.dependencies, cachedAt, stale })
      return previous.answer
    }
    if (!stale || !previous)
      this.#cached.set(key, { ...rendered, cachedAt, stale, isFullyCompressed: false })
    return rendered.answer
  }
}

/** Redirects have no body, so their `Location` is compared as well. */
function isSameResponse(one: CachedResponse, other: CachedResponse): boolean {
  return (
    one.hash === other.hash &&
    one.status === other.status &&
    one.headers.location === other.headers.location
  )
}
