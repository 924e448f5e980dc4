import { join } from 'node:path'
import Database from 'better-sqlite3'

/** Another process has the directory open. */
export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError'

  constructor(directory: string) {
    super(`The content directory ${directory} is in use by another process`)
  }
}

/**
 * Locks a directory for this process until the returned function is called or the process ends: the
 * operating system releases the lock on an open SQLite file.
 * @throws DirectoryInUseError when another process holds the lock
 */
export function lockDirectory(directory: string): () => void {
  const lock = new Database(join(directory, 'lock.db'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    const isBusy = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')
    throw isBusy ? new DirectoryInUseError(directory) : error
  }
  return () => lock.close()
}
