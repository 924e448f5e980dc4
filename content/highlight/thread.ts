import { Worker } from 'node:worker_threads'
import type { Outcome, Task } from './worker.ts'

const deadline = 5_000
/** Grammars hold some 70 MB: after this much quiet they are let go, with their thread. */
const idleFor = 5_000

interface Waiting {
  resolve(tokens: string): void
  reject(reason: Error): void
  timer: NodeJS.Timeout
}

/**
 * Highlights in a thread of its own, so that neither a page nor another visitor waits for a grammar,
 * and one that runs away is stopped. Started by its first task, ended when it has been idle; keeps no
 * process alive.
 */
export class HighlightThread {
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #nextId = 0
  readonly #waiting = new Map<number, Waiting>()

  /** The token runs of some code. @throws Error when it cannot be highlighted in time */
  tokens(code: string, language: string): Promise<string> {
    clearTimeout(this.#idle)
    this.#worker ??= this.#start()
    const task: Task = { id: this.#nextId++, code, language }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#stop(new Error('took too long')), deadline)
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
    this.#idle = setTimeout(() => this.#stop(new Error('idle')), idleFor)
    this.#idle.unref()
  }

  /** Whoever waits is told why; the next task starts another thread. */
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
