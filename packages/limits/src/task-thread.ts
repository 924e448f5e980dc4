import { once } from 'node:events'
import { parentPort, type Worker } from 'node:worker_threads'
import PQueue from 'p-queue'

/** What `serveTasks` sends for each task. */
interface Outcome {
  output?: unknown
  error?: string
}

/** Thrown for a task that fails, as opposed to its thread. */
export class TaskError extends Error {
  override name = 'TaskError'
}

interface Options<Output> {
  /** Starts the thread, whose module calls `serveTasks`. Its `resourceLimits` bound its memory. */
  start: () => Worker
  /** Parses the result of a task. */
  parse: (output: unknown) => Output
  /** For one task, in milliseconds. */
  timeoutMs: number
  /** After which an idle thread ends and frees its memory, in milliseconds. */
  idleMs: number
}

/**
 * Runs tasks one after another in a thread, so that they can't block requests and can be stopped. The thread
 * starts with the first task and ends when it's idle. It doesn't keep the process alive.
 */
export class TaskThread<Input, Output> {
  readonly #options: Options<Output>
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  readonly #queue = new PQueue({ concurrency: 1 })

  constructor(options: Options<Output>) {
    this.#options = options
  }

  /** @throws TaskError when the task fails, and another error when it takes too long or too much memory */
  run(input: Input): Promise<Output> {
    return this.#queue.add(() => this.#runNow(input))
  }

  async #runNow(input: Input): Promise<Output> {
    const { timeoutMs, idleMs, parse } = this.#options
    clearTimeout(this.#idle)
    this.#worker ??= this.#start()
    this.#worker.postMessage(input)
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const [outcome]: Outcome[] = await once(this.#worker, 'message', { signal })
      if (outcome?.error !== undefined) throw new TaskError(outcome.error)
      return parse(outcome?.output)
    } catch (error) {
      if (!(error instanceof TaskError)) this.#stop()
      throw error
    } finally {
      this.#idle = setTimeout(() => this.#stop(), idleMs).unref()
    }
  }

  #start(): Worker {
    const worker = this.#options.start()
    worker.unref()
    // Without a listener, an error between two tasks would end the process.
    worker.on('error', () => {
      if (worker === this.#worker) this.#worker = undefined
    })
    return worker
  }

  #stop(): void {
    void this.#worker?.terminate()
    this.#worker = undefined
  }
}

/** In the module of a thread: parses and handles its tasks. */
export function serveTasks<Input, Output>(
  parse: (input: unknown) => Input,
  handle: (input: Input) => Promise<Output>,
): void {
  const run = async (input: unknown) => handle(parse(input))
  parentPort?.on('message', async (input: unknown) => {
    parentPort?.postMessage(
      await run(input).then(
        (output) => ({ output }),
        (error: unknown) => ({ error: String(error).slice(0, 300) }),
      ),
    )
  })
}
