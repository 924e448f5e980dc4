import { unavailable } from './errors.ts'

interface SemaphoreOptions {
  /** Tasks that run at the same time. */
  readonly concurrency: number
  /** Tasks that wait at most, of each priority; one more is refused. */
  readonly queueLength: number
  /** What a refusal says. */
  readonly refusal: string
}

interface TaskOptions {
  /** Runs before all others that wait, and waits in a queue of its own. */
  readonly hasPriority?: boolean
  /** Nobody wants the result any more: a task that still waits is not run. */
  readonly signal?: AbortSignal | undefined
}

/** Lets a few tasks run at a time, lets a bounded number wait, and refuses the rest. */
export class Semaphore {
  readonly #options: SemaphoreOptions
  readonly #preferred = new Set<() => void>()
  readonly #others = new Set<() => void>()
  #running = 0

  constructor(options: SemaphoreOptions) {
    this.#options = options
  }

  /**
   * Runs a task as soon as there is a place.
   * @throws HttpError 503 when the queue is full, and the reason of `signal` when it aborts before
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
    const { queueLength, refusal } = this.#options
    const queue = hasPriority ? this.#preferred : this.#others
    if (queue.size >= queueLength) throw unavailable(refusal, { 'retry-after': '2' })
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

  /** Gives the place to the next task that waits. */
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
