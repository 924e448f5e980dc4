import type Database from 'better-sqlite3'
import { BoundedCache } from '../bounded-cache.ts'
import { limits } from '../limits.ts'
import type { JsonObject } from './document.ts'

/** Whole documents, read from disk; the ones used last are kept. */
export class Bodies {
  /** Called before each read from disk, so that what reads very many can be ended: it may throw. */
  whenRead: () => void = () => {}
  readonly #cache = new BoundedCache<JsonObject>(limits.bodyCacheLength)
  readonly #select: Database.Statement<[string], { body: string }>

  constructor(database: Database.Database) {
    this.#select = database.prepare('SELECT body FROM documents WHERE id = ?')
  }

  /** @throws Error when there is no such document. */
  read(id: string): JsonObject {
    const known = this.#cache.get(id)
    if (known) return known
    this.whenRead()
    const row = this.#select.get(id)
    if (!row) throw new Error(`The document "${id}" is not on disk`)
    const document: JsonObject = JSON.parse(row.body)
    this.#cache.set(id, document, row.body.length)
    return document
  }

  /** Takes note of a document that was written. */
  keep(id: string, document: JsonObject, length: number): void {
    this.#cache.set(id, document, length)
  }

  forget(id: string): void {
    this.#cache.delete(id)
  }
}
