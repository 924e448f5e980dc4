import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { Invoices } from './invoices.ts'

const db = new DatabaseSync(':memory:')
db.exec(readFileSync('schema.sql', 'utf8'))

const mayWrite: Record<string, string[]> = {
  editor: ['i1'],
  reader: [],
  colleague: ['i2'],
  outsider: ['i3'],
  nobody: [],
}

for (const [userId, writable] of Object.entries(mayWrite)) {
  for (const id of ['i1', 'i2', 'i3', 'missing']) {
    test(`${userId} and ${id}`, () => {
      const invoices = new Invoices(db, { userId })
      assert.equal(invoices.setTotal(id, 1), writable.includes(id))
    })
  }
}
