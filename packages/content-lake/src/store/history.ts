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

/** Which transactions of a document are wanted, the ends included. */
export interface HistoryRange {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly transactions: number
  readonly newestFirst?: boolean
}

/** That a document was written or deleted, without what it said. */
export interface Trace {
  readonly seq: number
  readonly transaction: string
  readonly timestamp: string
  readonly author: string
  readonly document: string
  readonly isGone: boolean
  /** Whether its first mutation makes a document rather than changing one. */
  readonly isMade: boolean
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

type TraceRow = Omit<Trace, 'isGone' | 'isMade'> & { isGone: number; isMade: number }

/** Reads the kept revisions of documents. */
export class History {
  readonly #database: Database.Database

  constructor(database: Database.Database) {
    this.#database = database
  }

  /** The revisions of documents in whole transactions, the oldest first unless `newestFirst`. */
  revisions(documents: readonly string[], range: HistoryRange): Revision[] {
    const { from, to, transactions, newestFirst = false } = range
    const direction = newestFirst ? 'DESC' : 'ASC'
    const among = `IN (${documents.map(() => '?').join()})`
    const rows = this.#database
      .prepare<unknown[], RevisionRow>(
        `SELECT t.id, t.timestamp, t.author, r.document, r.mutations, r.body,
           (SELECT body FROM revisions e WHERE e.document = r.document AND e.seq < r.seq
             ORDER BY e.seq DESC LIMIT 1) AS earlier
         FROM revisions r JOIN transactions t USING (seq)
         WHERE r.document ${among} AND r.seq IN (
           SELECT DISTINCT seq FROM revisions WHERE document ${among}
             AND seq BETWEEN ? AND ? ORDER BY seq ${direction} LIMIT ?)
         ORDER BY r.seq ${direction}`,
      )
      .all(
        ...documents,
        ...documents,
        this.#positionOf(from) ?? 0,
        this.#positionOf(to) ?? Number.MAX_SAFE_INTEGER,
        transactions,
      )
    return rows.map(({ id, earlier, body, mutations, ...row }) => ({
      ...row,
      transaction: id,
      mutations: JSON.parse(mutations),
      before: earlier === null ? null : JSON.parse(earlier),
      after: body === null ? null : JSON.parse(body),
    }))
  }

  /** What happened to documents, the oldest first. */
  traces(documents: readonly string[]): Trace[] {
    return this.#database
      .prepare<unknown[], TraceRow>(
        `SELECT r.seq, t.id AS "transaction", t.timestamp, t.author, r.document,
           r.body IS NULL AS isGone, r.mutations LIKE '[{"create%' AS isMade
         FROM revisions r JOIN transactions t USING (seq)
         WHERE r.document IN (${documents.map(() => '?').join()}) ORDER BY r.seq`,
      )
      .all(...documents)
      .map((row) => ({ ...row, isGone: row.isGone === 1, isMade: row.isMade === 1 }))
  }

  /** The document as a transaction left it; undefined when that is not kept, or was its end. */
  atTransaction(document: string, transaction: string): StoredDocument | undefined {
    return this.#one('t.id = ?', document, transaction)
  }

  /** The document as it was at a time, an RFC 3339 timestamp in UTC. */
  atTime(document: string, timestamp: string): StoredDocument | undefined {
    return this.#one('t.timestamp <= ?', document, timestamp)
  }

  /** The document as it was last, also when it is gone. */
  last(document: string): StoredDocument | undefined {
    return this.#one('r.body IS NOT ?', document, null)
  }

  #one(condition: string, document: string, value: string | null): StoredDocument | undefined {
    const row = this.#database
      .prepare<unknown[], { body: string | null }>(
        `SELECT r.body FROM revisions r JOIN transactions t USING (seq)
         WHERE r.document = ? AND ${condition} ORDER BY r.seq DESC LIMIT 1`,
      )
      .get(document, value)
    return row?.body ? JSON.parse(row.body) : undefined
  }

  /** Undefined for a transaction that is not kept any more. */
  #positionOf(transaction: string | undefined): number | undefined {
    return this.#database
      .prepare<unknown[], { seq: number }>('SELECT seq FROM transactions WHERE id = ?')
      .get(transaction ?? null)?.seq
  }
}
