import { join } from 'node:path'
import Database from 'better-sqlite3'

/**
 * Takes a directory for this process, until the returned function is called or the process ends,
 * however it ends: the operating system drops the lock on an open SQLite file with its process.
 * @throws Error when another process has it.
 */
export function lockDirectory(directory: string): () => void {
  const lock = new Database(join(directory, 'lock.db'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new Error(`The content directory ${directory} is in use by another process`)
  }
  return () => lock.close()
}
