import Database from 'better-sqlite3'
import { LRUCache } from 'lru-cache'
import { limits } from '../limits.ts'
import { type JsonObject, parseStored, type StoredDocument } from '../store/document.ts'
import type { DocumentSummary } from '../store/document-summary.ts'
import { FullText } from '../store/full-text.ts'
import { LazyDocuments } from '../store/lazy-document.ts'
import type { TextQuery } from '../store/text-query.ts'
import { type Audience, type Perspective, perspectiveKey, rulesOf } from './perspective.ts'
import { PerspectiveView } from './perspective-view.ts'

interface SummaryRow {
  readonly id: string
  readonly summary: string | null
}

/**
 * The documents as queries see them: loaded from the database, then updated incrementally. Short
 * attributes are in memory, long ones are read from disk on demand.
 */
export class Dataset {
  readonly #database: Database.Database
  readonly #transform: (document: StoredDocument) => StoredDocument
  readonly #fullText: FullText
  readonly #lazyDocuments = new LazyDocuments((id) => this.#readBody(id))
  readonly #bodies = new LRUCache<string, JsonObject>({ maxSize: limits.bodyCacheCharacters })
  /** One for each `perspectiveKey`. */
  readonly #views = new Map<string, PerspectiveView>()
  readonly #selectBody: Database.Statement<[string], { body: string }>
  readonly #selectReferrers: Database.Statement<[string], { id: string }>
  #documents = new Map<string, StoredDocument>()
  /** The last transaction applied to `#documents`. */
  #transaction = 0

  /** @param transform changes documents as they are read, see `DocumentStore` */
  constructor(file: string, transform: (document: StoredDocument) => StoredDocument) {
    this.#database = new Database(file, { readonly: true })
    this.#transform = transform
    this.#fullText = new FullText(this.#database)
    this.#selectBody = this.#database.prepare('SELECT body FROM documents WHERE id = ?')
    this.#selectReferrers = this.#database.prepare(
      `SELECT n.id FROM document_references r JOIN numbers n ON n.number = r.source
       WHERE r.target = ?`,
    )
    this.#database.transaction(() => this.#loadAll())()
  }

  /**
   * Runs a query on a snapshot of everything committed before. One at a time: the snapshot is a
   * read transaction.
   */
  async read<T>(work: () => Promise<T>): Promise<T> {
    this.#database.exec('BEGIN')
    try {
      this.#catchUp()
      return await work()
    } finally {
      this.#database.exec('COMMIT')
    }
  }

  /** The documents an audience sees in a perspective. */
  view(perspective: Perspective, audience: Audience): PerspectiveView {
    const key = perspectiveKey(perspective, audience)
    const known = this.#views.get(key)
    if (known) return known
    const view = new PerspectiveView(this.#documents, rulesOf(perspective, audience))
    this.#views.set(key, view)
    return view
  }

  /** The stored IDs of the documents with any reference to an ID. */
  referrersOf(id: string): string[] {
    return this.#selectReferrers.all(id).map((row) => row.id)
  }

  /** The stored IDs that match `text::query()`; undefined `required` means all but `excluded`. */
  matchingIds(query: TextQuery): ReturnType<FullText['matchingIds']> {
    return this.#fullText.matchingIds(query)
  }

  /** Applies the transactions since the last query. */
  #catchUp(): void {
    const last = this.#lastTransaction()
    if (last === this.#transaction) return
    const oldest = this.#number('SELECT min(seq) AS number FROM transactions')
    if (oldest > this.#transaction + 1) {
      this.#loadAll()
      return
    }
    const changed = this.#database
      .prepare<[number], SummaryRow>(
        `SELECT c.document AS id, s.summary
         FROM (SELECT DISTINCT document FROM revisions WHERE seq > ?) c
           LEFT JOIN numbers n ON n.id = c.document LEFT JOIN summaries s USING (number)`,
      )
      .all(this.#transaction)
    for (const { id, summary } of changed) {
      this.#bodies.delete(id)
      if (summary === null) this.#documents.delete(id)
      else this.#documents.set(id, this.#documentFrom(summary))
    }
    this.#views.clear()
    this.#transaction = last
  }

  #loadAll(): void {
    this.#documents = new Map()
    this.#bodies.clear()
    this.#views.clear()
    const rows = this.#database.prepare<[], { summary: string }>(
      'SELECT summary FROM summaries JOIN numbers USING (number) ORDER BY id',
    )
    for (const { summary } of rows.iterate()) {
      const document = this.#documentFrom(summary)
      this.#documents.set(document._id, document)
    }
    this.#transaction = this.#lastTransaction()
  }

  #documentFrom(summary: string): StoredDocument {
    return this.#transform(this.#lazyDocuments.make(parseStored<DocumentSummary>(summary)))
  }

  #readBody(id: string): JsonObject {
    const known = this.#bodies.get(id)
    if (known) return known
    const { body } = this.#selectBody.get(id) ?? { body: '{}' }
    const document = parseStored<JsonObject>(body)
    this.#bodies.set(id, document, { size: body.length })
    return document
  }

  #lastTransaction(): number {
    return this.#number('SELECT max(seq) AS number FROM transactions')
  }

  #number(sql: string): number {
    return this.#database.prepare<[], { number: number | null }>(sql).get()?.number ?? 0
  }
}
