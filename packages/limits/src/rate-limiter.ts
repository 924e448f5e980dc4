import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** How many events are allowed within a time that starts with the first one. */
export interface RateLimit {
  max: number
  windowMs: number
}

/** Counts events by key in the memory of this process. */
export class RateLimiter {
  readonly #limiter: RateLimiterMemory

  constructor({ max, windowMs }: RateLimit) {
    this.#limiter = new RateLimiterMemory({ points: max, duration: windowMs / 1000 })
  }

  /** Counts an event, unless the limit is reached. Returns the seconds to wait; 0 if it was counted. */
  async take(key: string): Promise<number> {
    // `consume` counts an event over the limit as well, and so does one beside this one.
    const wait = await this.secondsToWait(key)
    if (wait > 0) return wait
    try {
      await this.#limiter.consume(key)
      return 0
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection
      await this.refund(key)
      return secondsOf(rejection)
    }
  }

  /** The seconds until another event is allowed; 0 if it's allowed now. */
  async secondsToWait(key: string): Promise<number> {
    const state = await this.#limiter.get(key)
    return state && state.remainingPoints <= 0 ? secondsOf(state) : 0
  }

  /** Removes an event that was counted. After the end of its window, this has no effect. */
  async refund(key: string): Promise<void> {
    const state = await this.#limiter.get(key)
    // The library keeps an ended window until its timer runs, which may be late.
    const isOpen = state !== null && state.msBeforeNext > 0
    if (isOpen && state.consumedPoints > 0) await this.#limiter.reward(key)
  }
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(0, Math.ceil(msBeforeNext / 1000))
}
