interface Bounds {
  /** What is done at the same time. */
  concurrency: number
  /** What waits at most, in all and of one client. */
  queueLength: number
  queueLengthPerClient: number
}

interface Job<T> {
  work: (signal: AbortSignal) => Promise<T>
  result: PromiseWithResolvers<T>
  /** Aborts when all callers are gone. */
  abandoned: AbortController
  callers: number
  isBegun: boolean
}

/** There is more to do than may wait. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

/**
 * Does a piece of work once for all who ask for it at the same time, a few pieces at a time. Clients
 * take turns (round-robin), so that the long queue of one makes no other wait.
 */
export class SharedWork<T> {
  readonly #bounds: Bounds
  readonly #jobs = new Map<string, Job<T>>()
  /** The jobs that wait, by client, in the order of the clients' turns. A job may wait for several. */
  readonly #waiting = new Map<string, Set<Job<T>>>()
  #running = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /**
   * The result of `work`, or of the same work that is under way or waits already.
   * @param key names the work
   * @param client who asks
   * @param work is told by its signal when nobody wants the result any more
   * @param caller aborts when the caller leaves
   * @throws QueueFullError when too much waits; the reason of `caller` when it aborts
   */
  async run(key: string, client: string, work: Job<T>['work'], caller: AbortSignal): Promise<T> {
    caller.throwIfAborted()
    const known = this.#jobs.get(key)
    const job: Job<T> = known ?? {
      work,
      result: Promise.withResolvers<T>(),
      abandoned: new AbortController(),
      callers: 0,
      isBegun: false,
    }
    if (!job.isBegun && !this.#enqueue(client, job) && !known) {
      throw new QueueFullError('Too much waits already')
    }
    this.#jobs.set(key, job)
    job.callers += 1
    this.#beginWhatMay()
    return this.#resultFor(key, job, caller)
  }

  /** Waits for a job. Rejects as soon as the caller leaves; the last one to leave ends the job. */
  #resultFor(key: string, job: Job<T>, caller: AbortSignal): Promise<T> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(caller.reason)
        job.callers -= 1
        if (job.callers > 0) return
        this.#dequeue(job)
        if (this.#jobs.get(key) === job) this.#jobs.delete(key)
        job.abandoned.abort()
      }
      caller.addEventListener('abort', leave, { once: true })
      const finish = () => {
        caller.removeEventListener('abort', leave)
        if (this.#jobs.get(key) === job) this.#jobs.delete(key)
      }
      job.result.promise.then(resolve, reject).finally(finish)
    })
  }

  #enqueue(client: string, job: Job<T>): boolean {
    const { concurrency, queueLength, queueLengthPerClient } = this.#bounds
    const own = this.#waiting.get(client) ?? new Set()
    let all = 0
    for (const jobs of this.#waiting.values()) all += jobs.size
    const isFree = this.#running < concurrency
    if (!isFree && (own.size >= queueLengthPerClient || all >= queueLength)) return false
    own.add(job)
    this.#waiting.set(client, own)
    return true
  }

  #dequeue(job: Job<T>): void {
    for (const [client, jobs] of this.#waiting) {
      jobs.delete(job)
      if (jobs.size === 0) this.#waiting.delete(client)
    }
  }

  #beginWhatMay(): void {
    while (this.#running < this.#bounds.concurrency) {
      const [next] = this.#waiting
      if (!next) return
      const [client, jobs] = next
      const [job] = jobs
      // Its next turn comes after everybody else's.
      this.#waiting.delete(client)
      this.#waiting.set(client, jobs)
      if (!job) return
      this.#dequeue(job)
      void this.#begin(job)
    }
  }

  async #begin(job: Job<T>): Promise<void> {
    job.isBegun = true
    this.#running += 1
    try {
      job.result.resolve(await job.work(job.abandoned.signal))
    } catch (error) {
      job.result.reject(error)
    } finally {
      this.#running -= 1
      this.#beginWhatMay()
    }
  }
}
