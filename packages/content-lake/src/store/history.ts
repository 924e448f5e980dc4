import type Database from 'better-sqlite3'
import { limits } from '../limits.ts'
import { parseStored, type StoredDocument } from './document.ts'

/** One document's part of a past transaction. */
export interface Revision {
  readonly transaction: string
  readonly timestamp: string
  readonly author: string
  readonly document: string
  readonly mutations: readonly unknown[]
  readonly before: StoredDocument | null
  readonly after: StoredDocument | null
}

/** A range of transactions, both ends inclusive. */
export interface HistoryRange {
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** The most transactions. */
  readonly limit: number
  readonly newestFirst?: boolean
}

/** A write or deletion of a document, without its content. */
export interface RevisionSummary {
  readonly seq: number
  readonly transaction: string
  readonly timestamp: string
  readonly author: string
  readonly document: string
  readonly isDeletion: boolean
  /** Whether its first mutation creates the document. */
  readonly isCreation: boolean
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

type RevisionSummaryRow = Omit<RevisionSummary, 'isDeletion' | 'isCreation'> & {
  isDeletion: number
  isCreation: number
}

/** Reads the retained revisions of documents. */
export class History {
  readonly #database: Database.Database

  constructor(database: Database.Database) {
    this.#database = database
  }

  /**
   * The revisions of documents in whole transactions, oldest first unless `newestFirst`, until there is too
   * much content.
   */
  revisions(documents: readonly string[], range: HistoryRange): Revision[] {
    const { from, to, limit, newestFirst = false } = range
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
      .iterate(
        ...documents,
        ...documents,
        this.#positionOf(from) ?? 0,
        this.#positionOf(to) ?? Number.MAX_SAFE_INTEGER,
        limit,
      )
    const revisions: Revision[] = []
    let characters = 0
    for (const { id, earlier, body, mutations, ...row } of rows) {
      characters += mutations.length + (earlier?.length ?? 0) + (body?.length ?? 0)
      const last = revisions.at(-1)
      if (last && last.transaction !== id && characters > limits.historyCharacters) break
      revisions.push({
        ...row,
        transaction: id,
        mutations: parseStored(mutations),
        before: earlier === null ? null : parseStored(earlier),
        after: body === null ? null : parseStored(body),
      })
    }
    return revisions
  }

  /** The revisions of documents without their content, oldest first. */
  revisionSummaries(documents: readonly string[]): RevisionSummary[] {
    return this.#database
      .prepare<unknown[], RevisionSummaryRow>(
        `SELECT r.seq, t.id AS "transaction", t.timestamp, t.author, r.document,
           r.body IS NULL AS isDeletion, r.mutations LIKE '[{"create%' AS isCreation
         FROM revisions r JOIN transactions t USING (seq)
         WHERE r.document IN (${documents.map(() => '?').join()}) ORDER BY r.seq`,
      )
      .all(...documents)
      .map((row) => ({
        ...row,
        isDeletion: row.isDeletion === 1,
        isCreation: row.isCreation === 1,
      }))
  }

  /** A document after a transaction, as JSON; undefined when it is not retained or deleted the document. */
  atTransaction(document: string, transaction: string): string | undefined {
    return this.#one('t.id = ?', document, transaction)
  }

  /** A document at a time, an RFC 3339 timestamp in UTC, as JSON. */
  atTime(document: string, timestamp: string): string | undefined {
    return this.#one('t.timestamp <= ?', document, timestamp)
  }

  /** The newest content of a document, also of one deleted since, as JSON. */
  lastContent(document: string): string | undefined {
    return this.#one('r.body IS NOT ?', document, null)
  }

  #one(condition: string, document: string, value: string | null): string | undefined {
    const row = this.#database
      .prepare<unknown[], { body: string | null }>(
        `SELECT r.body FROM revisions r JOIN transactions t USING (seq)
         WHERE r.document = ? AND ${condition} ORDER BY r.seq DESC LIMIT 1`,
      )
      .get(document, value)
    return row?.body ?? undefined
  }

  /** Undefined for a transaction that is no longer retained. */
  #positionOf(transaction: string | undefined): number | undefined {
    return this.#database
      .prepare<unknown[], { seq: number }>('SELECT seq FROM transactions WHERE id = ?')
      .get(transaction ?? null)?.seq
  }
}
