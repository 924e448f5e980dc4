import Database from 'better-sqlite3'
import { limits } from '../limits.ts'
import type { StoredDocument } from './document.ts'

/** What one transaction did to one document; `before` or `after` is missing at its birth or end. */
export interface DocumentChange {
  readonly id: string
  readonly before: StoredDocument | undefined
  readonly after: StoredDocument | undefined
  /** The mutations as applied, in order, in the shape that listeners and history answer. */
  readonly mutations: readonly unknown[]
}

export interface Transaction {
  readonly id: string
  readonly timestamp: string
  readonly author: string
  readonly changes: readonly DocumentChange[]
}

const schema = `
  CREATE TABLE IF NOT EXISTS documents (id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS transactions (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, timestamp TEXT NOT NULL, author TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS revisions (
    seq INTEGER NOT NULL REFERENCES transactions (seq) ON DELETE CASCADE,
    document TEXT NOT NULL, body TEXT, mutations TEXT NOT NULL,
    PRIMARY KEY (document, seq)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS revisions_by_transaction ON revisions (seq);
`

/** Opens, or makes, a database file that has an answered write on disk before the answer goes out. */
export function openDatabase(file: string): Database.Database {
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  database.exec(schema)
  return database
}

/** Every stored document. */
export function* loadDocuments(database: Database.Database): Generator<StoredDocument> {
  const rows = database.prepare<[], { body: string }>('SELECT body FROM documents')
  for (const { body } of rows.iterate()) yield JSON.parse(body)
}

/** Forgets the revisions of all but the newest transactions. The documents stay. */
export function pruneHistory(database: Database.Database): void {
  const oldest = '(SELECT max(seq) FROM transactions) - ?'
  database.prepare(`DELETE FROM transactions WHERE seq <= ${oldest}`).run(limits.transactionsKept)
}

/**
 * Prepares the function that writes a transaction: all of it, or, when it throws, nothing.
 * @throws SqliteError `SQLITE_CONSTRAINT_UNIQUE` when the transaction id was used before.
 */
export function prepareCommit(database: Database.Database): (transaction: Transaction) => void {
  const putDocument = database.prepare(
    'INSERT INTO documents VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
  )
  const deleteDocument = database.prepare('DELETE FROM documents WHERE id = ?')
  const addTransaction = database.prepare(
    'INSERT INTO transactions (id, timestamp, author) VALUES (?, ?, ?)',
  )
  const addRevision = database.prepare('INSERT INTO revisions VALUES (?, ?, ?, ?)')
  return database.transaction(({ id, timestamp, author, changes }: Transaction) => {
    const { lastInsertRowid } = addTransaction.run(id, timestamp, author)
    for (const change of changes) {
      const body = change.after ? JSON.stringify(change.after) : null
      if (body === null) deleteDocument.run(change.id)
      else putDocument.run(change.id, body)
      addRevision.run(lastInsertRowid, change.id, body, JSON.stringify(change.mutations))
    }
  })
}
