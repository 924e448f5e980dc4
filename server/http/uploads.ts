import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { ConcurrencyLimiter } from 'limits'
import type { LeadKind } from '#leads/index.ts'
import type { Env } from './env.ts'
import { tooManyText } from './problem.ts'
import { refuse, refuseBody } from './refuse.ts'
import type { RequestPolicy, UploadPolicy } from './request-policy.ts'

export interface UploadOptions {
  /** Counts a rejected submission. Returns the seconds to wait, or 0 within the rate limit. */
  countRefused(form: LeadKind, c: Context<Env>): Promise<number>
  /** The seconds until a client's submissions are handled again; 0 when they are handled now. */
  secondsToWait(form: LeadKind, c: Context<Env>): Promise<number>
  /** Whether the disk has room for another file. */
  hasSpace(): Promise<boolean>
}

/** Bodies that are in memory at the same time. */
const CONCURRENT_UPLOADS = { inAll: 16, perClient: 3 }

/**
 * Reads forms with a file before they're handled, within the bounds of their policy: size (413), length (411),
 * how many are in memory (503), and time (408). The limits of the form (429) and the disk (503) come before that.
 */
export function limitUploads({ countRefused, secondsToWait, hasSpace }: UploadOptions) {
  const concurrent = new ConcurrencyLimiter(CONCURRENT_UPLOADS)
  return async (
    c: Context<Env>,
    policy: RequestPolicy,
    upload: UploadPolicy,
    handle: () => Promise<unknown>,
  ): Promise<void> => {
    const tooMany = (seconds: number) => {
      const detail = tooManyText(seconds)
      const headers = { 'retry-after': String(seconds) }
      return new HTTPException(429, { res: refuse(policy, { status: 429, detail, headers }) })
    }
    const length = declaredLength(c)
    if (length === undefined) throw refuseBody(policy, 411, 'Send a Content-Length header.')
    if (length > upload.maxBodyBytes) {
      const refused = await countRefused(upload.form, c)
      if (refused > 0) throw tooMany(refused)
      throw refuseBody(policy, 413, `Send at most ${upload.maxBodyBytes / 1024} KB.`)
    }
    const wait = await secondsToWait(upload.form, c)
    if (wait > 0) throw tooMany(wait)
    if (!(await hasSpace())) {
      const detail =
        'Files can’t be stored right now. Try again in ten minutes, or send the form without a file.'
      const headers = { 'retry-after': '600' }
      throw new HTTPException(503, { res: refuse(policy, { status: 503, detail, headers }) })
    }
    const end = concurrent.start(c.env.clientAddress)
    if (!end) {
      const detail = 'Too many files are being sent right now. Try again in a moment.'
      const headers = { 'retry-after': '10' }
      throw new HTTPException(503, { res: refuse(policy, { status: 503, detail, headers }) })
    }
    try {
      c.req.raw = await readUpload(c.req.raw, length, policy, upload)
      await handle()
    } finally {
      end()
    }
  }
}

/** Whether a body is a form that can have files (RFC 7578). */
export function isMultipart({ req }: Context<Env>): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(req.header('content-type')?.trim() ?? '')
}

/** The length that Node's parser enforces; undefined for a chunked body (RFC 9112 §6.3). */
export function declaredLength({ req }: Context<Env>): number | undefined {
  const length = req.header('content-length')
  return length === undefined || req.header('transfer-encoding') ? undefined : Number(length)
}

/**
 * Reads a body to its end, and keeps its start. It's read into one array, because many small chunks would take
 * much more memory than they have bytes.
 * @returns the request with the kept bytes as its body
 */
async function readUpload(
  request: Request,
  length: number,
  policy: RequestPolicy,
  { maxKeptBytes, readTimeoutMs }: UploadPolicy,
): Promise<Request> {
  const kept = new Uint8Array(Math.min(length, maxKeptBytes))
  let filled = 0
  const timeout = AbortSignal.timeout(readTimeoutMs)
  try {
    const chunks: AsyncIterable<Uint8Array> = Readable.from(request.body ?? [], { signal: timeout })
    for await (const chunk of chunks) {
      const wanted = chunk.subarray(0, kept.length - filled)
      kept.set(wanted, filled)
      filled += wanted.length
    }
  } catch (error) {
    if (timeout.aborted) throw refuseBody(policy, 408, 'This took too long. Try again.')
    throw error
  }
  return new Request(request, { body: kept })
}
