import Database from 'better-sqlite3'
import { limits } from '../limits.ts'
import type { BeforeCommit } from '../mutate/working-set.ts'
import { openDatabase, prepareCommit, pruneHistory, type Transaction } from './database.ts'
import { draftIdOf, parseStored, publishedIdOf, type StoredDocument } from './document.ts'
import { type WrittenDocument, writeDocument } from './document-summary.ts'
import { History } from './history.ts'
import { KeyValues } from './key-values.ts'

const COMMITS_BETWEEN_PRUNES = 1_000

type TransactionListener = (transaction: Transaction) => void

/** The documents of the dataset, on disk. Only one process at a time may open the file. */
export class DocumentStore {
  readonly history: History
  readonly keyValues: KeyValues
  readonly beforeCommit: BeforeCommit | undefined
  readonly #database: Database.Database
  readonly #file: string
  readonly #transform: (document: StoredDocument) => StoredDocument
  readonly #write: ReturnType<typeof prepareCommit>
  readonly #selectBody: Database.Statement<[string], { body: string }>
  readonly #selectSize: Database.Statement<[string], { size: number }>
  readonly #selectVersions: Database.Statement<[], { id: string }>
  readonly #selectReferrers: Database.Statement<[string], { id: string }>
  readonly #onError: (error: unknown) => void
  readonly #listeners = new Set<TransactionListener>()
  #generation = 0
  #unprunedCharacters = 0

  /**
   * @param transform changes documents as they are read, not as they are stored, for URLs that
   * depend on the port
   * @param onError called for errors of work after a commit
   */
  constructor(
    file: string,
    transform: (document: StoredDocument) => StoredDocument = (document) => document,
    beforeCommit?: BeforeCommit,
    onError: (error: unknown) => void = () => {},
  ) {
    this.#onError = onError
    this.#file = file
    this.#transform = transform
    this.beforeCommit = beforeCommit
    this.#database = openDatabase(file)
    pruneHistory(this.#database)
    this.#write = prepareCommit(this.#database)
    this.#selectBody = this.#database.prepare('SELECT body FROM documents WHERE id = ?')
    this.#selectSize = this.#database.prepare(
      'SELECT length(body) AS size FROM documents WHERE id = ?',
    )
    // '/' is the character after '.': the range has every ID that starts with "versions.".
    this.#selectVersions = this.#database.prepare(
      `SELECT id FROM documents WHERE id >= 'versions.' AND id < 'versions/'`,
    )
    this.#selectReferrers = this.#database.prepare(
      `SELECT n.id FROM document_references r JOIN numbers n ON n.number = r.source
       WHERE r.target = ? AND r.is_strong = 1`,
    )
    this.history = new History(this.#database)
    this.keyValues = new KeyValues(this.#database)
  }

  /** Incremented by every write; cached results are valid while it stays the same. */
  get generation(): number {
    return this.#generation
  }

  get isEmpty(): boolean {
    return this.#database.prepare('SELECT 1 FROM documents LIMIT 1').get() === undefined
  }

  get(id: string): StoredDocument | undefined {
    const row = this.#selectBody.get(id)
    return row && this.#parse(row.body)
  }

  has(id: string): boolean {
    return this.#selectBody.get(id) !== undefined
  }

  /** The characters of a document as JSON; 0 when it does not exist. */
  sizeOf(id: string): number {
    return this.#selectSize.get(id)?.size ?? 0
  }

  /** All documents in ID order, from a snapshot taken at the first step. */
  *snapshot(): Generator<StoredDocument> {
    const reader = new Database(this.#file, { readonly: true })
    try {
      const rows = reader.prepare<[], { body: string }>('SELECT body FROM documents ORDER BY id')
      for (const { body } of rows.iterate()) yield this.#parse(body)
    } finally {
      reader.close()
    }
  }

  /**
   * The existing IDs of published documents, their drafts and their release versions. Reads all
   * release versions once, however many documents are requested.
   */
  versionsOf(publishedIds: ReadonlySet<string>): string[] {
    const named = [...publishedIds]
      .flatMap((id) => [id, draftIdOf(id)])
      .filter((id) => this.has(id))
    const released = this.#selectVersions.all().map(({ id }) => id)
    return [...new Set([...named, ...released])].filter((id) => publishedIds.has(publishedIdOf(id)))
  }

  /** The documents with a strong reference to `id`. */
  strongReferrersOf(id: string): string[] {
    return this.#selectReferrers.all(id).map((row) => row.id)
  }

  /** Whether a retained transaction has this ID. */
  hasTransaction(id: string): boolean {
    return this.#database.prepare('SELECT 1 FROM transactions WHERE id = ?').get(id) !== undefined
  }

  /**
   * Commits a transaction to disk, all or nothing, then notifies the listeners. An error after that fails no
   * write that is on disk: it goes to `onError`.
   */
  commit(transaction: Transaction): void {
    const { changes } = transaction
    if (changes.length === 0) return
    const written = changes.map(({ after }) => after && writeDocument(after))
    this.#write(transaction, written)
    this.#generation += 1
    this.#afterCommit(() => this.#pruneAfter(written))
    for (const listener of this.#listeners) this.#afterCommit(() => listener(transaction))
  }

  #afterCommit(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#onError(error)
    }
  }

  #pruneAfter(written: readonly (WrittenDocument | undefined)[]): void {
    for (const document of written) this.#unprunedCharacters += document?.body.length ?? 0
    const isLong = this.#unprunedCharacters > limits.unprunedCharacters
    if (isLong || this.#generation % COMMITS_BETWEEN_PRUNES === 0) {
      pruneHistory(this.#database)
      this.#unprunedCharacters = 0
    }
  }

  /**
   * Subscribes to commits.
   * @returns a function that unsubscribes
   */
  onTransaction(listener: TransactionListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    this.#listeners.clear()
    this.#database.close()
  }

  #parse(body: string): StoredDocument {
    return this.#transform(parseStored(body))
  }
}
