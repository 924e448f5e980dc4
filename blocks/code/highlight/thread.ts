import { Worker } from 'node:worker_threads'
import type { Outcome, Task } from './worker.ts'

/** For one task. */
const TIMEOUT_MS = 5_000
/** An idle thread ends after this time, because its grammars take some 70 MB. */
const IDLE_TIMEOUT_MS = 1_000

interface PendingTask {
  resolve(tokens: string): void
  reject(reason: Error): void
  timer: NodeJS.Timeout
}

/**
 * Highlights code in a worker thread, so that grammars can't block requests and can be stopped. The thread
 * starts with the first task and ends when it's idle. It doesn't keep the process alive.
 */
export class HighlightThread {
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #nextId = 0
  readonly #waiting = new Map<number, PendingTask>()

  /**
   * Highlights code.
   * @returns its token runs
   * @throws Error when it fails or takes too long
   */
  tokens(code: string, language: string): Promise<string> {
    clearTimeout(this.#idle)
    this.#worker ??= this.#start()
    const task: Task = { id: this.#nextId++, code, language }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#stop(new Error('took too long')), TIMEOUT_MS)
      this.#waiting.set(task.id, { resolve, reject, timer })
      this.#worker?.postMessage(task)
    })
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 4 },
    })
    worker.unref()
    worker.on('message', (outcome: Outcome) => this.#settle(outcome))
    worker.on('error', (error) => {
      if (worker === this.#worker) this.#stop(new Error(String(error)))
    })
    return worker
  }

  #settle(outcome: Outcome): void {
    const waiting = this.#waiting.get(outcome.id)
    if (!waiting) return
    this.#waiting.delete(outcome.id)
    clearTimeout(waiting.timer)
    if ('tokens' in outcome) waiting.resolve(outcome.tokens)
    else waiting.reject(new Error(outcome.error))
    if (this.#waiting.size > 0) return
    this.#idle = setTimeout(() => this.#stop(new Error('idle')), IDLE_TIMEOUT_MS)
    this.#idle.unref()
  }

  /** Rejects the waiting tasks. The next task starts a new thread. */
  #stop(reason: Error): void {
    void this.#worker?.terminate()
    this.#worker = undefined
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer)
      reject(reason)
    }
    this.#waiting.clear()
  }
}
