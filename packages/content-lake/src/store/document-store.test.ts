import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { DocumentStore } from './document-store.ts'

it('reports the error of a listener, and fails neither the commit nor other listeners', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'document-store-'))
  const errors: unknown[] = []
  const store = new DocumentStore(
    join(directory, 'lake.db'),
    (document) => document,
    undefined,
    (error) => errors.push(error),
  )
  onTestFinished(async () => {
    store.close()
    await rm(directory, { recursive: true })
  })
  const heard: string[] = []
  const error = new Error('EPERM')
  store.onTransaction(() => {
    throw error
  })
  store.onTransaction(({ id }) => void heard.push(id))
  const after = { _id: 'a', _type: 't', _rev: 'r', _createdAt: '', _updatedAt: '' }
  const changes = [{ id: 'a', before: undefined, after, mutations: [] }]
  store.commit({ id: 't1', timestamp: '', author: '', changes })
  expect(store.has('a')).toBe(true)
  expect([errors, heard]).toEqual([[error], ['t1']])
})
