import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'

const PAGES_PER_STEP = 1_000

/**
 * Copies the embedded database while others write to it: all of one moment.
 * @param target a file that is not there yet
 * @returns the number of leads in the copy, or undefined when there is no embedded database
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
    // With a read transaction open, a write of another process does not begin the copy anew.
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

/** Without WAL, so that the copy can be read where nothing can be written. */
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
    // To leave WAL, SQLite must be alone with the file.
    return database.pragma('journal_mode = DELETE', { simple: true }) === 'wal'
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) return true
    throw error
  } finally {
    database.close()
  }
}
