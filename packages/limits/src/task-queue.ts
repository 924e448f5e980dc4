import PQueue from 'p-queue'
import { clientKey } from './address-prefix.ts'

interface TaskQueueOptions {
  /** How many tasks run at the same time. */
  readonly concurrency: number
  /** How many tasks of each priority may wait, and how many of one client. */
  readonly maxWaiting: number
  readonly maxWaitingPerClient?: number
}

interface TaskOptions {
  /** Whose task it is: an IP address, or the ID of a user. */
  readonly client?: string | undefined
  /** Aborts when nobody needs the result anymore. A task that has started runs to its end. */
  readonly signal?: AbortSignal | undefined
  /** How long the task waits at most. Default: as long as its caller. */
  readonly maxWaitMs?: number
  /** Runs before tasks without priority, and doesn't count among them. */
  readonly hasPriority?: boolean
}

/** Thrown when more tasks would wait than allowed, or one has waited for too long. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
  /** Whether only the client's own tasks are too many. */
  readonly isOfClient: boolean

  constructor(isOfClient: boolean) {
    super('Too many tasks are waiting')
    this.isOfClient = isOfClient
  }
}

/**
 * A queue with bounds. The more tasks of a client are waiting, the later its next one runs, so that one
 * client's long queue doesn't delay the others. For each of them, at most `maxWaiting` later tasks of others
 * run first, so that it also runs when new clients keep coming.
 */
export class TaskQueue {
  readonly #queue: PQueue
  readonly #options: TaskQueueOptions
  /** Waiting tasks by priority, and by client. */
  readonly #waiting = new Map<string, number>()
  /** How many tasks were added. */
  #added = 0

  constructor(options: TaskQueueOptions) {
    this.#options = options
    this.#queue = new PQueue({ concurrency: options.concurrency })
  }

  /**
   * Runs a task when its turn comes, and returns its result.
   * @throws QueueFullError when too many tasks are waiting, or this one for too long; the reason of `signal` when it
   * aborts before the start
   */
  async run<T>(task: () => Promise<T> | T, options: TaskOptions = {}): Promise<T> {
    const { concurrency, maxWaiting, maxWaitingPerClient = maxWaiting } = this.#options
    const { client, signal, maxWaitMs, hasPriority = false } = options
    signal?.throwIfAborted()
    const group = `priority ${hasPriority}`
    const keys = client === undefined ? [group] : [group, `client ${clientKey(client)}`]
    const [ofGroup = 0, own = 0] = keys.map((key) => this.#waiting.get(key))
    if (this.#queue.pending >= concurrency) {
      if (ofGroup >= maxWaiting) throw new QueueFullError(false)
      if (own >= maxWaitingPerClient) throw new QueueFullError(true)
    }
    for (const key of keys) this.#waiting.set(key, (this.#waiting.get(key) ?? 0) + 1)
    this.#added += 1
    // Not `signal` itself: the queue would start the next task while an aborted one is still running.
    const waiting = new AbortController()
    const leave = () => waiting.abort(signal?.reason)
    signal?.addEventListener('abort', leave, { once: true })
    const late = () => waiting.abort(new QueueFullError(false))
    const timer = maxWaitMs === undefined ? undefined : setTimeout(late, maxWaitMs)
    let isWaiting = true
    const stopWaiting = () => {
      if (!isWaiting) return
      isWaiting = false
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
      for (const key of keys) {
        const left = (this.#waiting.get(key) ?? 1) - 1
        if (left > 0) this.#waiting.set(key, left)
        else this.#waiting.delete(key)
      }
    }
    const first = hasPriority ? Number.MAX_SAFE_INTEGER / 2 : 0
    try {
      return await this.#queue.add(
        async () => {
          stopWaiting()
          return await task()
        },
        { priority: first - this.#added - own * maxWaiting, signal: waiting.signal },
      )
    } finally {
      stopWaiting()
    }
  }
}
