import type Database from 'better-sqlite3'
import type { StoredDocument } from './document.ts'
import type { TextQuery } from './text-query.ts'
import { wordsIn } from './words.ts'

/**
 * The inverted index of all words of all documents, on disk beside them. Our own words go in, so
 * the tokenizer has nothing to decide: the ASCII one splits at what they never contain.
 */
export const fullTextSchema = `
  CREATE VIRTUAL TABLE IF NOT EXISTS full_text USING fts5 (
    words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
  );
`

/** Keeps the index in step with the documents, and reads it. Rows have the number of their document. */
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
    this.#put.run(number, [...wordsIn(document)].join(' '))
  }

  remove(number: number): void {
    this.#remove.run(number)
  }

  /** The ids of the documents that a query asks for, and of those that it does not want. */
  idsAskedFor({ required, excluded }: TextQuery): IdsAskedFor {
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

/** Undefined in place of `required` stands for all documents. */
export interface IdsAskedFor {
  readonly required: ReadonlySet<string> | undefined
  readonly excluded: ReadonlySet<string>
}
