import { TaskQueue } from 'limits'
import { badRequest, HttpError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { ImageDescription } from './describe-image.ts'
import { ImageTimeoutError, runImageProcess } from './image-process.ts'
import { unreadable } from './unreadable-image.ts'

type Printed =
  | { readonly described: ImageDescription }
  | { readonly status: number; readonly body: unknown }

const module = new URL('./describe-process.ts', import.meta.url)
const queue = new TaskQueue({
  concurrency: limits.imageProcesses,
  maxWaiting: limits.queuedUploads,
  maxWaitingPerClient: limits.queuedUploadsPerUser,
})

/**
 * What an uploaded image is.
 * @param caller aborts when the caller disconnects
 * @throws HttpError 400 when it is not a supported image or takes too long, 413 when it is too large
 * @throws QueueFullError when too many are waiting
 */
export function readUpload(
  path: string,
  caller: { signal: AbortSignal; client: string },
): Promise<ImageDescription> {
  return queue.run(() => inProcess(path, caller.signal), caller)
}

async function inProcess(path: string, signal: AbortSignal): Promise<ImageDescription> {
  const timeoutMs = limits.uploadTimeoutMs
  const output = await runImageProcess({ module, argument: path, timeoutMs, signal }).catch(
    (error: unknown) => {
      signal.throwIfAborted()
      throw badRequest(
        error instanceof ImageTimeoutError
          ? `This image took longer than ${timeoutMs / 1000} s to draw. Simplify it, or save it as PNG.`
          : unreadable,
      )
    },
  )
  const printed: Printed = JSON.parse(output.toString())
  if ('described' in printed) return printed.described
  throw new HttpError(printed.status, printed.body)
}
