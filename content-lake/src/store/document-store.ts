import type Database from 'better-sqlite3'
import { Bodies } from './bodies.ts'
import {
  loadOutlines,
  openDatabase,
  prepareCommit,
  pruneHistory,
  type Transaction,
} from './database.ts'
import type { StoredDocument } from './document.ts'
import { DocumentIndex } from './document-index.ts'
import { FullText } from './full-text.ts'
import { History } from './history.ts'
import { KeyValues } from './key-values.ts'
import { fetchAll, LazyDocuments } from './lazy-document.ts'
import { type WrittenDocument, writeDocument } from './outline.ts'

const commitsBetweenPrunes = 1_000

type TransactionListener = (transaction: Transaction) => void
type ChangeListener = (ids: readonly string[]) => void

/**
 * The documents: whole on disk, in memory as far as queries look at many of them. One process at a
 * time may have a file open.
 */
export class DocumentStore {
  readonly index = new DocumentIndex()
  readonly history: History
  readonly keyValues: KeyValues
  readonly bodies: Bodies
  readonly fullText: FullText
  readonly #database: Database.Database
  readonly #lazyDocuments: LazyDocuments
  readonly #write: ReturnType<typeof prepareCommit>
  readonly #listeners = new Set<TransactionListener>()
  readonly #changeListeners = new Set<ChangeListener>()
  #generation = 0

  constructor(file: string) {
    this.#database = openDatabase(file)
    pruneHistory(this.#database)
    this.#write = prepareCommit(this.#database)
    this.history = new History(this.#database)
    this.keyValues = new KeyValues(this.#database)
    this.bodies = new Bodies(this.#database)
    this.fullText = new FullText(this.#database)
    this.#lazyDocuments = new LazyDocuments((id) => this.bodies.read(id))
    for (const outline of loadOutlines(this.#database))
      this.index.put(this.#lazyDocuments.make(outline), outline)
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
    const { changes } = transaction
    if (changes.length === 0) return
    const written = changes.map(({ after }) => after && writeDocument(after))
    // Whoever still holds a document that is about to change must go on reading the old one.
    for (const { before } of changes) if (before) fetchAll(before)
    this.#write(transaction, written)
    for (const [position, { id, after }] of changes.entries()) {
      const document = written[position]
      if (after && document) this.#keep(after, document)
      else this.#forget(id)
    }
    this.#tellOfChange(changes.map(({ id }) => id))
    if (this.#generation % commitsBetweenPrunes === 0) pruneHistory(this.#database)
    for (const listener of this.#listeners) listener(transaction)
  }

  /** Changes how documents read without it being an edit: for addresses that follow the listen port. */
  present(documents: readonly StoredDocument[]): void {
    for (const document of documents) this.index.replace(document)
    this.#tellOfChange(documents.map(({ _id }) => _id))
  }

  /** Calls `listener` after each commit, until the returned function is called. */
  onTransaction(listener: TransactionListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Calls `listener` with the ids of documents that read differently now, before `onTransaction`. */
  onChange(listener: ChangeListener): void {
    this.#changeListeners.add(listener)
  }

  close(): void {
    this.#listeners.clear()
    this.#changeListeners.clear()
    this.#database.close()
  }

  #keep(document: StoredDocument, { body, outline }: WrittenDocument): void {
    this.index.put(this.#lazyDocuments.make(outline), outline)
    if (outline.deferred.length > 0) this.bodies.keep(document._id, document, body.length)
    else this.bodies.forget(document._id)
  }

  #forget(id: string): void {
    this.index.remove(id)
    this.bodies.forget(id)
  }

  #tellOfChange(ids: readonly string[]): void {
    this.#generation += 1
    for (const listener of this.#changeListeners) listener(ids)
  }
}
