import Database from 'better-sqlite3'

/** The databases that `DATA_DIR` can have, and their columns with JSON. */
const jsonColumns = {
  leads: { leads: ['fields'] },
  content: { documents: ['body'], revisions: ['body', 'mutations'] },
} satisfies Record<string, Record<string, readonly string[]>>

/** A database of the leads, or of the embedded content platform. */
export type DatabaseName = keyof typeof jsonColumns

/**
 * Reads a whole database, while other processes may write to it. SQLite has no checksums, so a changed character in
 * a text is found only if it breaks an index or JSON.
 * @returns what is damaged; undefined if nothing is
 */
export function databaseDamage(file: string, name: DatabaseName): string | undefined {
  try {
    const database = new Database(file, { fileMustExist: true, readonly: true })
    try {
      const verdict = String(database.pragma('integrity_check(1)', { simple: true }))
      return verdict === 'ok' ? brokenJson(database, name) : verdict
    } finally {
      database.close()
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function brokenJson(database: Database.Database, name: DatabaseName): string | undefined {
  for (const [table, columns] of Object.entries<readonly string[]>(jsonColumns[name])) {
    for (const column of columns) {
      const broken = database
        .prepare(`SELECT 1 FROM ${table} WHERE ${column} IS NOT NULL AND NOT json_valid(${column})`)
        .get()
      if (broken !== undefined) return `${table}.${column} has a value that is not JSON`
    }
  }
  return undefined
}
