import PQueue from 'p-queue'
import { tooManyRequests, unavailable } from './errors.ts'

interface TaskQueueOptions {
  /** Concurrent tasks. */
  readonly concurrency: number
  /** Waiting tasks of each priority; one more is rejected. */
  readonly maxWaiting: number
  /** Waiting tasks of one person; one more is rejected. */
  readonly maxWaitingPerUser?: number
  /** The error message of a rejection. */
  readonly rejectionMessage: string
}

interface TaskOptions {
  /** Runs before tasks without priority, and waits apart from them. */
  readonly hasPriority?: boolean
  /** The person whose task it is: the more of them wait, the later its next one runs. */
  readonly userId?: string | undefined
  /** Aborts when the result is no longer needed. A task that has started runs to its end. */
  readonly signal?: AbortSignal | undefined
}

/** A queue of tasks that rejects further ones when too many are waiting. */
export class TaskQueue {
  readonly #options: TaskQueueOptions
  readonly #queue: PQueue
  /** Waiting tasks with and without priority, and by person. */
  readonly #waiting = new Map<string, number>()

  constructor(options: TaskQueueOptions) {
    this.#options = options
    this.#queue = new PQueue({ concurrency: options.concurrency })
  }

  /**
   * Runs a task when its turn comes.
   * @throws HttpError 503 when too many are waiting, 429 when too many of one person are, or the reason of
   * `signal` when it aborts before the start
   */
  async run<T>(task: () => Promise<T> | T, options: TaskOptions = {}): Promise<T> {
    const { concurrency, maxWaiting, maxWaitingPerUser = maxWaiting } = this.#options
    const { signal, hasPriority = false, userId } = options
    signal?.throwIfAborted()
    const [group, person] = [`priority ${hasPriority}`, `user ${userId}`]
    const ofGroup = this.#waiting.get(group) ?? 0
    const own = this.#waiting.get(person) ?? 0
    const { rejectionMessage } = this.#options
    const retry = { 'retry-after': '2' }
    if (this.#queue.pending >= concurrency) {
      if (ofGroup >= maxWaiting) throw unavailable(rejectionMessage, retry)
      if (userId && own >= maxWaitingPerUser) throw tooManyRequests(rejectionMessage, retry)
    }
    const keys = userId === undefined ? [group] : [group, person]
    for (const key of keys) this.#waiting.set(key, (this.#waiting.get(key) ?? 0) + 1)
    // Not `signal` itself: the queue would start the next task while an aborted one is still running.
    const waiting = new AbortController()
    const leave = () => waiting.abort(signal?.reason)
    signal?.addEventListener('abort', leave, { once: true })
    let isWaiting = true
    const stopWaiting = () => {
      if (!isWaiting) return
      isWaiting = false
      signal?.removeEventListener('abort', leave)
      for (const key of keys) {
        const left = (this.#waiting.get(key) ?? 1) - 1
        if (left > 0) this.#waiting.set(key, left)
        else this.#waiting.delete(key)
      }
    }
    try {
      return await this.#queue.add(
        async () => {
          stopWaiting()
          return await task()
        },
        { priority: (hasPriority ? maxWaiting : 0) - (userId ? own : 0), signal: waiting.signal },
      )
    } finally {
      stopWaiting()
    }
  }
}
