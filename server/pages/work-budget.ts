import { LRUCache } from 'lru-cache'
import { clientKey } from '#leads/index.ts'

interface Bucket {
  tokens: number
  /** When `tokens` was computed, in milliseconds. */
  updatedAt: number
}

interface RateLimit {
  burst: number
  perSecond: number
}

interface RateLimits {
  perClient: RateLimit
  forAll: RateLimit
}

/** Limits for rendering made-up URLs. */
const RENDER_LIMITS: RateLimits = {
  perClient: { burst: 60, perSecond: 3 },
  forAll: { burst: 300, perSecond: 20 },
}
const MAX_CLIENTS = 10_000
const MAX_RUNNING = 4
const MAX_WAITING = 32

/**
 * Limits the work that clients can cause with made-up URLs: token buckets for each client and for all
 * clients together, and a semaphore with a bounded queue.
 */
export class WorkBudget {
  readonly #clients = new LRUCache<string, Bucket>({ max: MAX_CLIENTS })
  readonly #all: Bucket
  readonly #limits: RateLimits
  readonly #now: () => number
  readonly #waiting = new Set<() => void>()
  #running = 0

  /** @param now the clock, in milliseconds */
  constructor(limits = RENDER_LIMITS, now: () => number = () => performance.now()) {
    this.#limits = limits
    this.#now = now
    this.#all = { tokens: limits.forAll.burst, updatedAt: now() }
  }

  /** Whether a client has budget left, without using any. */
  allows(address: string): boolean {
    const bucket = this.#bucketOf(address)
    this.#fill(bucket, this.#limits.perClient)
    this.#fill(this.#all, this.#limits.forAll)
    return bucket.tokens >= 1 && this.#all.tokens >= 1
  }

  /** Uses one unit of the budget. Returns false when the client, or all together, have none left. */
  take(address: string): boolean {
    if (!this.allows(address)) return false
    this.#bucketOf(address).tokens -= 1
    this.#all.tokens -= 1
    return true
  }

  /**
   * Runs work when a slot is free. Returns undefined, without running it, when the queue is full or the
   * signal aborts first.
   */
  async run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
    if (signal.aborted || !(await this.#acquire(signal))) return undefined
    try {
      return await work()
    } finally {
      this.#running -= 1
      const [next] = this.#waiting
      next?.()
    }
  }

  #acquire(signal: AbortSignal): Promise<boolean> | boolean {
    if (this.#running < MAX_RUNNING) {
      this.#running += 1
      return true
    }
    if (this.#waiting.size >= MAX_WAITING) return false
    return new Promise((resolve) => {
      const leave = () => settle(false)
      const begin = () => settle(true)
      const settle = (isBegun: boolean) => {
        this.#waiting.delete(begin)
        signal.removeEventListener('abort', leave)
        if (isBegun) this.#running += 1
        resolve(isBegun)
      }
      this.#waiting.add(begin)
      signal.addEventListener('abort', leave)
    })
  }

  #bucketOf(address: string): Bucket {
    const name = clientKey(address)
    const known = this.#clients.get(name)
    if (known) return known
    const bucket = { tokens: this.#limits.perClient.burst, updatedAt: this.#now() }
    this.#clients.set(name, bucket)
    return bucket
  }

  #fill(bucket: Bucket, { burst, perSecond }: RateLimit): void {
    const now = this.#now()
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.updatedAt) / 1000) * perSecond)
    bucket.updatedAt = now
  }
}
