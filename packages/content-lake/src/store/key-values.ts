import type Database from 'better-sqlite3'
import { badRequest } from '../errors.ts'
import { limits } from '../limits.ts'
import { parseStored } from './document.ts'

export const keyValueSchema = `
  CREATE TABLE IF NOT EXISTS key_values (
    scope TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (scope, key)
  ) STRICT;
`

interface Row {
  key: string
  value: string
}

/** Small JSON values beside the documents: editor settings, allowed origins. */
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

  /** @throws HttpError 400 for a value that is too long or one key too many */
  set(scope: string, key: string, value: unknown): void {
    const text = JSON.stringify(value ?? null)
    if (text.length > limits.keyValueCharacters || key.length > limits.keyCharacters)
      throw badRequest(`A value may be ${limits.keyValueCharacters} characters long at most`)
    const kept = this.all(scope)
    if (!kept.has(key) && kept.size >= limits.keysPerScope)
      throw badRequest(`At most ${limits.keysPerScope} values are kept`)
    this.#database
      .prepare(
        `INSERT INTO key_values VALUES (?, ?, ?)
         ON CONFLICT (scope, key) DO UPDATE SET value = excluded.value`,
      )
      .run(scope, key, text)
  }

  delete(scope: string, key: string): void {
    this.#database.prepare('DELETE FROM key_values WHERE scope = ? AND key = ?').run(scope, key)
  }
}
