import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'

const PAGES_PER_STEP = 1_000

/**
 * Copies a consistent snapshot of the embedded database, even while other processes write to it.
 * @param target path of a file that does not exist
 * @returns the number of leads in the copy; undefined when there is no embedded database
 */
export async function backUpLeads(
  dataDir: string,
  target: string,
  onProgress: (done: number, total: number) => void,
): Promise<number | undefined> {
  const source = join(dataDir, 'leads.db')
  if (!existsSync(source)) return undefined
  closeSync(openSync(target, 'wx', 0o600))
  const database = new Database(source, { fileMustExist: true })
  try {
    // Without an open read transaction, another process's write would restart the copy.
    database.exec('BEGIN')
    const count = database.prepare<[], { count: number }>('SELECT count(*) AS count FROM leads')
    const leads = count.get()?.count ?? 0
    await database.backup(target, {
      progress({ totalPages, remainingPages }) {
        onProgress(totalPages - remainingPages, totalPages)
        return PAGES_PER_STEP
      },
    })
    makeOneFile(target)
    return leads
  } finally {
    database.close()
  }
}

/** Turns off WAL, so that the copy is a single file that can be read in a read-only folder. */
function makeOneFile(file: string): void {
  const copy = new Database(file)
  copy.pragma('journal_mode = DELETE')
  copy.close()
}

/** Whether another process has the embedded database open. */
export function isLeadsDatabaseInUse(dataDir: string): boolean {
  const file = join(dataDir, 'leads.db')
  if (!existsSync(file)) return false
  const database = new Database(file, { timeout: 0 })
  try {
    // SQLite can turn off WAL only if no other connection is open.
    return database.pragma('journal_mode = DELETE', { simple: true }) === 'wal'
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) return true
    throw error
  } finally {
    database.close()
  }
}
