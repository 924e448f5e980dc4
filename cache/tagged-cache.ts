import { LRUCache } from 'lru-cache'

/** Tags of what changed, or `all`. The callers that load values decide what the tags mean. */
export type InvalidationTags = 'all' | readonly string[]

/** The result of a load. */
export interface Loaded<V> {
  value: V
  /** The tags that invalidate the value. A value without tags isn't invalidated by `all` either. */
  tags: ReadonlySet<string>
  /** Equal values have equal hashes. */
  hash: string
  /** In bytes of memory. */
  size: number
  /** Milliseconds until the value is stale. A value with 0 is not stored. */
  freshMs: number
}

/** A cached value. */
export interface CacheEntry<V> extends Loaded<V> {
  /** Whether one of its tags was invalidated, so that it has to be loaded again before it's served. */
  isInvalidated: boolean
  /** Whether it was served although there may be a newer value. */
  wasServedStale: boolean
}

/** @param signal aborts when all callers have left */
type Load<V> = (signal: AbortSignal) => Promise<Loaded<V>>

interface Options<V> {
  /** Limit of all entries together. */
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
  /** Returns the time in ms. */
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
 * A stale-while-revalidate cache in memory with invalidation by tags. An expired value is served immediately
 * and loaded again in the background. An invalidated value is loaded again first, and served only if that
 * fails. Concurrent loads of the same key share one load.
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

  /** Returns the value of a key if it's fresh. Counts as a use. */
  fresh(key: string): V | undefined {
    const entry = this.#main.get(key, freshOnly) ?? this.#arbitrary.get(key, freshOnly)
    return entry?.isInvalidated ? undefined : entry?.value
  }

  /** Returns the entry of a key, regardless of its age. */
  peek(key: string): CacheEntry<V> | undefined {
    return this.#main.peek(key) ?? this.#arbitrary.peek(key)
  }

  /** Whether a key is being loaded, or has a value that is served without waiting for a load. */
  has(key: string): boolean {
    return this.#inFlight.has(key) || this.peek(key)?.isInvalidated === false
  }

  /**
   * Returns the entry of a key: a fresh one, an expired one that is loaded again in the background, a new
   * one, or an invalidated one if the load fails.
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

  /** Invalidates values with matching tags, and all values that are being loaded. */
  invalidate(tags: InvalidationTags): void {
    for (const partition of this.#partitions()) {
      partition.forEach((entry) => {
        if (matches(entry.tags, tags)) entry.isInvalidated = true
      })
    }
    for (const [key, flight] of this.#inFlight) this.#detach(key, flight)
  }

  /** Adds a value as invalidated, unless the key has an entry or a load. */
  restore(key: string, loaded: Loaded<V>): void {
    if (this.peek(key) || this.#inFlight.has(key)) return
    const entry = { ...loaded, isInvalidated: true, wasServedStale: false }
    this.#partitionOf(key, entry)?.set(key, entry)
  }

  /** Replaces `current` with an equal value of another size, if it's still cached. */
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
      // By default, each read of the clock starts a timer.
      ttlResolution: 0,
      allowStale: true,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      // Callers get the value that they wait for, even if it isn't stored.
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

  /** Stored here and not by lru-cache, because the value determines the partition. */
  #store(key: string, loaded: Loaded<V>, flight: Flight<V>): CacheEntry<V> {
    const known = this.peek(key)
    const isSame = known?.hash === loaded.hash
    const entry = { ...loaded, isInvalidated: false, wasServedStale: false }
    // What was derived from the known value, such as a better compression, is kept.
    if (isSame) Object.assign(entry, { value: known.value, size: known.size })
    if (this.#inFlight.get(key) !== flight) {
      // It may have been loaded before a change, but it's better than nothing if loading fails from now on.
      this.restore(key, loaded)
      return entry
    }
    flight.partition.delete(key)
    const ttl = Number.isFinite(loaded.freshMs) ? loaded.freshMs : 0
    this.#partitionOf(key, entry)?.set(key, entry, { ttl })
    if (known?.wasServedStale && !isSame) this.#options.onRevalidated?.(key)
    return entry
  }

  /** Callers keep waiting for the load, but it's no longer shared with others or stored as fresh. */
  #detach(key: string, { partition }: Flight<V>): void {
    this.#inFlight.delete(key)
    const known = partition.peek(key)
    if (known) partition.set(key, known, { noUpdateTTL: true })
    else partition.delete(key)
  }

  /**
   * Returns the entry, or rejects when the caller leaves first. When the last caller leaves, the load is
   * aborted.
   */
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
