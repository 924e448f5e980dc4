import { unavailable } from './errors.ts'

interface SemaphoreOptions {
  /** Concurrent tasks. */
  readonly concurrency: number
  /** Queued tasks of each priority; one more is rejected. */
  readonly queueLength: number
  /** The error message of a rejection. */
  readonly rejectionMessage: string
}

interface TaskOptions {
  /** Uses a queue of its own that goes first. */
  readonly hasPriority?: boolean
  /** Aborts when the result is no longer needed: a queued task then does not run. */
  readonly signal?: AbortSignal | undefined
}

/** A semaphore with bounded queues. */
export class Semaphore {
  readonly #options: SemaphoreOptions
  readonly #preferred = new Set<() => void>()
  readonly #others = new Set<() => void>()
  #running = 0

  constructor(options: SemaphoreOptions) {
    this.#options = options
  }

  /**
   * Runs a task once a slot is free.
   * @throws HttpError 503 when the queue is full, or the reason of `signal` when it aborts first
   */
  async run<T>(task: () => Promise<T> | T, options: TaskOptions = {}): Promise<T> {
    options.signal?.throwIfAborted()
    if (this.#running >= this.#options.concurrency) await this.#wait(options)
    else this.#running += 1
    try {
      return await task()
    } finally {
      this.#release()
    }
  }

  #wait({ hasPriority = false, signal }: TaskOptions): Promise<void> {
    const { queueLength, rejectionMessage } = this.#options
    const queue = hasPriority ? this.#preferred : this.#others
    if (queue.size >= queueLength) throw unavailable(rejectionMessage, { 'retry-after': '2' })
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        queue.delete(start)
        reject(signal?.reason)
      }
      queue.add(start)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  /** Passes the slot on to the next task in the queue. */
  #release(): void {
    const queue = this.#preferred.size > 0 ? this.#preferred : this.#others
    const [next] = queue
    if (next) {
      queue.delete(next)
      next()
    } else {
      this.#running -= 1
    }
  }
}
