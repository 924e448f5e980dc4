import type Database from 'better-sqlite3'
import {
  loadDocuments,
  openDatabase,
  prepareCommit,
  pruneHistory,
  type Transaction,
} from './database.ts'
import type { StoredDocument } from './document.ts'
import { DocumentIndex } from './document-index.ts'
import { History } from './history.ts'

const commitsBetweenPrunes = 1_000

type TransactionListener = (transaction: Transaction) => void

/** The documents: on disk for good, in memory for queries. One process at a time may have a file open. */
export class DocumentStore {
  readonly index = new DocumentIndex()
  readonly history: History
  readonly #database: Database.Database
  readonly #write: (transaction: Transaction) => void
  readonly #listeners = new Set<TransactionListener>()
  #generation = 0

  constructor(file: string) {
    this.#database = openDatabase(file)
    pruneHistory(this.#database)
    this.#write = prepareCommit(this.#database)
    this.history = new History(this.#database)
    this.index.load(loadDocuments(this.#database))
  }

  /** Grows with every write: what was computed from the documents holds while this stays the same. */
  get generation(): number {
    return this.#generation
  }

  /** Whether a transaction of this id is among those that are kept. */
  hasTransaction(id: string): boolean {
    return this.#database.prepare('SELECT 1 FROM transactions WHERE id = ?').get(id) !== undefined
  }

  /** Writes a transaction to disk, then to memory, then tells the listeners. Throws before memory changes. */
  commit(transaction: Transaction): void {
    if (transaction.changes.length === 0) return
    this.#write(transaction)
    for (const { id, after } of transaction.changes) {
      if (after) this.index.put(after)
      else this.index.remove(id)
    }
    this.#generation += 1
    if (this.#generation % commitsBetweenPrunes === 0) pruneHistory(this.#database)
    for (const listener of this.#listeners) listener(transaction)
  }

  /** Changes how documents read without it being an edit: for addresses that follow the listen port. */
  present(documents: Iterable<StoredDocument>): void {
    for (const document of documents) this.index.put(document)
    this.#generation += 1
  }

  /** Calls `listener` after each commit, until the returned function is called. */
  onTransaction(listener: TransactionListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    this.#listeners.clear()
    this.#database.close()
  }
}
