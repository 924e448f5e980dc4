import Database from 'better-sqlite3'
import { type HttpError, insufficientStorage, unavailable } from '../errors.ts'

/** The response to an error of the database that comes from outside; undefined for any other error. */
export function databaseError(error: unknown): HttpError | undefined {
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
        { 'retry-after': '2' },
      )
  }
  return undefined
}
