import { Worker } from 'node:worker_threads'
import { limits } from '../limits.ts'
import { outOfMemory, queryTimeout } from './query-error.ts'
import type { QueryRequest, QueryResponse, QueryThreadSettings } from './query-messages.ts'

/**
 * The worker thread that runs queries, one at a time. A query that exceeds its time or memory is
 * ended with the thread, which is then restarted.
 */
export class QueryThread {
  readonly #settings: QueryThreadSettings
  /** Resolves when the thread has loaded the documents. */
  #worker: Promise<Worker> | undefined
  #isClosed = false

  constructor(settings: QueryThreadSettings) {
    this.#settings = settings
    this.#worker = this.#start()
  }

  /**
   * Runs one query; do not call it concurrently.
   * @throws HttpError 408 after `milliseconds`, 400 when memory runs out
   */
  async run(request: QueryRequest, milliseconds: number): Promise<QueryResponse> {
    this.#worker ??= this.#start()
    const worker = await this.#worker
    const { promise, resolve, reject } = Promise.withResolvers<QueryResponse>()
    const timer = setTimeout(() => reject(queryTimeout(milliseconds)), milliseconds)
    const fail = (error: unknown) => reject(isMemoryError(error) ? outOfMemory() : error)
    const exit = () => reject(new Error('The query thread has ended'))
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
    const worker = new Worker(new URL('./query-worker.ts', import.meta.url), {
      workerData: this.#settings,
      resourceLimits: { maxOldGenerationSizeMb: limits.queryThreadMegabytes },
    })
    // The thread must not keep the process alive.
    worker.unref()
    const { promise, resolve, reject } = Promise.withResolvers<Worker>()
    worker.once('message', () => resolve(worker)).on('error', reject)
    worker.once('exit', () => {
      reject(new Error('The query thread did not start'))
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
