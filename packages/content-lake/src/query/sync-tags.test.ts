import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { limits } from '../limits.ts'
import type { DocumentChange } from '../store/database.ts'
import type { JsonObject, StoredDocument } from '../store/document.ts'
import { DocumentStore } from '../store/document-store.ts'
import { Dataset } from './dataset.ts'
import { runQuery } from './run-query.ts'
import { tagsOfChanges } from './sync-tags.ts'

const name = { projectId: 'local', dataset: 'production' }
const everything = ['s1:production']
const time = '2026-01-01T00:00:00Z'

let directory: string
let store: DocumentStore
let dataset: Dataset
let transactions = 0
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sync-tags-'))
  const file = join(directory, 'lake.db')
  store = new DocumentStore(file)
  dataset = new Dataset(file, (document) => document)
})
afterEach(async () => {
  store.close()
  await rm(directory, { recursive: true })
})

/** Writes documents, and returns the tags of the change. */
function write(documents: Readonly<Record<string, JsonObject | undefined>>): string[] {
  transactions += 1
  const changes = Object.entries(documents).map(([id, content]): DocumentChange => {
    const system = { _id: id, _type: 'note', _rev: `r${transactions}` }
    const after = content && { ...system, _createdAt: time, _updatedAt: time, ...content }
    return { id, before: store.get(id), after, mutations: [] }
  })
  store.commit({ id: `t${transactions}`, timestamp: time, author: 'x', changes })
  return tagsOfChanges(name.dataset, changes)
}

const perspectives = [
  ['published', 'public'],
  ['drafts', 'editor'],
  ['raw', 'editor'],
] as const

/** The result of a query as JSON text, and its tags. */
const read = (
  text: string,
  [perspective, audience]: (typeof perspectives)[number] = perspectives[0],
) =>
  dataset.read(async () => {
    const query = { text, parameters: { type: 'post', ids: ['a', 'b'] }, identity: '' }
    const { value, tags } = await runQuery(dataset, name, { ...query, perspective, audience })
    return { json: JSON.stringify(value ?? null), tags }
  })
const tagsOf = async (text: string) => (await read(text)).tags.toSorted()

describe('the sync tags of a query', () => {
  it.each([
    ['*[_type == "post"]', ['s1:type:post']],
    ['count(*[_type == $type && rank > 1])', ['s1:type:post']],
    ['*[_type in ["post", "author"]]', ['s1:type:author', 's1:type:post']],
    ['*[_id in $ids]', ['s1:id:a', 's1:id:b']],
    ['*[_id == "drafts.a"]', ['s1:id:a']],
    ['*[_type == "post" && references("a")]', ['s1:type:post']],
    ['*[_type == "post" && @ match text::query("word")]', ['s1:type:post']],
    ['{"a": *[_type == "post"], "b": *[_id == "a"]}', ['s1:id:a', 's1:type:post']],
    ['1 + 1', []],
    ['*[_type == "post" || _type == "author"]', everything],
    ['*[references("a")]', everything],
    ['*[@ match text::query("word")]', everything],
    ['*[_type == "post"]{"all": count(*)}', everything],
  ])('%s', async (text, tags) => {
    write({ a: { _type: 'post' }, b: { _type: 'post' }, c: { _type: 'author' } })
    expect(await tagsOf(text)).toEqual(tags)
  })

  it('name the documents behind its references, missing ones as well', async () => {
    const to = (id: string) => ({ _ref: id, _weak: true })
    write({ a: { _type: 'post', by: to('one') }, b: { _type: 'post', by: to('two') }, one: {} })
    expect(await tagsOf('*[_type == "post"].by->title')).toEqual([
      's1:id:one',
      's1:id:two',
      's1:type:post',
    ])
  })

  it('are that of the whole dataset when they would be too many', async () => {
    const ids = Array.from({ length: limits.syncTags + 1 }, (_, number) => `"x${number}"`)
    expect(await tagsOf(`*[_id in [${ids}]]`)).toEqual(everything)
  })
})

const reference = fc.constantFrom('a', 'b', 'c').map((_ref) => ({ _ref, _weak: true }))
const content = fc.record({
  _type: fc.constantFrom('post', 'author'),
  title: fc.constantFrom('red', 'blue'),
  rank: fc.integer({ min: 0, max: 2 }),
  to: reference,
})
const id = fc.constantFrom('a', 'b', 'c', 'drafts.a', 'drafts.b')
const changes = fc.dictionary(id, fc.option(content, { nil: undefined }), {
  minKeys: 1,
  maxKeys: 2,
  noNullPrototype: true,
})
const queries = [
  '*[_type == "post"] | order(rank) [0]',
  'count(*[_type == "post" && rank > 0])',
  '*[_id == "a"][0]',
  '*[_type == "author" && _id in $ids]{title, "to": to->{title, "to": to->title}}',
  '*[_type == "post"]{"by": *[_type == "author" && _id == ^.to._ref][0].title}',
  '*[_type == "post" && references("a")]._id',
  '*[references("b")]._id',
  '*[@ match text::query("red")]._id',
  '*[_id == "drafts.a" || title == "blue"]._id',
  'count(*)',
]

it('every change of a result has one of its tags', async () => {
  const run = async (sequence: Readonly<Record<string, JsonObject | undefined>>[]) => {
    for (const { _id } of await readDocuments()) write({ [_id]: undefined })
    for (const documents of sequence) {
      const before = await readAll()
      const announced = new Set(write(documents))
      for (const [position, { json, text }] of (await readAll()).entries()) {
        const earlier = before[position]
        if (json === earlier?.json) continue
        expect(
          earlier?.tags.some((tag) => announced.has(tag)),
          text,
        ).toBe(true)
      }
    }
  }
  await fc.assert(fc.asyncProperty(fc.array(changes, { minLength: 1, maxLength: 6 }), run), {
    numRuns: 40,
  })
})

const readDocuments = (): Promise<readonly StoredDocument[]> =>
  dataset.read(async () => dataset.view('raw', 'editor').documents)

async function readAll() {
  const all: { text: string; json: string; tags: readonly string[] }[] = []
  for (const perspective of perspectives)
    for (const text of queries) all.push({ text, ...(await read(text, perspective)) })
  return all
}
