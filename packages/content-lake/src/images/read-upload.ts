import { execFile } from 'node:child_process'
import { open } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { badRequest, HttpError } from '../errors.ts'
import { limits } from '../limits.ts'
import { TaskQueue } from '../task-queue.ts'
import { describeImage, type ImageDescription, unreadable } from './describe-image.ts'

type Printed =
  | { readonly described: ImageDescription }
  | { readonly status: number; readonly body: unknown }

const run = promisify(execFile)
const entry = fileURLToPath(new URL('./describe-process.ts', import.meta.url))

/** Bytes at the start of a file by which formats are told apart. */
const SIGNATURE_BYTES = 16
/** PNG, JPEG, GIF, and WebP. Of these, the time to read is bounded by their pixels. */
const bounded = /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF.{4}WEBP)/s

const queue = new TaskQueue({
  concurrency: limits.concurrentUploads,
  maxWaiting: limits.queuedUploads,
  rejectionMessage: 'Too many images are being read. Try again in a moment.',
})

/**
 * What an uploaded image is. Formats whose drawing can take any time are read in a process that is killed
 * at a deadline, because a decoder cannot be interrupted.
 * @param caller aborts when the caller disconnects
 * @throws HttpError 400 when it is not a supported image or takes too long, 413 when it has too many
 * pixels, 503 when too many are waiting
 */
export function readUpload(path: string, caller: AbortSignal): Promise<ImageDescription> {
  const read = async () => ((await isBounded(path)) ? describeImage(path) : inProcess(path, caller))
  return queue.run(read, { signal: caller })
}

async function isBounded(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES)
    return bounded.test(buffer.toString('latin1', 0, bytesRead))
  } finally {
    await file.close()
  }
}

async function inProcess(path: string, signal: AbortSignal): Promise<ImageDescription> {
  const options = { signal, timeout: limits.uploadTimeoutMs, killSignal: 'SIGKILL' } as const
  const { stdout } = await run(process.execPath, [entry, path], options).catch((error: unknown) => {
    signal.throwIfAborted()
    const isLate = error instanceof Error && 'killed' in error && error.killed === true
    throw badRequest(
      isLate
        ? `This image took longer than ${limits.uploadTimeoutMs / 1000} s to draw. Simplify it, or save it as PNG.`
        : unreadable,
    )
  })
  const printed: Printed = JSON.parse(stdout)
  if ('described' in printed) return printed.described
  throw new HttpError(printed.status, printed.body)
}
