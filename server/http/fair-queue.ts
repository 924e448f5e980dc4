interface Bounds {
  /** How many pieces of work run at the same time. */
  concurrency: number
  /** How many pieces of work may wait, in total and per client. */
  queueLength: number
  queueLengthPerClient: number
  /**
   * How long a slot pauses after a piece of work, as a multiple of the CPU time that this thread used
   * meanwhile. With 1, such work takes at most half of the thread. Default: 0.
   */
  restRatio?: number
}

/** Thrown when more work would wait than allowed. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

/**
 * A semaphore with a bounded queue. Clients take turns (round-robin), so that one client's long queue doesn't
 * delay the others.
 */
export class FairQueue {
  readonly #bounds: Bounds
  /** The waiting starts by client, in the order of the clients' turns. */
  readonly #waiting = new Map<string, Set<() => void>>()
  #running = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /**
   * Runs `work` when it's the client's turn, and returns its result.
   * @param signal aborts when nobody needs the result anymore
   * @throws QueueFullError when too much is waiting; the reason of `signal` when it aborts before the start
   */
  async run<T>(client: string, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted()
    if (this.#running < this.#bounds.concurrency) this.#running += 1
    else await this.#turn(client, signal)
    const before = process.threadCpuUsage()
    try {
      return await work()
    } finally {
      const { user, system } = process.threadCpuUsage(before)
      this.#release((user + system) / 1000)
    }
  }

  /**
   * With `restRatio`, pauses first: Node accepts one connection per turn of the event loop, so new visitors
   * need many short turns.
   */
  #release(cpuMs: number): void {
    const { restRatio = 0 } = this.#bounds
    const release = () => {
      // A slot that passes to the next piece of work stays in use.
      if (!this.#startNext()) this.#running -= 1
    }
    if (restRatio > 0) setTimeout(release, cpuMs * restRatio)
    else release()
  }

  async #turn(client: string, signal: AbortSignal): Promise<void> {
    const own = this.#waiting.get(client) ?? new Set()
    let all = 0
    for (const starts of this.#waiting.values()) all += starts.size
    const { queueLength, queueLengthPerClient } = this.#bounds
    if (own.size >= queueLengthPerClient || all >= queueLength) throw new QueueFullError()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      this.#remove(client, resolve)
      reject(signal.reason)
    }
    this.#waiting.set(client, own.add(resolve))
    signal.addEventListener('abort', leave, { once: true })
    await promise.finally(() => signal.removeEventListener('abort', leave))
  }

  #startNext(): boolean {
    const [[client, starts] = []] = this.#waiting
    const [start] = starts ?? []
    if (client === undefined || !starts || !start) return false
    this.#remove(client, start)
    // Moves the client to the end of the round.
    if (this.#waiting.delete(client)) this.#waiting.set(client, starts)
    start()
    return true
  }

  #remove(client: string, start: () => void): void {
    const starts = this.#waiting.get(client)
    starts?.delete(start)
    if (starts?.size === 0) this.#waiting.delete(client)
  }
}
