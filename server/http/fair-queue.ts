interface Bounds {
  /** Pieces of work that run at the same time. */
  concurrency: number
  /** Pieces that wait at most, in all and of one client. */
  queueLength: number
  queueLengthPerClient: number
  /**
   * How long a slot rests after a piece of work, as a multiple of the processor time that this thread
   * took meanwhile. With 1, such work takes half of the thread at most. Default: 0.
   */
  restRatio?: number
}

/** More work than may wait. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

/**
 * A semaphore with a bounded queue. Clients take turns (round-robin), so that the long queue of one makes
 * no other wait.
 */
export class FairQueue {
  readonly #bounds: Bounds
  /** The starts that wait, by client, in the order of the clients' turns. */
  readonly #waiting = new Map<string, Set<() => void>>()
  #running = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /**
   * The result of `work`, which runs when it is its turn.
   * @param client whose turn it takes
   * @param signal aborts when nobody wants the result any more
   * @throws QueueFullError when too much waits; the reason of `signal` when it aborts before the start
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

  /** Node accepts one connection in each turn of the event loop: new visitors need many short turns. */
  #release(cpuMs: number): void {
    const { restRatio = 0 } = this.#bounds
    const release = () => {
      // A slot that is handed over is not free in between.
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
    // Its next turn comes after everybody else's.
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
