import { LRUCache } from 'lru-cache'
import type { Limit } from './limits.ts'

/** Beyond this, the least recently used keys are forgotten. */
const MAX_KEYS = 10_000

interface RateLimitOptions extends Limit {
  /** Milliseconds since the epoch. */
  now: () => number
}

/** A fixed-window rate limit in memory. The window of each key starts with its first event. */
export class RateLimit {
  readonly #options: RateLimitOptions
  readonly #windows = new LRUCache<string, { count: number; endsAt: number }>({ max: MAX_KEYS })

  constructor(options: RateLimitOptions) {
    this.#options = options
  }

  /** Counts an event, unless the limit is reached. Returns the seconds to wait; 0 if it was counted. */
  take(key: string): number {
    const wait = this.secondsToWait(key)
    if (wait > 0) return wait
    const { windowMs, now } = this.#options
    const window = this.#windows.get(key)
    if (window && window.endsAt > now()) window.count += 1
    else this.#windows.set(key, { count: 1, endsAt: now() + windowMs })
    return 0
  }

  /** The seconds until another event is allowed; 0 if it's allowed now. */
  secondsToWait(key: string): number {
    const { max, now } = this.#options
    const window = this.#windows.get(key)
    if (!window || window.count < max) return 0
    return Math.max(0, Math.ceil((window.endsAt - now()) / 1000))
  }
}

/** Remembers how long the database said each client has to wait, so that it isn't queried again. */
export class BlockedClients {
  readonly #now: () => number
  readonly #until = new LRUCache<string, number>({ max: MAX_KEYS })

  constructor(now: () => number) {
    this.#now = now
  }

  block(key: string, seconds: number): void {
    this.#until.set(key, this.#now() + seconds * 1000)
  }

  /** The seconds left; 0 when the key is not blocked. */
  secondsToWait(key: string): number {
    return Math.max(0, Math.ceil(((this.#until.get(key) ?? 0) - this.#now()) / 1000))
  }
}
