import { clientKey } from './address-prefix.ts'

export interface ConcurrencyLimit {
  inAll: number
  /** Default: as many as in all. */
  perClient?: number
}

/** Limits how many tasks run at the same time, in all and of one client. None waits. */
export class ConcurrencyLimiter {
  readonly #limit: ConcurrencyLimit
  readonly #byClient = new Map<string, number>()
  #running = 0

  constructor(limit: ConcurrencyLimit) {
    this.#limit = limit
  }

  /**
   * Counts a task until it ends.
   * @param address the client's IP address, or a person's ID
   * @returns a function to call once when the task has ended; undefined if a limit is reached
   */
  start(address: string): (() => void) | undefined {
    const client = clientKey(address)
    const own = this.#byClient.get(client) ?? 0
    const { inAll, perClient = inAll } = this.#limit
    if (this.#running >= inAll || own >= perClient) return undefined
    this.#running += 1
    this.#byClient.set(client, own + 1)
    return () => {
      this.#running -= 1
      const left = (this.#byClient.get(client) ?? 1) - 1
      if (left > 0) this.#byClient.set(client, left)
      else this.#byClient.delete(client)
    }
  }
}
