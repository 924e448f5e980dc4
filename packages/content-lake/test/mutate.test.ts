import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestLake, type TestLake } from './open-test-lake.ts'

let test: TestLake
beforeAll(async () => {
  test = await openTestLake()
})
afterAll(() => test.remove())

/** The one error in the response to a rejected mutation. */
async function refusal(work: Promise<unknown>) {
  const error = await work.then(
    () => expect.fail('was not refused'),
    (reason) => reason,
  )
  return { status: error.statusCode, ...error.details?.items?.[0]?.error }
}

describe('creating', () => {
  it('gives a document an ID, a revision and times', async () => {
    const made = await test.editor.create({ _type: 'note', title: 'One' })
    expect(made._id).toMatch(/^[\da-f-]{36}$/)
    expect(made).toMatchObject({ _type: 'note', title: 'One', _rev: expect.any(String) })
    expect(made._createdAt).toBe(made._updatedAt)
    expect(await test.editor.getDocument(made._id)).toEqual(made)
  })

  it('completes an ID that ends in a dot', async () => {
    const { _id } = await test.editor.create({ _id: 'drafts.', _type: 'note' })
    expect(_id).toMatch(/^drafts\.[\da-f-]{36}$/)
  })

  it('keeps, rejects or replaces an existing document, by the kind of mutation', async () => {
    await test.editor.create({ _id: 'kept', _type: 'note', title: 'first' })
    expect(await refusal(test.editor.create({ _id: 'kept', _type: 'note' }))).toMatchObject({
      status: 409,
      type: 'documentAlreadyExistsError',
      id: 'kept',
    })
    const kept = await test.editor.createIfNotExists({ _id: 'kept', _type: 'note', title: 'no' })
    expect(kept.title).toBe('first')
    const replaced = await test.editor.createOrReplace({ _id: 'kept', _type: 'note', text: 'new' })
    expect(replaced).not.toHaveProperty('title')
    expect(replaced._createdAt).toBe(kept._createdAt)
    expect(replaced._rev).not.toBe(kept._rev)
  })

  it('adds keys to the objects of lists on request', async () => {
    const blocks = [{ a: 1 }, { _key: 'mine', inner: [{ b: 2 }] }]
    const plain = await test.editor.create({ _type: 'note', blocks })
    expect(plain.blocks).toEqual(blocks)
    const keyed = await test.editor.create(
      { _type: 'note', blocks },
      { autoGenerateArrayKeys: true },
    )
    const key = expect.stringMatching(/^[\da-f]{12}$/)
    expect(keyed.blocks).toEqual([
      { _key: key, a: 1 },
      { _key: 'mine', inner: [{ _key: key, b: 2 }] },
    ])
  })

  it.each([['#bad'], ['a..b'], ['.a'], ['x'.repeat(129)], ['drafts/one']])(
    'refuses the id %s',
    async (_id) => {
      const body = { mutations: [{ create: { _id, _type: 'note' } }] }
      const response = test.editor.request({ url: '/data/mutate/production', method: 'POST', body })
      expect(await refusal(response)).toMatchObject({ status: 400, description: /Malformed/ })
    },
  )

  it('rejects documents without a type, with __proto__, or nested too deeply', async () => {
    const submit = (document: string) =>
      test.call('/v2025-05-21/data/mutate/production', {
        method: 'POST',
        headers: { authorization: `Bearer ${test.lake.token}` },
        body: `{"mutations": [{"create": ${document}}]}`,
      })
    expect((await submit('{"title": "typeless"}')).status).toBe(400)
    expect((await submit('{"_type": "note", "__proto__": {"a": 1}}')).status).toBe(400)
    expect(
      (await submit(`{"_type": "note", "a": ${'['.repeat(99)}${']'.repeat(99)}}`)).status,
    ).toBe(400)
  })
})

describe('patching', () => {
  it('supports every operation and deep paths', async () => {
    await test.editor.create({
      _id: 'deep',
      _type: 'note',
      count: 5,
      text: 'the quick fox',
      gone: true,
      list: [
        { _key: 'a', v: 1 },
        { _key: 'b', v: 2 },
      ],
    })
    const after = await test.editor
      .patch('deep')
      .set({ 'meta.owner.name': 'Ada', 'list[_key=="b"].v': 20 })
      .setIfMissing({ count: 0, fresh: 'yes' })
      .unset(['gone', 'list[_key=="a"].v'])
      .inc({ count: 2 })
      .insert('after', 'list[-1]', [{ _key: 'c', v: 3 }])
      .diffMatchPatch({ text: '@@ -1,9 +1,9 @@\n the \n-quick\n+brown\n' })
      .commit()
    expect(after).toMatchObject({
      count: 7,
      fresh: 'yes',
      text: 'the brown fox',
      meta: { owner: { name: 'Ada' } },
      list: [{ _key: 'a' }, { _key: 'b', v: 20 }, { _key: 'c', v: 3 }],
    })
    expect(after).not.toHaveProperty('gone')
  })

  it('and deleting by query apply to all selected documents', async () => {
    for (const n of [1, 2, 3]) await test.editor.create({ _type: 'many', n })
    const where = { query: '*[_type == "many" && n >= $low]', params: { low: 2 } }
    await test.editor.patch(where).inc({ n: 10 }).commit()
    expect(await test.editor.fetch('*[_type == "many"] | order(n).n')).toEqual([1, 12, 13])
    const { results } = await test.editor.delete({ query: '*[_type == "many" && n > 5]' })
    expect(results).toHaveLength(2)
    expect(await test.editor.fetch('*[_type == "many"].n')).toEqual([1])
  })

  it('is rejected for a missing document, another revision, and a changed ID or type', async () => {
    const missing = test.editor.patch('missing').set({ a: 1 }).commit()
    expect(await refusal(missing)).toMatchObject({ status: 409, type: 'documentNotFoundError' })
    const { _rev } = await test.editor.create({ _id: 'rev', _type: 'note' })
    const stale = test.editor.patch('rev').ifRevisionId('stale').set({ a: 1 }).commit()
    expect(await refusal(stale)).toMatchObject({
      status: 409,
      type: 'documentRevisionIDDoesNotMatchError',
      currentRevisionID: _rev,
      expectedRevisionID: 'stale',
    })
    const after = await test.editor.patch('rev').ifRevisionId(_rev).set({ a: 1 }).commit()
    expect(after.a).toBe(1)
    const retyped = test.editor.patch('rev').set({ _type: 'other' }).commit()
    expect(await refusal(retyped)).toMatchObject({ status: 400 })
    const badPath = test.editor.patch('rev').unset(['list[[']).commit()
    expect(await refusal(badPath)).toMatchObject({ status: 400 })
    const tooDeep = test.editor
      .patch('rev')
      .set({ [`a${'.a'.repeat(99)}`]: 1 })
      .commit()
    expect(await refusal(tooDeep)).toMatchObject({ status: 400 })
  })

  it('does not change documents that were returned before', async () => {
    await test.editor.create({ _id: 'shared', _type: 'note', inner: { n: 1 } })
    const before = await test.editor.getDocument('shared')
    await test.editor.patch('shared').inc({ missing: 1 }).commit()
    await test.editor.patch('shared').set({ 'inner.n': 2 }).commit({ dryRun: true })
    const after = await test.editor.getDocument('shared')
    expect(after).toMatchObject({ inner: { n: 1 } })
    expect(after?._rev).not.toBe(before?._rev)
  })
})

describe('a transaction', () => {
  it('is applied completely or not at all', async () => {
    const work = test.editor
      .transaction()
      .create({ _id: 'half', _type: 'note' })
      .patch('half', (patch) => patch.set({ seen: true }))
      .patch('nowhere', (patch) => patch.set({ a: 1 }))
      .commit()
    const error = await work.catch((reason) => reason)
    expect(error.details.items[0].index).toBe(2)
    expect(await test.editor.getDocument('half')).toBeUndefined()
  })

  it('gives its documents its ID as their revision, and its ID can be used once', async () => {
    const submit = (id: string) =>
      test.editor.mutate([{ create: { _id: id, _type: 'note' } }], { transactionId: 'mine-1' })
    await submit('with-id')
    expect(await test.editor.getDocument('with-id')).toMatchObject({ _rev: 'mine-1' })
    await expect(submit('again')).rejects.toMatchObject({ statusCode: 409 })
  })

  it('returns IDs or documents, and changes nothing in a dry run', async () => {
    const options = { returnDocuments: false, dryRun: true }
    const response = await test.editor.create({ _id: 'dry', _type: 'note' }, options)
    expect(response).toMatchObject({
      documentId: 'dry',
      results: [{ id: 'dry', operation: 'create' }],
    })
    expect(await test.editor.getDocument('dry')).toBeUndefined()
    const url = '/data/mutate/production?visibility=async'
    const body = { mutations: [{ create: { _id: 'wet', _type: 'note' } }] }
    const bare = await test.editor.request({ url, method: 'POST', body })
    expect(bare).toEqual({ transactionId: expect.any(String) })
  })

  it.each([
    [{}],
    [{ create: 1 }],
    [{ move: {} }],
    [{ create: { _type: 'a' }, delete: { id: 'a' } }],
    [{ patch: { id: 'a', merge: {} } }],
    [{ patch: { id: 'a', unset: 'title' } }],
    [{ patch: { set: {} } }],
    [{ delete: {} }],
    [{ createOrReplace: { _type: 'a' } }],
  ])('rejects the mutation %j', async (mutation) => {
    const body = { mutations: [mutation] }
    const response = test.editor.request({ url: '/data/mutate/production', method: 'POST', body })
    await expect(response).rejects.toMatchObject({ statusCode: 400 })
  })
})

describe('a strong reference', () => {
  const to = (_ref: string, more = {}) => ({ _type: 'reference', _ref, ...more })

  it('needs an existing target, unless it is weak', async () => {
    const dangling = test.editor.create({ _type: 'note', ref: to('nobody') })
    expect(await refusal(dangling)).toMatchObject({ status: 409, referenceID: 'nobody' })
    const weak = { _type: 'note', refs: [to('nobody', { _weak: true, _key: 'a' })] }
    expect(await test.editor.create(weak)).toMatchObject({ _type: 'note' })
  })

  it('prevents the deletion of its target until it is removed, also in the same transaction', async () => {
    await test.editor.create({ _id: 'target', _type: 'note' })
    await test.editor.create({ _id: 'source', _type: 'note', deep: [{ ref: to('target') }] })
    expect(await refusal(test.editor.delete('target'))).toMatchObject({
      status: 409,
      type: 'documentHasExistingReferencesError',
      referencingIDs: ['source'],
    })
    await test.editor.transaction().delete('target').delete('source').commit()
    expect(await test.editor.getDocuments(['target', 'source'])).toEqual([null, null])
  })
})
