import type Database from 'better-sqlite3'
import { badRequest } from '../errors.ts'
import { limits } from '../limits.ts'
import { parseStored } from './document.ts'

export const keyValueSchema = `
  CREATE TABLE IF NOT EXISTS key_values (
    scope TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (scope, key)
  ) STRICT;
`

export interface KeyValue {
  readonly key: string
  readonly value: unknown
}

interface Row {
  key: string
  value: string
}

/** Small JSON values next to the documents: editor settings, allowed origins. */
export class KeyValues {
  readonly #database: Database.Database

  constructor(database: Database.Database) {
    this.#database = database
  }

  /** All values of a scope, oldest first. */
  all(scope: string): Map<string, unknown> {
    const rows = this.#database
      .prepare<[string], Row>('SELECT key, value FROM key_values WHERE scope = ? ORDER BY rowid')
      .all(scope)
    return new Map(rows.map(({ key, value }) => [key, parseStored(value)]))
  }

  /** The values of those keys that exist. */
  find(scope: string, keys: readonly string[]): KeyValue[] {
    const row = this.#database.prepare<[string, string], Row>(
      'SELECT key, value FROM key_values WHERE scope = ? AND key = ?',
    )
    return [...new Set(keys)].flatMap((key) => {
      const found = row.get(scope, key)
      return found ? { key, value: parseStored(found.value) } : []
    })
  }

  /**
   * Keeps values, all or none.
   * @throws HttpError 400 for a value that is too long or one key too many
   */
  set(scope: string, pairs: readonly KeyValue[]): void {
    const put = this.#database.prepare(
      `INSERT INTO key_values VALUES (?, ?, ?)
       ON CONFLICT (scope, key) DO UPDATE SET value = excluded.value`,
    )
    const size = this.#database.prepare('SELECT count(*) FROM key_values WHERE scope = ?').pluck()
    if (pairs.length > limits.keysPerScope) throw tooManyKeys()
    this.#database.transaction(() => {
      for (const { key, value } of pairs) {
        const text = JSON.stringify(value ?? null)
        if (text.length > limits.keyValueCharacters || key.length > limits.keyCharacters)
          throw badRequest(`A value may be ${limits.keyValueCharacters} characters long at most`)
        put.run(scope, key, text)
      }
      if (Number(size.get(scope)) > limits.keysPerScope) throw tooManyKeys()
    })()
  }

  delete(scope: string, key: string): void {
    this.#database.prepare('DELETE FROM key_values WHERE scope = ? AND key = ?').run(scope, key)
  }
}

const tooManyKeys = () => badRequest(`At most ${limits.keysPerScope} values are kept`)
