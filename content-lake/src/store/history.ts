import type Database from 'better-sqlite3'
import type { StoredDocument } from './document.ts'

/** One document's part in a past transaction. */
export interface Revision {
  readonly transaction: string
  readonly timestamp: string
  readonly author: string
  readonly document: string
  readonly mutations: readonly unknown[]
  readonly before: StoredDocument | null
  readonly after: StoredDocument | null
}

interface RevisionRow {
  id: string
  timestamp: string
  author: string
  document: string
  mutations: string
  body: string | null
  earlier: string | null
}

/** Reads the kept revisions of documents. */
export class History {
  readonly #database: Database.Database

  constructor(database: Database.Database) {
    this.#database = database
  }

  /** The revisions of the given documents, the oldest first unless `newestFirst`. */
  revisions(documents: readonly string[], limit: number, newestFirst = false): Revision[] {
    const rows = this.#database
      .prepare<unknown[], RevisionRow>(
        `SELECT t.id, t.timestamp, t.author, r.document, r.mutations, r.body,
           (SELECT body FROM revisions e WHERE e.document = r.document AND e.seq < r.seq
             ORDER BY e.seq DESC LIMIT 1) AS earlier
         FROM revisions r JOIN transactions t USING (seq)
         WHERE r.document IN (${documents.map(() => '?').join()})
         ORDER BY r.seq ${newestFirst ? 'DESC' : 'ASC'} LIMIT ?`,
      )
      .all(...documents, limit)
    return rows.map(({ id, earlier, body, mutations, ...row }) => ({
      ...row,
      transaction: id,
      mutations: JSON.parse(mutations),
      before: earlier === null ? null : JSON.parse(earlier),
      after: body === null ? null : JSON.parse(body),
    }))
  }

  /** The document as a transaction left it; undefined when that is not kept, or was its end. */
  atTransaction(document: string, transaction: string): StoredDocument | undefined {
    return this.#one('t.id = ?', document, transaction)
  }

  /** The document as it was at a time, an RFC 3339 timestamp in UTC. */
  atTime(document: string, timestamp: string): StoredDocument | undefined {
    return this.#one('t.timestamp <= ?', document, timestamp)
  }

  #one(condition: string, document: string, value: string): StoredDocument | undefined {
    const row = this.#database
      .prepare<unknown[], { body: string | null }>(
        `SELECT r.body FROM revisions r JOIN transactions t USING (seq)
         WHERE r.document = ? AND ${condition} ORDER BY r.seq DESC LIMIT 1`,
      )
      .get(document, value)
    return row?.body ? JSON.parse(row.body) : undefined
  }
}
