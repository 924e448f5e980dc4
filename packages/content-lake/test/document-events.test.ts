import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestLake, type TestLake } from './open-test-lake.ts'

let test: TestLake
beforeAll(async () => {
  test = await openTestLake()
})
afterAll(() => test.remove())

const headers = () => ({ authorization: `Bearer ${test.lake.token}` })

/** Carries out actions as the editor does, and gives the transaction they were in. */
async function act(...actions: object[]): Promise<string> {
  const transactionId = randomUUID()
  const response = await test.call('/v2025-05-21/data/actions/production', {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify({ transactionId, actions }),
  })
  expect(await response.json()).toEqual({ transactionId })
  return transactionId
}

const action = (name: string, id: string, more: object = {}) => ({
  actionType: `sanity.action.document.${name}`,
  publishedId: id,
  draftId: `drafts.${id}`,
  ...more,
})
const createAction = (id: string) =>
  action('create', id, { attributes: { _id: `drafts.${id}`, _type: 'post', title: 'A' } })
const editAction = (id: string, title: string) => action('edit', id, { patch: { set: { title } } })

async function events(id: string, search = '') {
  const path = `/v2025-05-21/data/history/production/events/documents/${id}${search}`
  const { events, nextCursor } = await (await test.call(path, { headers: headers() })).json()
  return { list: events[id] as Record<string, string>[], nextCursor }
}
const typesOf = async (id: string) => (await events(id)).list.map(({ type }) => type)

async function transactions(ids: string, search: string) {
  const path = `/v2025-05-21/data/history/production/transactions/${ids}?${search}`
  const text = await (await test.call(path, { headers: headers() })).text()
  const lines = text.split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as { id: string; documentIDs: string[] })
}

describe('the events of a document', () => {
  it('are those of the draft and of the published document, newest first', async () => {
    const created = await act(createAction('a'))
    const edited = await act(editAction('a', 'B'))
    const published = await act(action('publish', 'a'))
    expect((await events('drafts.a')).list).toEqual([
      {
        type: 'publishDocumentVersion',
        timestamp: expect.any(String),
        author: 'local-editor',
        documentId: 'a',
        versionId: 'drafts.a',
        versionRevisionId: edited,
        revisionId: published,
        publishCause: 'document.publish',
      },
      expect.objectContaining({
        type: 'createDocumentVersion',
        versionId: 'drafts.a',
        versionRevisionId: created,
      }),
    ])
    expect(await typesOf('a')).toEqual(['publishDocumentVersion'])
    await act(editAction('a', 'C'))
    await act(action('discard', 'a'))
    expect((await typesOf('drafts.a')).slice(0, 2)).toEqual([
      'deleteDocumentVersion',
      'createDocumentVersion',
    ])
    await act(action('unpublish', 'a'))
    expect((await typesOf('a'))[0]).toBe('unpublishDocument')
    expect((await typesOf('drafts.a'))[0]).toBe('createDocumentVersion')
    await act(action('delete', 'a', { includeDrafts: ['drafts.a'] }))
    for (const id of ['a', 'drafts.a']) expect((await typesOf(id))[0]).toBe('deleteDocumentGroup')
  })

  it('include writes without actions', async () => {
    await test.editor.create({ _id: 'live', _type: 'post', title: 'A' })
    await test.editor.patch('live').set({ title: 'B' }).commit()
    expect(await typesOf('live')).toEqual(['updateLiveDocument', 'createLiveDocument'])
    expect(await typesOf('drafts.live')).toEqual([])
    await test.editor.delete('live')
    expect((await typesOf('live'))[0]).toBe('deleteDocumentGroup')
  })

  it('are paginated', async () => {
    await act(createAction('long'))
    for (let round = 0; round < 3; round += 1) {
      await act(editAction('long', `Round ${round}`))
      await act(action('publish', 'long'))
    }
    const first = await events('drafts.long', '?limit=4')
    const second = await events('drafts.long', `?limit=4&nextCursor=${first.nextCursor}`)
    expect([first.list.length, second.list.length, second.nextCursor]).toEqual([4, 2, ''])
    expect(second.list.at(-1)?.type).toBe('createDocumentVersion')
  })

  it('are none for an unknown document', async () => {
    expect((await events('nobody')).list).toEqual([])
  })
})

describe('the transactions of a document', () => {
  it('are limited by number and by a range, never in the middle of one', async () => {
    const made: string[] = [await act(createAction('t'))]
    made.push(await act(editAction('t', 'B')))
    made.push(await act(action('publish', 't')))
    made.push(await act(editAction('t', 'C')))
    const ids = async (search: string) =>
      (await transactions('t,drafts.t', search)).map(({ id }) => id)
    expect(await ids('')).toEqual(made)
    expect(await ids('limit=3')).toEqual(made.slice(0, 3))
    expect(await ids('reverse=true&limit=2')).toEqual(made.toReversed().slice(0, 2))
    expect(await ids(`fromTransaction=${made[1]}&toTransaction=${made[2]}`)).toEqual(
      made.slice(1, 3),
    )
    expect(await ids(`reverse=true&toTransaction=${made[2]}`)).toEqual(
      made.slice(0, 3).toReversed(),
    )
    const [publish] = await transactions('t,drafts.t', `fromTransaction=${made[2]}`)
    expect(publish?.documentIDs.toSorted()).toEqual(['drafts.t', 't'])
  })
})

describe('a deleted document', () => {
  it('can be read in its last revision, and restored', async () => {
    await act(createAction('gone'))
    const edited = await act(editAction('gone', 'Last words'))
    await act(action('discard', 'gone'))
    const path = '/v2025-05-21/data/history/production/documents'
    const response = await test.call(`${path}/gone,drafts.gone?lastRevision=true`, {
      headers: headers(),
    })
    const { documents } = await response.json()
    expect(documents).toMatchObject([{ title: 'Last words', _rev: edited }])
    const [{ _updatedAt, ...last }] = documents
    await act(action('create', 'gone', { attributes: last }))
    expect(await test.editor.getDocument('drafts.gone')).toMatchObject({ title: 'Last words' })
    expect((await typesOf('drafts.gone'))[0]).toBe('createDocumentVersion')
  })
})
