import { LRUCache } from 'lru-cache'
import { clientKey } from '#leads/index.ts'

interface Bucket {
  tokens: number
  /** When they were counted, in ms. */
  at: number
}

interface Allowance {
  burst: number
  perSecond: number
}

interface Allowances {
  perClient: Allowance
  forAll: Allowance
}

/** What rendering made-up addresses may take. */
const RENDERINGS: Allowances = {
  perClient: { burst: 60, perSecond: 3 },
  forAll: { burst: 300, perSecond: 20 },
}
const maxClients = 10_000
const maxAtOnce = 4
const maxWaiting = 32

/**
 * Bounds the work that anybody can order by making up addresses: token buckets for each client and
 * for all, and turns that are taken by a few at once while a few wait.
 */
export class WorkBudget {
  readonly #clients = new LRUCache<string, Bucket>({ max: maxClients })
  readonly #all: Bucket
  readonly #allowances: Allowances
  readonly #now: () => number
  readonly #waiting = new Set<() => void>()
  #running = 0

  /** @param now in ms */
  constructor(allowances = RENDERINGS, now: () => number = () => performance.now()) {
    this.#allowances = allowances
    this.#now = now
    this.#all = { tokens: allowances.forAll.burst, at: now() }
  }

  /** Whether a client may order more; nothing is counted. */
  allows(address: string): boolean {
    const bucket = this.#bucketOf(address)
    this.#fill(bucket, this.#allowances.perClient)
    this.#fill(this.#all, this.#allowances.forAll)
    return bucket.tokens >= 1 && this.#all.tokens >= 1
  }

  /** Counts one piece of work. False when the client, or all together, have had enough. */
  take(address: string): boolean {
    if (!this.allows(address)) return false
    this.#bucketOf(address).tokens -= 1
    this.#all.tokens -= 1
    return true
  }

  /**
   * Does work when its turn comes. Undefined when too many wait already, or when the caller leaves
   * before that: then it is not begun.
   */
  async inTurn<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
    if (signal.aborted || !(await this.#turn(signal))) return undefined
    try {
      return await work()
    } finally {
      this.#running -= 1
      const [next] = this.#waiting
      next?.()
    }
  }

  #turn(signal: AbortSignal): Promise<boolean> | boolean {
    if (this.#running < maxAtOnce) {
      this.#running += 1
      return true
    }
    if (this.#waiting.size >= maxWaiting) return false
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
    const bucket = { tokens: this.#allowances.perClient.burst, at: this.#now() }
    this.#clients.set(name, bucket)
    return bucket
  }

  #fill(bucket: Bucket, { burst, perSecond }: Allowance): void {
    const now = this.#now()
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond)
    bucket.at = now
  }
}
