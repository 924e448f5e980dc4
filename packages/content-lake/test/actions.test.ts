import type { Action } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestLake, type TestLake } from './open-test-lake.ts'

let test: TestLake
beforeAll(async () => {
  test = await openTestLake()
})
afterAll(() => test.remove())

const act = (action: Action | Action[], transactionId?: string) =>
  test.editor.action(action, transactionId ? { transactionId } : {})

const create = (id: string, attributes = {}): Action => ({
  actionType: 'sanity.action.document.create',
  publishedId: id,
  attributes: { _id: `drafts.${id}`, _type: 'post', ...attributes },
  ifExists: 'fail',
})
const edit = (id: string, set: Record<string, unknown>): Action => ({
  actionType: 'sanity.action.document.edit',
  draftId: `drafts.${id}`,
  publishedId: id,
  patch: { set },
})
const publish = (id: string, more = {}): Action => ({
  actionType: 'sanity.action.document.publish',
  draftId: `drafts.${id}`,
  publishedId: id,
  ...more,
})
const both = (id: string) => test.editor.getDocuments([id, `drafts.${id}`])

describe('an editor', () => {
  it('creates, edits and publishes; the revision is the transaction', async () => {
    await act(create('life', { title: 'Draft' }))
    await act(edit('life', { title: 'Better' }))
    const { transactionId } = await act(publish('life'), 'publish-life')
    expect(transactionId).toBe('publish-life')
    const [published, draft] = await both('life')
    expect(published).toMatchObject({ title: 'Better', _rev: 'publish-life' })
    expect(draft).toBeNull()
  })

  it('edits a published document in a draft', async () => {
    const [before] = await both('life')
    await act(edit('life', { title: 'Third' }))
    const [published, draft] = await both('life')
    expect(published).toEqual(before)
    expect(draft).toMatchObject({ title: 'Third', _createdAt: before?._createdAt })
  })

  it('discards a draft, once', async () => {
    const discard: Action = {
      actionType: 'sanity.action.document.discard',
      draftId: 'drafts.life',
    }
    await act(discard)
    expect((await both('life'))[1]).toBeNull()
    await expect(act(discard)).rejects.toMatchObject({ statusCode: 409 })
    await act(edit('life', { title: 'Fourth' }))
    await act({ actionType: 'sanity.action.document.version.discard', versionId: 'drafts.life' })
    expect((await both('life'))[1]).toBeNull()
  })

  it('replaces a draft, of a document that exists', async () => {
    const replace = (id: string): Action => ({
      actionType: 'sanity.action.document.replaceDraft',
      publishedId: id,
      attributes: { _id: `drafts.${id}`, _type: 'post', title: 'Restored' },
    })
    await act(create('old', { title: 'First', subtitle: 'Gone' }))
    await act(replace('old'))
    const [, draft] = await both('old')
    expect(draft).toMatchObject({ title: 'Restored' })
    expect(draft).not.toHaveProperty('subtitle')
    await expect(act(replace('nothing'))).rejects.toMatchObject({ statusCode: 409 })
  })

  it('unpublishes: the content becomes a draft again', async () => {
    const unpublish: Action = {
      actionType: 'sanity.action.document.unpublish',
      draftId: 'drafts.life',
      publishedId: 'life',
    }
    await act(unpublish)
    const [published, draft] = await both('life')
    expect(published).toBeNull()
    expect(draft).toMatchObject({ title: 'Better' })
  })

  it('deletes a document only together with its drafts', async () => {
    await act([create('end'), publish('end'), edit('end', { title: 'again' })])
    const remove = (includeDrafts: string[]): Action => ({
      actionType: 'sanity.action.document.delete',
      publishedId: 'end',
      includeDrafts,
    })
    await expect(act(remove([]))).rejects.toMatchObject({ statusCode: 400 })
    await act(remove(['drafts.end']))
    expect(await both('end')).toEqual([null, null])
  })

  it('makes references strong that are weak until publication', async () => {
    await test.editor.create({ _id: 'friend', _type: 'post' })
    const reference = {
      _type: 'reference',
      _ref: 'friend',
      _weak: true,
      _strengthenOnPublish: { type: 'post' },
    }
    await act(create('shy', { reference, list: [{ _key: 'a', ...reference }] }))
    await act(publish('shy'))
    const strong = { _type: 'reference', _ref: 'friend' }
    expect((await both('shy'))[0]).toMatchObject({ reference: strong, list: [strong] })
    expect((await both('shy'))[0]?.reference).toEqual(strong)
  })
})

describe('an action', () => {
  it('is rejected when its preconditions fail', async () => {
    await act(create('taken'))
    await expect(act(create('taken'))).rejects.toMatchObject({ statusCode: 409 })
    await expect(act(publish('taken', { ifDraftRevisionId: 'stale' }))).rejects.toMatchObject({
      statusCode: 409,
      details: { type: 'actionError' },
    })
    await expect(act(publish('nothing'))).rejects.toMatchObject({ statusCode: 409 })
  })

  it('that is unknown is 400, and undoes the ones before it', async () => {
    const unknown = { actionType: 'sanity.action.release.publish', releaseId: 'a' } as Action
    await expect(act([create('undone'), unknown])).rejects.toMatchObject({ statusCode: 400 })
    expect(await both('undone')).toEqual([null, null])
  })
})
