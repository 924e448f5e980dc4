import PQueue from 'p-queue'
import { clientKey } from './client-key.ts'

interface Bounds {
  /** How many tasks run at the same time. */
  concurrency: number
  /** How many tasks may wait, in total and of one client. */
  maxWaiting: number
  maxWaitingPerClient: number
}

/** Thrown when more tasks would wait than allowed, or one has waited for too long. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

/**
 * A queue with bounds. The more tasks of a client are waiting, the later its next one runs, so that one
 * client's long queue doesn't delay the others. For each of them, at most `maxWaiting` later tasks of others
 * run first, so that it also runs when new clients keep coming.
 */
export class TaskQueue {
  readonly #queue: PQueue
  readonly #bounds: Bounds
  /** Waiting tasks by client. */
  readonly #waiting = new Map<string, number>()
  /** How many tasks were added. */
  #added = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
    this.#queue = new PQueue({ concurrency: bounds.concurrency })
  }

  /**
   * Runs a task when it's the client's turn, and returns its result.
   * @param address the client's IP address
   * @param signal aborts when nobody needs the result anymore. A task that has started runs to its end
   * @param maxWaitMs how long the task waits at most. Default: as long as its caller
   * @throws QueueFullError when too many tasks are waiting, or this one for too long; the reason of `signal` when it
   * aborts before the start
   */
  async run<T>(
    address: string,
    task: () => Promise<T>,
    signal: AbortSignal,
    maxWaitMs?: number,
  ): Promise<T> {
    signal.throwIfAborted()
    const client = clientKey(address)
    const own = this.#waiting.get(client) ?? 0
    const { concurrency, maxWaiting, maxWaitingPerClient } = this.#bounds
    const isFull = own >= maxWaitingPerClient || this.#queue.size >= maxWaiting
    if (isFull && this.#queue.pending >= concurrency) throw new QueueFullError()
    this.#waiting.set(client, own + 1)
    this.#added += 1
    // Not `signal` itself: the queue would start the next task while an aborted one is still running.
    const waiting = new AbortController()
    const leave = () => waiting.abort(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
    const late = () => waiting.abort(new QueueFullError())
    const timer = maxWaitMs === undefined ? undefined : setTimeout(late, maxWaitMs)
    let isWaiting = true
    const stopWaiting = () => {
      if (!isWaiting) return
      isWaiting = false
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
      const left = (this.#waiting.get(client) ?? 1) - 1
      if (left > 0) this.#waiting.set(client, left)
      else this.#waiting.delete(client)
    }
    try {
      return await this.#queue.add(
        () => {
          stopWaiting()
          return task()
        },
        { priority: -(this.#added + own * maxWaiting), signal: waiting.signal },
      )
    } finally {
      stopWaiting()
    }
  }
}
