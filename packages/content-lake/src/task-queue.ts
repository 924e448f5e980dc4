import PQueue from 'p-queue'
import { unavailable } from './errors.ts'

interface TaskQueueOptions {
  /** Concurrent tasks. */
  readonly concurrency: number
  /** Waiting tasks of each priority; one more is rejected. */
  readonly maxWaiting: number
  /** The error message of a rejection. */
  readonly rejectionMessage: string
}

interface TaskOptions {
  /** Runs before tasks without priority, and waits apart from them. */
  readonly hasPriority?: boolean
  /** Aborts when the result is no longer needed. A task that has started runs to its end. */
  readonly signal?: AbortSignal | undefined
}

/** A queue of tasks that rejects further ones when too many are waiting. */
export class TaskQueue {
  readonly #options: TaskQueueOptions
  readonly #queue: PQueue

  constructor(options: TaskQueueOptions) {
    this.#options = options
    this.#queue = new PQueue({ concurrency: options.concurrency })
  }

  /**
   * Runs a task when its turn comes.
   * @throws HttpError 503 when too many are waiting, or the reason of `signal` when it aborts before the start
   */
  async run<T>(task: () => Promise<T> | T, options: TaskOptions = {}): Promise<T> {
    const { concurrency, maxWaiting, rejectionMessage } = this.#options
    const { signal } = options
    signal?.throwIfAborted()
    const priority = options.hasPriority ? 1 : 0
    const mustWait = this.#queue.pending >= concurrency
    if (mustWait && this.#queue.sizeBy({ priority }) >= maxWaiting) {
      throw unavailable(rejectionMessage, { 'retry-after': '2' })
    }
    // Not `signal` itself: the queue would start the next task while an aborted one is still running.
    const waiting = new AbortController()
    const leave = () => waiting.abort(signal?.reason)
    signal?.addEventListener('abort', leave, { once: true })
    return await this.#queue.add(
      async () => {
        signal?.removeEventListener('abort', leave)
        return await task()
      },
      { priority, signal: waiting.signal },
    )
  }
}
