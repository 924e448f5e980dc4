import { LRUCache } from 'lru-cache'

/** A fixed-window rate limit in memory. The window of each client begins with its first request. */
export class RateLimit {
  readonly #most: number
  readonly #counts: LRUCache<string, { count: number }>

  constructor({ count, every }: { count: number; every: number }) {
    this.#most = count
    // Bounded. A client with many addresses still reaches the limit of the process.
    this.#counts = new LRUCache({ max: 10_000, ttl: every })
  }

  /** Whether another request is allowed; if so, counts it. */
  take(name: string): boolean {
    const known = this.#counts.get(name)
    if (!known) this.#counts.set(name, { count: 1 })
    else if (known.count >= this.#most) return false
    else known.count += 1
    return true
  }
}
