import { LRUCache } from 'lru-cache'

/** Tags of what changed, or `all`. What the tags mean is up to those who load the values. */
export type InvalidationTags = 'all' | readonly string[]

/** What a load returns. */
export interface Loaded<V> {
  value: V
  /** What invalidates the value. Without tags, not even `all` does. */
  tags: ReadonlySet<string>
  /** Equal for equal values. */
  hash: string
  /** Bytes in memory. */
  size: number
  /** Milliseconds until the value is stale. 0: it is not stored. */
  freshMs: number
}

/** A cached value. */
export interface CacheEntry<V> extends Loaded<V> {
  /** One of its tags was invalidated: it is loaded again before it is served. */
  isInvalidated: boolean
  /** It was served although there may be a newer value. */
  wasServedStale: boolean
}

/** @param signal aborts when all callers have left */
type Load<V> = (signal: AbortSignal) => Promise<Loaded<V>>

interface Options<V> {
  /** Bound of all entries together. */
  maxBytes: number
  /** Larger entries are not stored. Default: `maxBytes`. */
  maxEntryBytes?: number
  /**
   * Whether clients can ask for any number of such keys. These have a partition of their own, so that
   * they evict nothing else. Default: no key is arbitrary.
   */
  isArbitrary?: (key: string, value: V) => boolean
  /** Called when a value was served stale and the new one differs. */
  onRevalidated?: (key: string) => void
  /** The clock, in milliseconds. */
  now?: () => number
}

type Partition<V> = LRUCache<string, CacheEntry<V>, Load<V>>

interface Flight<V> {
  partition: Partition<V>
  callers: number
  abandoned: AbortController
}

/** Share of the memory for arbitrary keys. */
const ARBITRARY_SHARE = 1 / 4
/** Estimated size of an entry besides its value. */
const ENTRY_OVERHEAD_BYTES = 1024
const freshOnly = { allowStale: false }

/**
 * A stale-while-revalidate cache in memory with invalidation by tags. An expired value is served at
 * once and loaded again in the background; an invalidated one is loaded first, and served only if that
 * fails. Concurrent loads of one key are one load.
 */
export class TaggedCache<V> {
  readonly #options: Options<V>
  readonly #main: Partition<V>
  /** The same as `#main` where no keys are arbitrary. */
  readonly #arbitrary: Partition<V>
  /** Loads that began after the last invalidation: only these are shared, and stored as fresh. */
  readonly #inFlight = new Map<string, Flight<V>>()

  constructor(options: Options<V>) {
    this.#options = options
    const arbitraryShare = options.isArbitrary ? ARBITRARY_SHARE : 0
    this.#main = this.#partition(options.maxBytes * (1 - arbitraryShare))
    this.#arbitrary = arbitraryShare
      ? this.#partition(options.maxBytes * arbitraryShare)
      : this.#main
  }

  /** Bytes of all entries. */
  get size(): number {
    let size = 0
    for (const partition of this.#partitions()) size += partition.calculatedSize
    return size
  }

  /** The value of a key if it is fresh. Counts as a use. */
  fresh(key: string): V | undefined {
    const entry = this.#main.get(key, freshOnly) ?? this.#arbitrary.get(key, freshOnly)
    return entry?.isInvalidated ? undefined : entry?.value
  }

  /** The entry of a key, however old. */
  peek(key: string): CacheEntry<V> | undefined {
    return this.#main.peek(key) ?? this.#arbitrary.peek(key)
  }

  /** Whether a key is being loaded, or has a value that is served without waiting for a load. */
  has(key: string): boolean {
    return this.#inFlight.has(key) || this.peek(key)?.isInvalidated === false
  }

  /**
   * The entry of a key: a fresh one, an expired one that is loaded again in the background, a new one,
   * or an invalidated one if the load fails.
   * @param caller aborts when the caller leaves
   * @throws what `load` throws when there is no entry; the reason of `caller` when it aborts
   */
  async fetch(key: string, load: Load<V>, caller?: AbortSignal): Promise<CacheEntry<V>> {
    caller?.throwIfAborted()
    // An unknown key may be arbitrary. Even while it is loaded it must not evict anything else.
    const partition = this.#main.peek(key) ? this.#main : this.#arbitrary
    const known = partition.peek(key)
    if (known && !partition.has(key)) known.wasServedStale = true
    const entry = partition.forceFetch(key, {
      context: load,
      allowStale: !known?.isInvalidated,
      forceRefresh: known?.isInvalidated === true,
      allowStaleOnFetchRejection: known !== undefined,
    })
    const flight = this.#inFlight.get(key)
    if (flight) flight.callers += 1
    return flight && caller ? this.#untilCallerLeaves(key, entry, flight, caller) : entry
  }

  /** Marks values with matching tags invalid, and those that are being loaded. */
  invalidate(tags: InvalidationTags): void {
    for (const partition of this.#partitions()) {
      partition.forEach((entry) => {
        if (matches(entry.tags, tags)) entry.isInvalidated = true
      })
    }
    for (const [key, flight] of this.#inFlight) this.#detach(key, flight)
  }

  /** Adds an invalidated value, unless there is an entry or a load already. */
  restore(key: string, loaded: Loaded<V>): void {
    if (this.peek(key) || this.#inFlight.has(key)) return
    const entry = { ...loaded, isInvalidated: true, wasServedStale: false }
    this.#partitionOf(key, entry)?.set(key, entry)
  }

  /** Puts an equal value of another size in the place of `current`, if that is still cached. */
  replace(key: string, current: V, value: V, size: number): void {
    for (const partition of this.#partitions()) {
      const entry = partition.peek(key)
      if (entry?.value !== current) continue
      partition.set(key, { ...entry, value, size }, { noUpdateTTL: true })
    }
  }

  #partitions(): Set<Partition<V>> {
    return new Set([this.#main, this.#arbitrary])
  }

  #partition(maxBytes: number): Partition<V> {
    const { maxEntryBytes = maxBytes, now } = this.#options
    const partition: Partition<V> = new LRUCache({
      maxSize: Math.floor(maxBytes),
      maxEntrySize: Math.floor(maxEntryBytes),
      sizeCalculation: ({ size }) => size + ENTRY_OVERHEAD_BYTES,
      ...(now ? { perf: { now } } : {}),
      // Otherwise each read of the clock starts a timer.
      ttlResolution: 0,
      allowStale: true,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      // Callers get what they wait for, even if it is not stored.
      ignoreFetchAbort: true,
      fetchMethod: (key, _, { context }) => this.#load(key, context, partition),
    })
    return partition
  }

  #partitionOf(key: string, { value, freshMs }: Loaded<V>): Partition<V> | undefined {
    if (freshMs === 0) return undefined
    return this.#options.isArbitrary?.(key, value) ? this.#arbitrary : this.#main
  }

  async #load(key: string, load: Load<V>, partition: Partition<V>): Promise<CacheEntry<V>> {
    const flight = { partition, callers: 0, abandoned: new AbortController() }
    this.#inFlight.set(key, flight)
    try {
      return this.#store(key, await load(flight.abandoned.signal), flight)
    } catch (error) {
      const known = this.peek(key)
      if (known) known.wasServedStale = true
      throw error
    } finally {
      if (this.#inFlight.get(key) === flight) this.#inFlight.delete(key)
    }
  }

  /** Stored here and not by lru-cache, because the value decides about the partition. */
  #store(key: string, loaded: Loaded<V>, flight: Flight<V>): CacheEntry<V> {
    const known = this.peek(key)
    const isSame = known?.hash === loaded.hash
    const entry = { ...loaded, isInvalidated: false, wasServedStale: false }
    // What was derived from the known value, such as a better compression, stays.
    if (isSame) Object.assign(entry, { value: known.value, size: known.size })
    if (this.#inFlight.get(key) !== flight) {
      // Perhaps loaded before a change; still better than nothing while it cannot be loaded again.
      this.restore(key, loaded)
      return entry
    }
    flight.partition.delete(key)
    const ttl = Number.isFinite(loaded.freshMs) ? loaded.freshMs : 0
    this.#partitionOf(key, entry)?.set(key, entry, { ttl })
    if (known?.wasServedStale && !isSame) this.#options.onRevalidated?.(key)
    return entry
  }

  /** Callers go on waiting for the load, but others do not share it, and it is not stored as fresh. */
  #detach(key: string, { partition }: Flight<V>): void {
    this.#inFlight.delete(key)
    const known = partition.peek(key)
    if (known) partition.set(key, known, { noUpdateTTL: true })
    else partition.delete(key)
  }

  /** The entry, unless the caller leaves before. The last caller to leave ends the load. */
  #untilCallerLeaves(
    key: string,
    entry: Promise<CacheEntry<V>>,
    flight: Flight<V>,
    caller: AbortSignal,
  ): Promise<CacheEntry<V>> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(caller.reason)
        flight.callers -= 1
        if (flight.callers > 0) return
        if (this.#inFlight.get(key) === flight) this.#detach(key, flight)
        flight.abandoned.abort()
      }
      caller.addEventListener('abort', leave, { once: true })
      entry.then(resolve, reject).finally(() => caller.removeEventListener('abort', leave))
    })
  }
}

function matches(own: ReadonlySet<string>, tags: InvalidationTags): boolean {
  return tags === 'all' ? own.size > 0 : tags.some((tag) => own.has(tag))
}
