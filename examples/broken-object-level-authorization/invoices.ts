import { DatabaseSync } from 'node:sqlite'

export interface Caller {
  userId: string
}

export interface Invoice {
  id: string
  total: number
}

/** Invoices as one caller may see them. There is no way to ask without a caller. */
export class Invoices {
  readonly #db: DatabaseSync
  readonly #caller: Caller

  constructor(db: DatabaseSync, caller: Caller) {
    this.#db = db
    this.#caller = caller
  }

  read(id: string): Invoice | undefined {
    const row = this.#db
      .prepare(
        `SELECT i.id, i.total FROM invoice i
         JOIN membership m ON m.project_id = i.project_id
         WHERE i.id = ? AND m.user_id = ?`,
      )
      .get(id, this.#caller.userId)
    return row ? { id: String(row.id), total: Number(row.total) } : undefined
  }

  /** True when the row was changed: one statement decides and writes. */
  setTotal(id: string, total: number): boolean {
    const { changes } = this.#db
      .prepare(
        `UPDATE invoice SET total = ?
         WHERE id = ? AND project_id IN (
           SELECT project_id FROM membership WHERE user_id = ? AND role = 'editor')`,
      )
      .run(total, id, this.#caller.userId)
    return Number(changes) === 1
  }
}
