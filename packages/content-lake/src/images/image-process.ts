import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { TaskQueue } from 'limits'
import { limits } from '../limits.ts'

const run = promisify(execFile)
/** One each of uploads and of large originals, which have longer queues of their own. */
const processes = new TaskQueue({
  concurrency: limits.imageProcesses,
  maxWaiting: limits.queuedUploads,
})
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

interface Options {
  /** The entry point of the process. */
  readonly module: URL
  readonly argument: string
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/** Thrown when the process has been killed at its deadline. */
export class ImageTimeoutError extends Error {
  override name = 'ImageTimeoutError'
}

/**
 * What a process prints that handles one image, when its turn comes. It is killed at a deadline, because a decoder
 * cannot be interrupted, and some decoders need memory for all pixels at once.
 * @throws ImageTimeoutError, the reason of `signal`, or Error when it fails
 */
export function runImageProcess(options: Options): Promise<Buffer> {
  return processes.run(() => outputOf(options), { signal: options.signal })
}

/** Lets the system end this process first when memory runs out, where it can be asked to. */
export async function yieldMemory(): Promise<void> {
  await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})
}

async function outputOf(options: Options): Promise<Buffer> {
  const { module, argument, timeoutMs, signal } = options
  const child = run(
    process.execPath,
    ['--max-old-space-size=128', fileURLToPath(module), argument],
    {
      signal,
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      encoding: 'buffer',
      maxBuffer: MAX_OUTPUT_BYTES,
    },
  )
  const { stdout } = await child.catch((error: unknown) => {
    signal.throwIfAborted()
    const isLate = error instanceof Error && 'killed' in error && error.killed === true
    throw isLate ? new ImageTimeoutError() : error
  })
  return stdout
}
