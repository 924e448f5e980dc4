import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type CachedQuery, dependenciesOf } from './cached-query.ts'
import type { DiskCache } from './disk-cache.ts'
import { type InvalidationTags, matchesTags } from './tags.ts'

interface CacheEntry {
  value: unknown
  dependencies: ReadonlySet<string>
  /** Of the raw result, to tell whether a later one differs. */
  hash: string
  size: number
  fetchedAt: number
  /** Something that it depends on has changed since. */
  stale: boolean
  /** It was served while a newer value may have existed. */
  servedStale: boolean
}

/** A value and the tags that invalidate it. */
export interface CachedValue<T> {
  value: T
  dependencies: ReadonlySet<string>
}

interface Options {
  /** Milliseconds for which an entry is served without revalidation. */
  freshMs: number
  /** Milliseconds to wait for a new value while a stale entry exists. */
  staleWaitMs: number
  /** Bound of all entries in memory, measured by the length of their raw results. */
  maxBytes: number
  /** Entries that outlive the process. */
  disk?: DiskCache
  /**
   * Called with the tags of entries that were served stale, once their new value differs, or may
   * differ because the platform answers again.
   */
  onRevalidated: (tags: InvalidationTags) => void
  /** The platform stopped or began to answer. */
  onReachable: (reachable: boolean, key: string, error?: unknown) => void
  now?: () => number
}

/** Pause after a failed fetch. */
const RETRY_PAUSE_MS = 1_000

interface Fetch {
  entry: Promise<CacheEntry>
  /** Something changed meanwhile, so the result may be from before the change. */
  invalidatedInFlight: boolean
}

/**
 * A stale-while-revalidate cache that keeps entries through an outage, in memory and on disk. An
 * expired entry is served at once and revalidated in the background; an invalidated one is fetched
 * again first. While the platform is down, one caller waits up to `staleWaitMs` and all others get
 * the stale entry at once. Concurrent reads of one key share one fetch.
 */
export class StaleCache {
  readonly #entries: LRUCache<string, CacheEntry>
  readonly #inFlight = new Map<string, Fetch>()
  readonly #options: Options
  /** Undefined until the first fetch ends. */
  #reachable: boolean | undefined
  /** A caller waited in vain, and no answer has come since. */
  #isSlow = false
  #answeredAt = Number.NEGATIVE_INFINITY
  #failedAt = Number.NEGATIVE_INFINITY
  #errors = 0

  constructor(options: Options) {
    this.#options = options
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ size }) => size + 512,
    })
  }

  /** Whether the last request to the platform was answered. */
  get reachable(): boolean {
    return this.#reachable === true
  }

  /** Time of the last answer (ms since the epoch) and the number of failures so far. */
  get stats(): { answeredAt: number; errors: number } {
    return { answeredAt: this.#answeredAt, errors: this.#errors }
  }

  /** Marks matching entries stale: they are fetched again before they are served. */
  invalidate(tags: InvalidationTags): void {
    for (const entry of this.#entries.values()) {
      if (matchesTags(entry.dependencies, tags)) entry.stale = true
    }
    for (const flight of this.#inFlight.values()) flight.invalidatedInFlight = true
    this.#inFlight.clear()
  }

  /** Records that the platform answered, to a fetch of this cache or to another request. */
  reportSuccess(key: string): void {
    const isBack = this.#reachable === false
    this.#answeredAt = this.#now()
    this.#reachable = true
    this.#isSlow = false
    if (!isBack) return
    this.#options.onReachable(true, key)
    const stale = [...this.#entries.entries()].filter(([, entry]) => entry.servedStale)
    if (stale.length > 0) this.#options.onRevalidated(stale.map(([name]) => `query:${name}`))
  }

  /** Records that the platform did not answer, or answered with something unusable. */
  reportFailure(key: string, error: unknown): void {
    this.#failedAt = this.#now()
    this.#errors += 1
    if (this.#reachable !== false) this.#options.onReachable(false, key, error)
    this.#reachable = false
  }

  /**
   * The value of a query.
   * @param waitMs how long to wait for the platform at most, even without an entry
   * @throws Error when there is neither an answer in that time nor an entry
   */
  async get<T>(query: CachedQuery<T>, waitMs = Number.POSITIVE_INFINITY): Promise<CachedValue<T>> {
    return (await this.#entry(query as CachedQuery<unknown>, waitMs)) as CacheEntry & CachedValue<T>
  }

  async #entry(query: CachedQuery<unknown>, waitMs: number): Promise<CacheEntry> {
    const known = this.#entries.get(query.key)
    if (known && !known.stale) {
      return this.#isExpired(known) ? this.#serveStale(known, query) : known
    }
    if (known && query.staleWaitMs === 0) return this.#serveStale(known, query)
    if (this.#reachable === false || this.#isSlow) {
      const old = known ?? (await this.#loadFromDisk(query))
      if (old) return this.#serveStale(old, query)
      if (this.#isBackingOff()) throw new Error('the content platform does not answer')
      if (query.failFast) return this.#failFast(query)
    }
    const flight = this.#revalidate(query)
    const staleWaitMs = Math.min(query.staleWaitMs ?? this.#options.staleWaitMs, waitMs)
    const inTime = await settledWithin(flight, staleWaitMs)
    if (inTime) return inTime
    if (staleWaitMs > 0) this.#isSlow = true
    const old = known ?? (await this.#loadFromDisk(query))
    if (!old) return query.failFast ? this.#failFast(query) : within(flight, waitMs - staleWaitMs)
    old.servedStale = true
    return old
  }

  /** @throws always; the fetch goes on in the background for the next caller */
  #failFast(query: CachedQuery<unknown>): never {
    this.#revalidate(query).catch(() => undefined)
    throw new Error('no answer in time')
  }

  #serveStale(entry: CacheEntry, query: CachedQuery<unknown>): CacheEntry {
    entry.servedStale = true
    if (this.#reachable !== false || !this.#isBackingOff())
      this.#revalidate(query).catch(() => undefined)
    return entry
  }

  #revalidate(query: CachedQuery<unknown>): Promise<CacheEntry> {
    const current = this.#inFlight.get(query.key)
    if (current) return current.entry
    const flight: Fetch = {
      invalidatedInFlight: false,
      entry: this.#fetch(query, () => flight.invalidatedInFlight),
    }
    this.#inFlight.set(query.key, flight)
    const done = () => {
      if (this.#inFlight.get(query.key) === flight) this.#inFlight.delete(query.key)
    }
    flight.entry.then(done, done)
    return flight.entry
  }

  async #fetch(query: CachedQuery<unknown>, isInvalidated: () => boolean): Promise<CacheEntry> {
    const { key } = query
    const startedAt = this.#now()
    try {
      const { result, syncTags } = await query.fetch()
      const value = await query.parse(result)
      this.reportSuccess(key)
      const text = JSON.stringify(result)
      const entry: CacheEntry = {
        value,
        dependencies: new Set(dependenciesOf(query, syncTags)),
        hash: createHash('sha256').update(text).digest('base64url'),
        size: text.length,
        fetchedAt: this.#now(),
        stale: isInvalidated(),
        servedStale: false,
      }
      if (!entry.stale || !this.#entries.has(key)) this.#store(query, entry, text)
      return entry
    } catch (error) {
      // A fetch that started before the last answer says nothing about the present.
      if (startedAt >= this.#answeredAt) this.reportFailure(key, error)
      throw error
    }
  }

  #store(query: CachedQuery<unknown>, entry: CacheEntry, text: string): void {
    const { key } = query
    const { disk, onRevalidated } = this.#options
    const previous = this.#entries.get(key)
    if (query.isCacheable?.(entry.value) === false) {
      this.#entries.delete(key)
      disk?.delete(key)
    } else {
      this.#entries.set(key, entry)
      disk?.write(key, { hash: entry.hash, dependencies: [...entry.dependencies], result: text })
    }
    if (previous?.servedStale && previous.hash !== entry.hash) onRevalidated([`query:${key}`])
  }

  /** An entry from an earlier process: stale from the start, but better than none. */
  async #loadFromDisk(query: CachedQuery<unknown>): Promise<CacheEntry | undefined> {
    const saved = await this.#options.disk?.read(query.key)
    if (!saved) return undefined
    const known = this.#entries.get(query.key)
    if (known) return known
    try {
      const entry: CacheEntry = {
        value: await query.parse(JSON.parse(saved.result)),
        dependencies: new Set(saved.dependencies),
        hash: saved.hash,
        size: saved.result.length,
        fetchedAt: Number.NEGATIVE_INFINITY,
        stale: true,
        servedStale: false,
      }
      this.#entries.set(query.key, entry)
      return entry
    } catch {
      return undefined
    }
  }

  #isExpired(entry: CacheEntry): boolean {
    return this.#now() - entry.fetchedAt > this.#options.freshMs
  }

  #isBackingOff(): boolean {
    return this.#now() - this.#failedAt < RETRY_PAUSE_MS
  }

  #now(): number {
    return this.#options.now?.() ?? Date.now()
  }
}

/** What a promise resolves with. @throws Error when it rejects or takes too long */
async function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  if (ms === Number.POSITIVE_INFINITY) return promise
  const inTime = await settledWithin(promise, ms)
  if (inTime === undefined) throw new Error('no answer in time')
  return inTime
}

/** What a promise resolves with, or undefined when it rejects or takes too long. */
async function settledWithin<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    // On a busy machine the answer may have arrived unread: give it one turn of the event loop.
    timer = setTimeout(() => setImmediate(resolve, undefined), ms)
  })
  try {
    return await Promise.race([promise.catch(() => undefined), late])
  } finally {
    clearTimeout(timer)
  }
}
