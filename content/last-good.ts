import { createHash } from 'node:crypto'
import {
  CONTENT_FRESH_MS,
  CONTENT_RETRY_MS,
  CONTENT_STALE_WAIT_MS,
  type DiskCache,
  type InvalidationTags,
  type Loaded,
  TaggedCache,
} from '#cache/index.ts'
import type { CachedQuery } from './cached-query.ts'
import { fromSyncTags } from './changes/sync-tags.ts'

/** A value and the tags that invalidate it. */
export interface CachedValue<T> {
  value: T
  tags: ReadonlySet<string>
}

interface Options {
  /**
   * Whether the platform is on another machine. Then a value is served for `CONTENT_FRESH_MS` without asking for it
   * again, unless one of its tags is invalidated.
   */
  isRemote: boolean
  /** For values that outlive the process. */
  disk?: DiskCache
  /**
   * Called with the tag of a value that was served stale, once its new value differs, or failed to load although the
   * platform responds; with that of a value in whose place a fallback was served, once it is there; with `all` when the
   * platform responds again, because any value may have been served stale meanwhile.
   */
  onRevalidated: (tags: InvalidationTags) => void
  /** The platform stopped or started to respond. */
  onReachable: (reachable: boolean, key: string) => void
  /** A query failed for the first time since the platform last responded. */
  onFailure: (key: string, error: unknown) => void
  /** The result of a query has another shape, for the first time since it was last read. */
  onUnreadable: (key: string, error: unknown) => void
  /** How long a caller waits for a new value while there is an older one. Default: `CONTENT_STALE_WAIT_MS`. */
  staleWaitMs?: number
  /** The clock, in milliseconds since the epoch. By default, one that nobody can set back. */
  now?: () => number
}

/** Bound of all values, measured by the length of their JSON. */
const MAX_CACHE_BYTES = 192 * 1024 * 1024

/** Bound of each set of keys: anyone can request an unbounded number of variants. */
const MAX_KEYS = 1_000

/**
 * Reads the content platform, and keeps the last good value of each query for an outage. Callers wait for a new
 * value for at most `CONTENT_STALE_WAIT_MS`. After one timeout or failure, all of them get the last good one
 * at once, until the platform responds again. In front of a remote platform, this is a cache as well; the
 * embedded one caches its results itself.
 */
export class LastGood {
  readonly #cache: TaggedCache<unknown>
  readonly #options: Options
  readonly #now: () => number
  /** Undefined until the first fetch ends. */
  #reachable: boolean | undefined
  /** A caller timed out, and no response has come since. */
  #isSlow = false
  #respondedAt = Number.NEGATIVE_INFINITY
  #failedAt = Number.NEGATIVE_INFINITY
  #errors = 0
  /** Keys that a caller with a fallback could not get. */
  readonly #missed = new Set<string>()
  /** Keys that failed since the platform last responded. */
  readonly #failed = new Set<string>()
  /** Whether the last result had its shape. */
  #isLastReadable = true
  /** Keys whose last result had another shape. */
  readonly #unreadable = new Set<string>()

  constructor(options: Options) {
    this.#options = options
    this.#now = options.now ?? (() => performance.timeOrigin + performance.now())
    this.#cache = new TaggedCache({
      maxBytes: MAX_CACHE_BYTES,
      onRevalidated: (key) => options.onRevalidated([tagOf(key)]),
      now: this.#now,
    })
  }

  /** Whether the platform responded to the last request. */
  get isReachable(): boolean {
    return this.#reachable === true
  }

  /** Whether the platform responded to the last request, and the last result could be read. */
  get isReadable(): boolean {
    return this.isReachable && this.#isLastReadable
  }

  /** Time of the last response (ms since the epoch), failures so far, and bytes of all values. */
  get stats(): { respondedAt: number; errors: number; cachedBytes: number } {
    return {
      respondedAt: this.#respondedAt,
      errors: this.#errors,
      cachedBytes: this.#cache.size,
    }
  }

  /** Marks what has one of these tags: it is fetched again before it is served. */
  invalidate(tags: InvalidationTags): void {
    this.#cache.invalidate(tags)
  }

  /** Records that the platform responded, to a fetch of this cache or to another request. */
  reportSuccess(key: string): void {
    const isBack = this.#reachable === false
    this.#respondedAt = this.#now()
    this.#reachable = true
    this.#isSlow = false
    this.#failed.clear()
    if (!isBack) return
    this.#options.onReachable(true, key)
    this.#options.onRevalidated('all')
  }

  /** Records that the platform did not respond, or responded with an error. */
  reportFailure(key: string, error: unknown): void {
    this.#failedAt = this.#now()
    this.#errors += 1
    if (this.#reachable !== false) this.#options.onReachable(false, key)
    this.#reachable = false
    this.#addFailed(key, error)
  }

  #addFailed(key: string, error: unknown): void {
    if (this.#failed.has(key) || this.#failed.size >= MAX_KEYS) return
    this.#failed.add(key)
    this.#options.onFailure(key, error)
  }

  #addUnreadable(key: string, error: unknown): void {
    this.#errors += 1
    this.#isLastReadable = false
    if (this.#unreadable.has(key) || this.#unreadable.size >= MAX_KEYS) return
    this.#unreadable.add(key)
    this.#options.onUnreadable(key, error)
  }

  /**
   * The value of a query.
   * @param waitMs how long to wait for the platform at most, even without a stale value
   * @throws Error when there is neither a usable response in that time nor a stale value
   */
  async get<T>(query: CachedQuery<T>, waitMs = Number.POSITIVE_INFINITY): Promise<CachedValue<T>> {
    const { key } = query
    const { disk } = this.#options
    if (disk && !this.#cache.peek(key)) await this.#restore(query, disk)
    const known = this.#cache.peek(key)
    const { isRemote, staleWaitMs = CONTENT_STALE_WAIT_MS } = this.#options
    const mayBeFresh = isRemote || query.takesLong === true
    if (known && !mayBeFresh) known.isInvalidated = true
    // A key is that of one query, so its values are of one type.
    const fetched = this.#cache.fetch(key, () => this.#load(query)) as Promise<CachedValue<T>>
    if (known && !known.isInvalidated) return fetched
    const isInTrouble = this.#reachable === false || this.#isSlow
    const newerWaitMs = isInTrouble || query.takesLong ? 0 : staleWaitMs
    const failFast = known !== undefined || query.failFast === true
    const ms = failFast ? Math.min(newerWaitMs, waitMs) : waitMs
    try {
      return await within(fetched, ms)
    } catch (error) {
      if (ms > 0 && error instanceof TimeoutError) this.#isSlow = true
      const stale = this.#cache.peek(key)
      if (!stale) {
        if (query.failFast && this.#missed.size < MAX_KEYS) this.#missed.add(key)
        throw error
      }
      stale.wasServedStale = true
      return stale as CachedValue<T>
    }
  }

  async #load(query: CachedQuery<unknown>): Promise<Loaded<unknown>> {
    const startedAt = this.#now()
    if (this.#reachable === false && startedAt - this.#failedAt < CONTENT_RETRY_MS) {
      const error = new Error('the content platform does not respond')
      this.#addFailed(query.key, error)
      throw error
    }
    const { key } = query
    const { disk } = this.#options
    const { result, syncTags } = await query.fetch().catch((error: unknown) => {
      // A fetch that started before the last response says nothing about the present.
      if (startedAt >= this.#respondedAt) this.reportFailure(key, error)
      // No recovery follows, after which pages with a stale value are rendered again.
      else this.#options.onRevalidated([tagOf(key)])
      throw error
    })
    this.reportSuccess(key)
    const text = JSON.stringify(result)
    const tags = [tagOf(key), ...query.tags, ...fromSyncTags(syncTags)]
    const loaded = await asLoaded(query, text, tags, result).catch((error: unknown) => {
      this.#addUnreadable(key, error)
      throw error
    })
    this.#isLastReadable = true
    this.#unreadable.delete(key)
    if (this.#missed.delete(key)) this.#options.onRevalidated([tagOf(key)])
    if (loaded.freshMs > 0) disk?.write(key, { tags, result: text })
    else disk?.delete(key)
    return loaded
  }

  /** Adds the value that an earlier process stored: stale from the start, but better than none. */
  async #restore(query: CachedQuery<unknown>, disk: DiskCache): Promise<void> {
    const saved = await disk.read(query.key)
    if (!saved) return
    // An older release may have stored another shape.
    const loaded = await asLoaded(query, saved.result, saved.tags).catch(() => undefined)
    if (loaded) this.#cache.restore(query.key, loaded)
  }
}

/** What the cache stores of a result. @throws when it has another shape */
async function asLoaded(
  query: CachedQuery<unknown>,
  json: string,
  tags: readonly string[],
  result: unknown = JSON.parse(json),
): Promise<Loaded<unknown>> {
  const value = await query.parse(result)
  const isCacheable = query.isCacheable?.(value) ?? true
  return {
    value,
    tags: new Set(tags),
    hash: createHash('sha256').update(json).digest('base64url'),
    size: json.length,
    freshMs: isCacheable ? CONTENT_FRESH_MS : 0,
  }
}

/** The tag of one query, for pages that show its result or a fallback for it. */
export function tagOf(key: string): string {
  return `query:${key}`
}

class TimeoutError extends Error {}

/** What a promise resolves with. @throws TimeoutError when it takes too long */
async function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  if (ms === Number.POSITIVE_INFINITY) return promise
  promise.catch(() => undefined)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const fail = () => reject(new TimeoutError('no response in time'))
    if (ms <= 0) fail()
    // On a busy machine the response may have arrived unread: give it one turn of the event loop.
    else timer = setTimeout(() => setImmediate(fail), ms)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
