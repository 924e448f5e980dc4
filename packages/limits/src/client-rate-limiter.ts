import { clientKey } from './address-prefix.ts'
import { type RateLimit, RateLimiter } from './rate-limiter.ts'

/**
 * Limits how often clients can cause work: each client, and all clients together. A client over its own limit
 * doesn't count toward the limit of all.
 */
export class ClientRateLimiter {
  readonly #perClient: RateLimiter
  readonly #inAll: RateLimiter

  constructor(limits: { perClient: RateLimit; inAll: RateLimit }) {
    this.#perClient = new RateLimiter(limits.perClient)
    this.#inAll = new RateLimiter(limits.inAll)
  }

  /**
   * Counts an event of a client, unless a limit is reached. Returns the seconds to wait; 0 if it was counted.
   * @param address the client's IP address
   */
  async take(address: string): Promise<number> {
    const key = clientKey(address)
    const wait = await this.#perClient.secondsToWait(key)
    if (wait > 0) return wait
    // Before the client is counted, so that the limit also bounds how many clients are remembered.
    const waitInAll = await this.#inAll.take('all')
    if (waitInAll > 0) return waitInAll
    const refused = await this.#perClient.take(key)
    // Another event of the client was counted in the meantime.
    if (refused > 0) await this.#inAll.refund('all')
    return refused
  }

  /** Takes back an event that was counted. */
  async refund(address: string): Promise<void> {
    await this.#perClient.refund(clientKey(address))
    await this.#inAll.refund('all')
  }
}
