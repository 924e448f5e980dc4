import { LRUCache } from 'lru-cache'

/** Counts takers in memory, each by a name, in windows that begin with the first take. */
export class RateLimit {
  readonly #most: number
  readonly #counts: LRUCache<string, { count: number }>

  constructor({ count, every }: { count: number; every: number }) {
    this.#most = count
    // Bounded: whoever comes by many addresses meets the limit of the process.
    this.#counts = new LRUCache({ max: 10_000, ttl: every })
  }

  /** Whether one more is allowed; if so, it is counted. */
  take(name: string): boolean {
    const known = this.#counts.get(name)
    if (!known) this.#counts.set(name, { count: 1 })
    else if (known.count >= this.#most) return false
    else known.count += 1
    return true
  }
}
