import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { once } from 'node:events'
import { unavailable } from '../errors.ts'
import { outOfMemory, queryTimeout } from './query-error.ts'

interface GroqProcessOptions {
  /** The module that the process runs. It sends a message when it is ready, and then one for each request. */
  readonly module: URL
  /** An argument of the process. */
  readonly argument?: string
  /** Its heap. */
  readonly megabytes: number
}

/**
 * A process that evaluates GROQ, one request at a time. A request that exceeds its time or memory is ended with the
 * process, which is then started again. A thread would not do: a single allocation beyond its heap, such as of a
 * text, ends all threads of the process.
 */
export class GroqProcess<Request extends Serializable, Response> {
  readonly #options: GroqProcessOptions
  /** Resolves when the process is ready. */
  #child: Promise<ChildProcess> | undefined
  #isClosed = false

  constructor(options: GroqProcessOptions) {
    this.#options = options
  }

  /** Starts the process, unless it runs. Otherwise the first request does. */
  async start(): Promise<void> {
    this.#child ??= this.#start()
    await this.#child
  }

  /**
   * Handles one request; do not call it concurrently.
   * @throws HttpError 408 after `milliseconds`, 400 when memory runs out, 503 when the platform closes
   */
  async run(request: Request, milliseconds: number): Promise<Response> {
    this.#child ??= this.#start()
    const child = await this.#child
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const timer = setTimeout(() => reject(queryTimeout(milliseconds)), milliseconds)
    const exit = (_code: number | null, signal: NodeJS.Signals | null) =>
      reject(signal === 'SIGABRT' ? outOfMemory() : unavailable('The query was interrupted'))
    child.once('message', resolve).once('exit', exit)
    try {
      // If it has ended, so has the request. It throws for what cannot be serialized.
      child.send(request, () => {})
      return await promise
    } catch (error) {
      child.kill('SIGKILL')
      if (!this.#isClosed) this.#child = this.#start()
      throw error
    } finally {
      clearTimeout(timer)
      child.off('message', resolve).off('exit', exit)
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const child = await this.#child?.catch(() => undefined)
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.ref()
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  #start(): Promise<ChildProcess> {
    const { module, argument, megabytes } = this.#options
    const child = fork(module, argument === undefined ? [] : [argument], {
      execArgv: [`--max-old-space-size=${megabytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // It must not keep this process alive.
    child.unref()
    child.channel?.unref()
    const { promise, resolve, reject } = Promise.withResolvers<ChildProcess>()
    child.once('message', () => resolve(child)).on('error', reject)
    child.once('exit', () => {
      reject(unavailable('Queries could not be started'))
      if (this.#child === promise) this.#child = undefined
    })
    // An unhandled rejection of a failed start would end the process.
    promise.catch(() => {})
    return promise
  }
}
