import { LRUCache } from 'lru-cache'

/** Clients that are remembered; past that, the ones not seen for longest are forgotten. */
const MAX_KEYS = 10_000

interface RateLimitOptions {
  limit: number
  windowMs: number
  /** Milliseconds since the epoch. */
  now: () => number
}

/** A rate limit in the memory of this process: fixed windows that begin with the first event of a key. */
export class RateLimit {
  readonly #options: RateLimitOptions
  readonly #windows = new LRUCache<string, { count: number; endsAt: number }>({ max: MAX_KEYS })

  constructor(options: RateLimitOptions) {
    this.#options = options
  }

  /** Counts one event, unless the limit is reached. Returns the seconds to wait; 0 when it was counted. */
  take(key: string): number {
    const wait = this.secondsToWait(key)
    if (wait > 0) return wait
    const { windowMs, now } = this.#options
    const window = this.#windows.get(key)
    if (window && window.endsAt > now()) window.count += 1
    else this.#windows.set(key, { count: 1, endsAt: now() + windowMs })
    return 0
  }

  /** The seconds until another event fits; 0 when one fits now. */
  secondsToWait(key: string): number {
    const { limit, now } = this.#options
    const window = this.#windows.get(key)
    if (!window || window.count < limit) return 0
    return Math.max(0, Math.ceil((window.endsAt - now()) / 1000))
  }
}

/** Until when the store said that a client has to wait: kept, so that asking again costs nothing. */
export class BlockedUntil {
  readonly #now: () => number
  readonly #until = new LRUCache<string, number>({ max: MAX_KEYS })

  constructor(now: () => number) {
    this.#now = now
  }

  block(key: string, seconds: number): void {
    this.#until.set(key, this.#now() + seconds * 1000)
  }

  /** The seconds left; 0 when nothing holds the key back. */
  secondsToWait(key: string): number {
    return Math.max(0, Math.ceil(((this.#until.get(key) ?? 0) - this.#now()) / 1000))
  }
}
