import { chmodSync, closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { limits } from '../limits.ts'
import { parseStored, type StoredDocument } from './document.ts'
import { type DocumentSummary, type WrittenDocument, writeDocument } from './document-summary.ts'
import { FullText, fullTextSchema } from './full-text.ts'
import { keyValueSchema } from './key-values.ts'
import { referencesIn } from './references.ts'

/**
 * A transaction's change of one document; `before` is undefined for a creation, `after` for a
 * deletion.
 */
export interface DocumentChange {
  readonly id: string
  readonly before: StoredDocument | undefined
  readonly after: StoredDocument | undefined
  /** The applied mutations in order, as listeners and history show them. */
  readonly mutations: readonly unknown[]
}

export interface Transaction {
  readonly id: string
  readonly timestamp: string
  readonly author: string
  readonly changes: readonly DocumentChange[]
}

/** The database file in the directory of a content platform. */
export function databasePath(directory: string): string {
  return join(directory, 'lake.db')
}

const schema = `
  CREATE TABLE IF NOT EXISTS documents (id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS numbers (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE
  ) STRICT;
  CREATE TABLE IF NOT EXISTS summaries (
    number INTEGER PRIMARY KEY, summary TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS document_references (
    target TEXT NOT NULL, source INTEGER NOT NULL, is_strong INTEGER NOT NULL,
    PRIMARY KEY (target, source)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS document_references_by_source ON document_references (source);
  CREATE TABLE IF NOT EXISTS transactions (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, timestamp TEXT NOT NULL, author TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS revisions (
    seq INTEGER NOT NULL REFERENCES transactions (seq) ON DELETE CASCADE,
    document TEXT NOT NULL, body TEXT, mutations TEXT NOT NULL,
    PRIMARY KEY (document, seq)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS revisions_by_transaction ON revisions (seq);
  ${keyValueSchema}
  ${fullTextSchema}
`

/** Short, because SQLite blocks the process while it waits. Only a program from outside holds a lock. */
const BUSY_TIMEOUT_MS = 500

/** Incremented when the format of derived data changes, to rebuild it. */
const DERIVED_DATA_VERSION = 2

/** Opens or creates the database. Commits are durable (`synchronous = FULL`). */
export function openDatabase(file: string): Database.Database {
  // SQLite gives its journals the permissions of the database.
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
  const database = new Database(file, { timeout: BUSY_TIMEOUT_MS })
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  database.exec(schema)
  if (database.pragma('user_version', { simple: true }) !== DERIVED_DATA_VERSION)
    deriveAll(database)
  return database
}

/**
 * Deletes the revisions of all but the newest transactions, and all but the newest revisions of a document that have
 * too many bytes in all. Documents stay.
 */
export function pruneHistory(database: Database.Database): void {
  const oldest = '(SELECT max(seq) FROM transactions) - ?'
  database
    .prepare(`DELETE FROM transactions WHERE seq <= ${oldest}`)
    .run(limits.retainedTransactions)
  // `octet_length` doesn't read the text.
  database
    .prepare(
      `DELETE FROM revisions WHERE (document, seq) IN (
         SELECT document, seq FROM (
           SELECT document, seq, row_number() OVER newest AS place,
             sum(coalesce(octet_length(body), 0) + octet_length(mutations)) OVER newest AS bytes
           FROM revisions WINDOW newest AS (PARTITION BY document ORDER BY seq DESC))
         WHERE place > 1 AND bytes > ?)`,
    )
    .run(limits.retainedBytes)
}

/**
 * Prepares the function that commits a transaction, all or nothing, given each changed document as
 * returned by `writeDocument`, in the order of the changes.
 * @throws SqliteError `SQLITE_CONSTRAINT_UNIQUE` for a duplicate transaction ID
 */
export function prepareCommit(
  database: Database.Database,
): (transaction: Transaction, written: readonly (WrittenDocument | undefined)[]) => void {
  const putDocument = database.prepare(
    'INSERT INTO documents VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
  )
  const deleteDocument = database.prepare('DELETE FROM documents WHERE id = ?')
  const addTransaction = database.prepare(
    'INSERT INTO transactions (id, timestamp, author) VALUES (?, ?, ?)',
  )
  const addRevision = database.prepare('INSERT INTO revisions VALUES (?, ?, ?, ?)')
  const derived = prepareDerived(database)
  return database.transaction((transaction, written) => {
    const { id, timestamp, author, changes } = transaction
    const { lastInsertRowid } = addTransaction.run(id, timestamp, author)
    for (const [position, change] of changes.entries()) {
      const { body, summary } = written[position] ?? {}
      if (change.after && body !== undefined && summary) {
        putDocument.run(change.id, body)
        derived.put(change.after, summary)
      } else {
        deleteDocument.run(change.id)
        derived.remove(change.id)
      }
      addRevision.run(lastInsertRowid, change.id, body ?? null, JSON.stringify(change.mutations))
    }
  })
}

/** Prepares the statements that keep summaries, references and full-text index in sync. */
function prepareDerived(database: Database.Database) {
  const words = new FullText(database)
  const addNumber = database.prepare<[string]>('INSERT OR IGNORE INTO numbers (id) VALUES (?)')
  const numberOf = database.prepare<[string], { number: number }>(
    'SELECT number FROM numbers WHERE id = ?',
  )
  const removeNumber = database.prepare<[number]>('DELETE FROM numbers WHERE number = ?')
  const putSummary = database.prepare<[number, string]>('REPLACE INTO summaries VALUES (?, ?)')
  const removeSummary = database.prepare<[number]>('DELETE FROM summaries WHERE number = ?')
  const addReference = database.prepare<[string, number, number]>(
    'INSERT OR IGNORE INTO document_references VALUES (?, ?, ?)',
  )
  const removeReferences = database.prepare<[number]>(
    'DELETE FROM document_references WHERE source = ?',
  )
  return {
    put(document: StoredDocument, summary: DocumentSummary) {
      addNumber.run(document._id)
      const { number } = numberOf.get(document._id) ?? { number: 0 }
      putSummary.run(number, JSON.stringify(summary))
      removeReferences.run(number)
      const { strong, weak } = referencesIn(document)
      for (const target of strong) addReference.run(target, number, 1)
      for (const target of weak) addReference.run(target, number, 0)
      words.put(number, document)
    },
    remove(id: string) {
      const row = numberOf.get(id)
      if (!row) return
      words.remove(row.number)
      removeReferences.run(row.number)
      removeSummary.run(row.number)
      removeNumber.run(row.number)
    },
  }
}

/** Rebuilds all derived data, as after an upgrade. */
function deriveAll(database: Database.Database): void {
  const ids = database.prepare<[], { id: string }>('SELECT id FROM documents')
  const read = database.prepare<[string], { body: string }>(
    'SELECT body FROM documents WHERE id = ?',
  )
  const derived = prepareDerived(database)
  database.transaction(() => {
    database.exec(`
      DELETE FROM numbers;
      DELETE FROM summaries;
      DELETE FROM document_references;
      INSERT INTO full_text (full_text) VALUES ('delete-all');
    `)
    for (const { id } of ids.all()) {
      const document = parseStored<StoredDocument>(read.get(id)?.body ?? '{}')
      derived.put(document, writeDocument(document).summary)
    }
    database.pragma(`user_version = ${DERIVED_DATA_VERSION}`)
  })()
}
