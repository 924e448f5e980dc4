import { Worker } from 'node:worker_threads'
import { unavailable } from '../errors.ts'
import { outOfMemory, queryTimeout } from './query-error.ts'

interface GroqThreadOptions {
  /** The module that the thread runs. It posts a message when it is ready, and then one for each request. */
  readonly module: URL
  readonly workerData?: unknown
  /** The heap of the thread. */
  readonly megabytes: number
}

/**
 * A worker thread that evaluates GROQ, one request at a time. A request that exceeds its time or memory
 * is ended with the thread, which is then restarted.
 */
export class GroqThread<Request, Response> {
  readonly #options: GroqThreadOptions
  /** Resolves when the thread is ready. */
  #worker: Promise<Worker> | undefined
  #isClosed = false

  constructor(options: GroqThreadOptions) {
    this.#options = options
  }

  /** Starts the thread, unless it runs. Otherwise the first request does. */
  async start(): Promise<void> {
    this.#worker ??= this.#start()
    await this.#worker
  }

  /**
   * Handles one request; do not call it concurrently.
   * @throws HttpError 408 after `milliseconds`, 400 when memory runs out, 503 when the platform closes
   */
  async run(request: Request, milliseconds: number): Promise<Response> {
    this.#worker ??= this.#start()
    const worker = await this.#worker
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const timer = setTimeout(() => reject(queryTimeout(milliseconds)), milliseconds)
    const fail = (error: unknown) => reject(isMemoryError(error) ? outOfMemory() : error)
    const exit = () => reject(unavailable('The query was interrupted'))
    worker.once('message', resolve).once('error', fail).once('exit', exit)
    worker.postMessage(request)
    try {
      return await promise
    } catch (error) {
      await worker.terminate()
      if (!this.#isClosed) this.#worker = this.#start()
      throw error
    } finally {
      clearTimeout(timer)
      worker.off('message', resolve).off('error', fail).off('exit', exit)
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const worker = await this.#worker?.catch(() => undefined)
    await worker?.terminate()
  }

  #start(): Promise<Worker> {
    const { module, workerData, megabytes } = this.#options
    const resourceLimits = { maxOldGenerationSizeMb: megabytes }
    const worker = new Worker(module, { workerData, resourceLimits })
    // The thread must not keep the process alive.
    worker.unref()
    const { promise, resolve, reject } = Promise.withResolvers<Worker>()
    worker.once('message', () => resolve(worker)).on('error', reject)
    worker.once('exit', () => {
      reject(new Error('The thread did not start'))
      if (this.#worker === promise) this.#worker = undefined
    })
    // An unhandled rejection of a failed start would end the process.
    promise.catch(() => {})
    return promise
  }
}

function isMemoryError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
