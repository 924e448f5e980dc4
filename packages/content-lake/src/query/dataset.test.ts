import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { JsonObject, StoredDocument } from '../store/document.ts'
import { DocumentStore } from '../store/document-store.ts'
import { Dataset } from './dataset.ts'

let directory: string
let file: string
let store: DocumentStore
let transactions = 0
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dataset-'))
  file = join(directory, 'lake.db')
  store = new DocumentStore(file)
})
afterEach(async () => {
  store.close()
  await rm(directory, { recursive: true })
})

const long = 'long '.repeat(1_000)

/** Writes a document, or with no content deletes it. */
function put(id: string, content: JsonObject | undefined): void {
  transactions += 1
  const time = '2026-01-01T00:00:00Z'
  const system = { _id: id, _type: 'note', _rev: 'r', _createdAt: time, _updatedAt: time }
  const changes = [
    { id, before: store.get(id), after: content && { ...system, ...content }, mutations: [] },
  ]
  store.commit({ id: `t${transactions}`, timestamp: time, author: 'x', changes })
}

const open = () => new Dataset(file, (document) => document)
const readAll = (dataset: Dataset) =>
  dataset.read(async () => structuredClone(dataset.view('raw', 'editor').documents))
const isInMemory = (document: StoredDocument | undefined, name: string) =>
  Object.getOwnPropertyDescriptor(document ?? {}, name)?.get === undefined

describe('a dataset', () => {
  it('reads a long attribute from disk on access, and keeps the order of attributes', async () => {
    const content = { title: 'short', body: [{ text: long }], end: 1 }
    put('a', content)
    const dataset = open()
    await dataset.read(async () => {
      for (const perspective of ['raw', 'drafts'] as const) {
        const document = dataset.view(perspective, 'editor').get('a')
        expect(isInMemory(document, 'title')).toBe(true)
        expect(isInMemory(document, 'body')).toBe(false)
        expect(document).toMatchObject(content)
        expect(JSON.stringify(document)).toContain(JSON.stringify(content).slice(1, -1))
      }
    })
  })

  it('has every write that was committed before', async () => {
    const dataset = open()
    expect(await readAll(dataset)).toEqual([])
    put('b', { title: 'one', body: long })
    put('a', { title: 'two' })
    expect(await readAll(dataset)).toMatchObject([{ _id: 'a' }, { _id: 'b', body: long }])
    put('a', undefined)
    put('b', { body: `${long} changed` })
    expect(await readAll(dataset)).toMatchObject([{ _id: 'b', body: `${long} changed` }])
  })

  it('is reloaded when its last transaction is no longer retained', async () => {
    put('a', { title: 'old' })
    const dataset = open()
    put('a', { title: 'new' })
    put('b', {})
    const other = new Database(file)
    other.exec('DELETE FROM transactions WHERE seq < 3')
    other.close()
    expect(await readAll(dataset)).toMatchObject([{ _id: 'a', title: 'new' }, { _id: 'b' }])
  })

  it('does not change during a read', async () => {
    put('a', { body: `${long} one` })
    const dataset = open()
    await dataset.read(async () => {
      const document = dataset.view('raw', 'editor').get('a')
      put('a', { body: `${long} two` })
      expect(document?.body).toBe(`${long} one`)
    })
    expect(await readAll(dataset)).toMatchObject([{ body: `${long} two` }])
  })
})

describe('a document store', () => {
  it('finds the versions of a published ID, and the referrers of a document', () => {
    put('x', { to: { _ref: 'y' } })
    put('drafts.x', { to: { _ref: 'z', _weak: true } })
    put('versions.summer.x', {})
    put('versions.summer.other', {})
    expect(store.versionsOf(new Set(['x'])).sort()).toEqual(['drafts.x', 'versions.summer.x', 'x'])
    expect(store.strongReferrersOf('y')).toEqual(['x'])
    expect(store.strongReferrersOf('z')).toEqual([])
    expect(open().referrersOf('z')).toEqual(['drafts.x'])
    put('x', {})
    put('drafts.x', undefined)
    expect([...open().referrersOf('y'), ...open().referrersOf('z')]).toEqual([])
    expect(store.versionsOf(new Set(['x'])).sort()).toEqual(['versions.summer.x', 'x'])
  })

  it('rebuilds the derived data of an older file', async () => {
    put('a', { title: 'Findable', body: long, to: { _ref: 'b' } })
    put('b', { title: 'Other' })
    store.close()
    const database = new Database(file)
    database.exec(`
      DROP TABLE numbers; DROP TABLE summaries; DROP TABLE document_references;
      DROP TABLE full_text; PRAGMA user_version = 1;
    `)
    database.close()
    store = new DocumentStore(file)
    const dataset = open()
    expect(await readAll(dataset)).toMatchObject([{ title: 'Findable', body: long }, { _id: 'b' }])
    expect(store.strongReferrersOf('b')).toEqual(['a'])
    const query = { required: [{ word: 'find', isPrefix: true }], excluded: [] }
    expect(dataset.matchingIds(query).required).toEqual(new Set(['a']))
  })
})
