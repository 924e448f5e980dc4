import { LRUCache } from 'lru-cache'
import { clientKey } from '#leads/index.ts'

interface Bucket {
  tokens: number
  /** When `tokens` was computed, in milliseconds. */
  updatedAt: number
}

interface TokenBucketLimit {
  burst: number
  perSecond: number
}

interface TokenBucketLimits {
  perClient: TokenBucketLimit
  perProcess: TokenBucketLimit
}

/** Limits for rendering arbitrary URLs. */
const RENDER_LIMITS: TokenBucketLimits = {
  perClient: { burst: 120, perSecond: 5 },
  perProcess: { burst: 300, perSecond: 20 },
}
const MAX_CLIENTS = 10_000

/**
 * Limits how often clients can cause work with arbitrary URLs: token buckets for each client and for all
 * clients together.
 */
export class TokenBuckets {
  readonly #clients = new LRUCache<string, Bucket>({ max: MAX_CLIENTS })
  readonly #process: Bucket
  readonly #limits: TokenBucketLimits
  readonly #now: () => number

  /** @param now the clock, in milliseconds */
  constructor(limits = RENDER_LIMITS, now: () => number = () => performance.now()) {
    this.#limits = limits
    this.#now = now
    this.#process = { tokens: limits.perProcess.burst, updatedAt: now() }
  }

  /** Takes a token. Returns false when the client, or all together, have none left. */
  take(address: string): boolean {
    const bucket = this.#bucketOf(address)
    this.#fill(bucket, this.#limits.perClient)
    this.#fill(this.#process, this.#limits.perProcess)
    if (bucket.tokens < 1 || this.#process.tokens < 1) return false
    bucket.tokens -= 1
    this.#process.tokens -= 1
    return true
  }

  /** Returns a token: the URL is that of a page. */
  refund(address: string): void {
    this.#bucketOf(address).tokens += 1
    this.#process.tokens += 1
  }

  #bucketOf(address: string): Bucket {
    const name = clientKey(address)
    const known = this.#clients.get(name)
    if (known) return known
    const bucket = { tokens: this.#limits.perClient.burst, updatedAt: this.#now() }
    this.#clients.set(name, bucket)
    return bucket
  }

  #fill(bucket: Bucket, { burst, perSecond }: TokenBucketLimit): void {
    const now = this.#now()
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.updatedAt) / 1000) * perSecond)
    bucket.updatedAt = now
  }
}
