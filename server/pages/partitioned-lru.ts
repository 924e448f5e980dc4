import { LRUCache } from 'lru-cache'
import type { CachedResponse } from './cached-response.ts'

/** Share of the cache for URLs that a client can make up. */
const UNBOUNDED_URL_SHARE = 1 / 4
/** Estimated size of an entry besides its bodies. */
const ENTRY_OVERHEAD_BYTES = 1024

/**
 * An LRU cache in two partitions. Pages have their own: their number is that of the site. 404s and URLs
 * with a query are endless, so they share a smaller partition and can never evict a page.
 */
export class PartitionedLru<Entry extends { answer: CachedResponse }> {
  readonly #pages: LRUCache<string, Entry>
  readonly #unbounded: LRUCache<string, Entry>

  constructor(maxBytes: number) {
    this.#pages = partition(maxBytes * (1 - UNBOUNDED_URL_SHARE))
    this.#unbounded = partition(maxBytes * UNBOUNDED_URL_SHARE)
  }

  get(key: string): Entry | undefined {
    return this.#pages.get(key) ?? this.#unbounded.get(key)
  }

  /** Like `get`, without counting as a use. */
  peek(key: string): Entry | undefined {
    return this.#pages.peek(key) ?? this.#unbounded.peek(key)
  }

  set(key: string, entry: Entry): void {
    const isPage = entry.answer.status === 200 && !key.includes('?')
    const [own, other] = isPage ? [this.#pages, this.#unbounded] : [this.#unbounded, this.#pages]
    other.delete(key)
    own.set(key, entry)
  }

  /** Bytes of all entries. */
  get size(): number {
    return this.#pages.calculatedSize + this.#unbounded.calculatedSize
  }

  *values(): Iterable<Entry> {
    yield* this.#pages.values()
    yield* this.#unbounded.values()
  }
}

function partition<Entry extends { answer: CachedResponse }>(
  maxBytes: number,
): LRUCache<string, Entry> {
  return new LRUCache({
    maxSize: Math.floor(maxBytes),
    sizeCalculation: ({ answer }) =>
      Object.values(answer.bodies).reduce((sum, body) => sum + body.length, ENTRY_OVERHEAD_BYTES),
  })
}
