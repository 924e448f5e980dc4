import Database from 'better-sqlite3'
import { QueueFullError } from 'limits'
import { HttpError, insufficientStorage, tooManyRequests, unavailable } from '../errors.ts'

const retry = { 'retry-after': '2' }

/** The response to an error that isn't a defect: of a request, a full queue, or the disk; undefined for any other. */
export function expectedError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error
  if (error instanceof QueueFullError) {
    const refusal = error.isOfClient ? tooManyRequests : unavailable
    return refusal('Too many requests are waiting. Try again in a moment.', retry)
  }
  if (!(error instanceof Database.SqliteError)) return undefined
  if (error.code.startsWith('SQLITE_FULL'))
    return insufficientStorage(
      'The disk of the content is full. Nothing was saved. Ask whoever runs the site to free space.',
    )
  const reasons = { BUSY: 'locked by another program', READONLY: 'read-only' }
  for (const [code, reason] of Object.entries(reasons)) {
    if (error.code.startsWith(`SQLITE_${code}`))
      return unavailable(
        `The content is ${reason}. Nothing was saved. Try again in a moment, then ask whoever runs the site.`,
        retry,
      )
  }
  return undefined
}
