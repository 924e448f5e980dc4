import type Database from 'better-sqlite3'
import type { StoredDocument } from './document.ts'
import type { TextQuery } from './text-query.ts'
import { tokenizeDocument } from './tokenizer.ts'

/**
 * The full-text index (SQLite FTS5). It gets our own tokens; the ASCII tokenizer only splits them
 * at spaces.
 */
export const fullTextSchema = `
  CREATE VIRTUAL TABLE IF NOT EXISTS full_text USING fts5 (
    words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
  );
`

/** Updates and searches the full-text index. Row IDs are document numbers. */
export class FullText {
  readonly #put: Database.Statement<[number, string]>
  readonly #remove: Database.Statement<[number]>
  readonly #find: Database.Statement<[string], { id: string }>

  constructor(database: Database.Database) {
    this.#put = database.prepare('INSERT OR REPLACE INTO full_text (rowid, words) VALUES (?, ?)')
    this.#remove = database.prepare('DELETE FROM full_text WHERE rowid = ?')
    this.#find = database.prepare(
      'SELECT n.id FROM full_text(?) w JOIN numbers n ON n.number = w.rowid',
    )
  }

  put(number: number, document: StoredDocument): void {
    this.#put.run(number, [...tokenizeDocument(document)].join(' '))
  }

  remove(number: number): void {
    this.#remove.run(number)
  }

  /** The IDs that match a query's required and excluded terms. */
  matchingIds({ required, excluded }: TextQuery): MatchingIds {
    return {
      required: required.length === 0 ? undefined : this.#idsWith(required),
      excluded: new Set(excluded.flatMap((terms) => [...this.#idsWith(terms)])),
    }
  }

  #idsWith(terms: TextQuery['required']): Set<string> {
    const expression = terms.map(({ word, isPrefix }) => `"${word}"${isPrefix ? '*' : ''}`)
    return new Set(this.#find.all(expression.join(' AND ')).map(({ id }) => id))
  }
}

/** Undefined `required` means all documents. */
export interface MatchingIds {
  readonly required: ReadonlySet<string> | undefined
  readonly excluded: ReadonlySet<string>
}
