import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'

/** The file of the embedded database. */
export function leadsDatabasePath(dataDir: string): string {
  return join(dataDir, 'leads.db')
}

/** Whether another process has the embedded database open. Unknown for a damaged one, which counts as not open. */
export function isLeadsDatabaseInUse(dataDir: string): boolean {
  const file = leadsDatabasePath(dataDir)
  if (!existsSync(file)) return false
  const database = new Database(file, { timeout: 0 })
  try {
    // With WAL, each open connection shares a lock that this one then takes.
    database.pragma('locking_mode = EXCLUSIVE')
    database.exec('BEGIN EXCLUSIVE; ROLLBACK')
    return false
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error
    if (error.code.startsWith('SQLITE_BUSY')) return true
    if (/^SQLITE_(CORRUPT|NOTADB|IOERR)/.test(error.code)) return false
    throw error
  } finally {
    database.close()
  }
}

/** Ends all sessions in a copy of the database, and deletes the key that signs the tokens of known browsers. */
export function endSessions(file: string): void {
  const database = new Database(file, { fileMustExist: true })
  const statements = {
    sessions: 'DELETE FROM sessions',
    editor_sessions: 'DELETE FROM editor_sessions',
    // Not the key of links, by which people unsubscribe from mails that they have.
    secrets: "DELETE FROM secrets WHERE name = 'devices'",
  }
  const exists = database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?")
  for (const [table, statement] of Object.entries(statements)) {
    // A backup of an older release doesn't have all tables.
    if (exists.get(table) !== undefined) database.exec(statement)
  }
  database.close()
}
