import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { JsonObject, StoredDocument } from './document.ts'
import { DocumentStore } from './document-store.ts'
import { copyOf } from './lazy-document.ts'

let directory: string
let file: string
let store: DocumentStore
let transactions = 0
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'document-store-'))
  file = join(directory, 'lake.db')
  store = new DocumentStore(file)
})
afterEach(async () => {
  store.close()
  await rm(directory, { recursive: true })
})

const long = 'long '.repeat(1_000)

function put(id: string, content: JsonObject | undefined): StoredDocument | undefined {
  transactions += 1
  const time = '2026-01-01T00:00:00Z'
  const system = {
    _id: id,
    _type: 'note',
    _rev: `r${transactions}`,
    _createdAt: time,
    _updatedAt: time,
  }
  const after = content && { ...system, ...content }
  const changes = [{ id, before: store.index.get(id), after, mutations: [] }]
  store.commit({ id: `t${transactions}`, timestamp: time, author: 'x', changes })
  return store.index.get(id)
}

function reopen(): void {
  store.close()
  store = new DocumentStore(file)
}

const isInMemory = (document: StoredDocument | undefined, name: string) =>
  Object.getOwnPropertyDescriptor(document ?? {}, name)?.get === undefined

describe('a long attribute', () => {
  it('stays on disk until it is read, and in its place', () => {
    const content = { title: 'short', body: [{ text: long }], end: 1 }
    put('a', content)
    reopen()
    const document = store.index.get('a')
    expect(isInMemory(document, 'title')).toBe(true)
    expect(isInMemory(document, 'body')).toBe(false)
    expect(JSON.stringify(document).endsWith(JSON.stringify(content).slice(1))).toBe(true)
    expect({ ...document }).toMatchObject(content)
  })

  it('is that of its document, whatever was written since', () => {
    const first = put('a', { body: `${long} one` })
    const copy = first && copyOf(first, { extra: true })
    const second = put('a', { body: `${long} two` })
    put('a', undefined)
    expect(first?.body).toBe(`${long} one`)
    expect(copy).toMatchObject({ body: `${long} one`, extra: true })
    expect(second?.body).toBe(`${long} two`)
    expect(store.index.get('a')).toBeUndefined()
  })
})

describe('a file from before outlines and words were kept', () => {
  it('gets them when it is opened', () => {
    put('a', { title: 'Findable', body: long, to: { _ref: 'b' } })
    put('b', { title: 'Other' })
    store.close()
    const database = new Database(file)
    database.exec(
      'DROP TABLE numbers; DROP TABLE outlines; DROP TABLE full_text; PRAGMA user_version = 0',
    )
    database.close()
    store = new DocumentStore(file)
    expect(store.index.get('a')).toMatchObject({ title: 'Findable', body: long })
    expect([...store.index.referrersOf('b')]).toEqual(['a'])
    const query = { required: [{ word: 'find', isPrefix: true }], excluded: [] }
    expect(store.fullText.idsAskedFor(query).required).toEqual(new Set(['a']))
  })
})

describe('an index', () => {
  it('knows versions by their published id, and who refers to whom', () => {
    put('x', { to: { _ref: 'y' } })
    put('drafts.x', { to: { _ref: 'z', _weak: true } })
    put('versions.summer.x', {})
    const { index } = store
    expect(index.versionsOf('x').sort()).toEqual(['drafts.x', 'versions.summer.x', 'x'])
    expect([...index.strongReferrersOf('z')]).toEqual([])
    expect([...index.referrersOf('z')]).toEqual(['drafts.x'])
    put('x', {})
    put('drafts.x', undefined)
    expect([...index.referrersOf('y'), ...index.referrersOf('z')]).toEqual([])
    expect(index.versionsOf('x').sort()).toEqual(['versions.summer.x', 'x'])
  })
})
