import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openTestLake, type TestLake } from './open-test-lake.ts'

let test: TestLake
beforeAll(async () => {
  // A busy machine must not time out the queries that end.
  test = await openTestLake({ queryTimeoutMs: 60_000 })
  await test.editor
    .transaction()
    .create({ _id: 'ada', _type: 'author', name: 'Ada' })
    .create({ _id: 'zebra', _type: 'post', title: 'Zebra', rank: 1 })
    .create({
      _id: 'apple',
      _type: 'post',
      title: 'Apple',
      rank: 2,
      author: { _type: 'reference', _ref: 'ada' },
    })
    .create({ _id: 'drafts.apple', _type: 'post', title: 'Apple, edited', rank: 2 })
    .create({ _id: 'drafts.fresh', _type: 'post', title: 'Fresh', rank: 3 })
    .create({ _id: 'versions.summer.apple', _type: 'post', title: 'Apple in summer', rank: 2 })
    .create({ _id: 'secret.plan', _type: 'plan', title: 'In a path of its own' })
    .commit()
})
afterAll(() => test.remove())

const ids = '*[_type == "post"]._id'

describe('a query', () => {
  it('returns published documents in ID order unless it orders them', async () => {
    expect(await test.visitor.fetch(ids)).toEqual(['apple', 'zebra'])
    const ordered = await test.visitor.fetch('*[_type == "post"] | order(rank asc)._id')
    expect(ordered).toEqual(['zebra', 'apple'])
  })

  it('has parameters, references and counts', async () => {
    const query =
      '{"one": *[_type == $type && _id == $id][0]{title, "by": author->name}, "all": count(*)}'
    const result = await test.visitor.fetch(query, { type: 'post', id: 'apple' })
    expect(result).toEqual({ one: { title: 'Apple', by: 'Ada' }, all: 3 })
  })

  it('finds the same documents when they are narrowed by type and id', async () => {
    const found = (filter: string, parameters = {}) =>
      test.visitor.fetch(`*[${filter}]._id`, parameters)
    expect(await found('_type in ["author", "post"]')).toEqual(['ada', 'apple', 'zebra'])
    expect(await found('_type in $types', { types: ['post'] })).toEqual(['apple', 'zebra'])
    expect(await found('_id in $ids', { ids: ['zebra', 'ada', 'none'] })).toEqual(['ada', 'zebra'])
    expect(await found('_id == $id', { id: null })).toEqual([])
    expect(await found('"post" == _type && rank > 1')).toEqual(['apple'])
    expect(await found('_type == "author" || rank == 1')).toEqual(['ada', 'zebra'])
    expect(await found('_type == "author" && references("ada")')).toEqual([])
    expect(await found('path(_id) in path("a*")')).toEqual([])
    expect(await found('path(_id) in path("*") && rank == 1')).toEqual(['zebra'])
  })

  it('has an index or an attribute in brackets, depending on the type of the parameter', async () => {
    const at = (x: unknown) => test.visitor.fetch('*[_type == "post"][$x]', { x })
    expect(await at(1)).toMatchObject({ _id: 'zebra' })
    expect(await at('title')).toEqual(['Apple', 'Zebra'])
    expect(await test.visitor.fetch('*[0...$n]._id', { n: 2 })).toEqual(['ada', 'apple'])
  })

  it('can be sent by POST', async () => {
    const query = `*[_type == "post"]{_id} // ${'x'.repeat(12_000)}`
    expect(await test.visitor.fetch(query)).toEqual([{ _id: 'apple' }, { _id: 'zebra' }])
  })

  it('is echoed unless returnQuery is false, with time and sync tags', async () => {
    const path = `/v2025-05-21/data/query/production?query=${encodeURIComponent(ids)}`
    const response = await (await test.call(path)).json()
    expect(response).toMatchObject({ query: ids, result: ['apple', 'zebra'] })
    expect(response.ms).toBeTypeOf('number')
    expect(response.syncTags).toEqual(['s1:type:post'])
    expect(await (await test.call(`${path}&returnQuery=false`)).json()).not.toHaveProperty('query')
  })

  it('includes a write immediately, although results are cached', async () => {
    const titles = () => test.visitor.fetch('*[_type == "note"].title')
    expect(await titles()).toEqual([])
    await test.editor.create({ _id: 'note', _type: 'note', title: 'one' })
    expect(await titles()).toEqual(['one'])
    await test.editor.patch('note').set({ title: 'two' }).commit()
    expect(await titles()).toEqual(['two'])
    await test.editor.delete('note')
    expect(await titles()).toEqual([])
  })
})

describe('a perspective', () => {
  const titles = (perspective: 'raw' | 'drafts' | 'published' | string[]) =>
    test.editor.fetch('*[_type == "post"].title', {}, { perspective })

  it('shows drafts in place of published documents', async () => {
    for (const perspective of ['drafts', ['drafts', 'published']] as const)
      expect(await titles([perspective].flat())).toEqual(['Apple, edited', 'Fresh', 'Zebra'])
    const query = '*[_id == "apple"][0]{_id, _originalId}'
    const draft = await test.editor.fetch(query, {}, { perspective: 'drafts' })
    expect(draft).toEqual({ _id: 'apple', _originalId: 'drafts.apple' })
  })

  it('cannot be a release', async () => {
    for (const perspective of [['summer'], ['summer', 'drafts']])
      await expect(titles(perspective)).rejects.toMatchObject({ statusCode: 400 })
  })

  it('is published by default since API 2025-02-19, and raw before', async () => {
    expect(await test.editor.fetch('count(*[_type == "post"])')).toBe(2)
    const older = test.editor.withConfig({ apiVersion: '2024-01-01' })
    expect(await older.fetch('count(*[_type == "post"])')).toBe(5)
    expect(await titles('raw')).toHaveLength(5)
  })

  it('shows the public published documents only, whatever the API version', async () => {
    const older = test.visitor.withConfig({ apiVersion: '2024-01-01' })
    expect(await older.fetch('*._id')).toEqual(['ada', 'apple', 'zebra'])
    expect(await test.editor.fetch('*[_type == "plan"]._id')).toEqual(['secret.plan'])
    expect(await test.visitor.fetch('*[_type == "plan"]._id')).toEqual([])
  })
})

describe('a query that fails', () => {
  const failure = (query: string) => test.visitor.fetch(query).catch((error) => error)

  it('gives the position of a syntax error', async () => {
    const error = await failure('*[_type == ')
    expect(error).toMatchObject({ statusCode: 400, details: { type: 'queryParseError' } })
    expect(error.details.start).toBeGreaterThan(5)
    expect(await failure('nope::nothing()')).toMatchObject({ statusCode: 400 })
  })

  it('names a missing parameter', async () => {
    const error = await failure('*[_id == $id]')
    expect(error.details).toMatchObject({
      description: 'param $id referenced, but not provided',
      start: 9,
      end: 12,
    })
  })

  it('is rejected for an unsupported function', async () => {
    expect(await failure('geo::latLng(1, 2)')).toMatchObject({ statusCode: 400 })
  })

  it('times out', async () => {
    const impatient = await openTestLake({ queryTimeoutMs: 150 })
    onTestFinished(() => impatient.remove())
    for (const _id of ['one', 'two', 'three']) await impatient.editor.create({ _id, _type: 'post' })
    const query = `${'*{"a": '.repeat(16)}*${'}'.repeat(16)}`
    await expect(impatient.visitor.fetch(query)).rejects.toMatchObject({ statusCode: 408 })
    const count = () => impatient.visitor.fetch('count(*)').catch(() => undefined)
    await expect.poll(count).toBe(3)
  })
})
