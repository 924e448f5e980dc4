import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { limits } from '../src/limits.ts'
import { openTestLake, type TestLake } from './open-test-lake.ts'

const version = '/v2025-05-21'
let test: TestLake
beforeAll(async () => {
  test = await openTestLake()
})
afterAll(() => test.remove())

describe('documents with much content', () => {
  const megabyte = 'x'.repeat(1024 * 1024)
  const headers = { authorization: '' }
  const count = Math.ceil(limits.documentsCharacters / (3 * megabyte.length)) + 1
  const ids = Array.from({ length: count }, (_, number) => `much${number}`)
  const history = `${version}/data/history/production`
  beforeAll(async () => {
    headers.authorization = `Bearer ${test.lake.token}`
    for (const _id of ids) {
      await test.editor.create({ _id, _type: 'note', text: megabyte.repeat(3) })
    }
  })

  it.each([
    ['by ID', `${version}/data/doc/production/`, ''],
    ['in the history', `${history}/documents/`, ''],
    ['in a past revision', `${history}/documents/`, '?lastRevision=true'],
    ['at a time', `${history}/documents/`, '?time=2100-01-01T00:00:00Z'],
  ])(
    'are refused beyond a limit, and read once if named twice: %s',
    async (_name, path, search) => {
      const get = (names: readonly string[]) =>
        test.call(`${path}${names.join()}${search}`, { headers })
      expect((await get(ids)).status).toBe(413)
      const repeated = await get(Array(100).fill('much0'))
      expect((await repeated.json()).documents).toHaveLength(1)
    },
  )

  it('have a history that is limited, in a response and on disk', async () => {
    const lake = await openTestLake()
    await lake.editor.create({ _id: 'much', _type: 'note', text: megabyte.repeat(3) })
    const edits = Math.ceil(limits.retainedBytes / (3 * megabyte.length)) + 1
    for (let edit = 0; edit < edits; edit += 1) {
      await lake.editor
        .patch('much')
        .set({ title: `${edit}` })
        .commit()
    }
    const reopened = await lake.reopen()
    onTestFinished(() => reopened.remove())
    const response = await reopened.call(`${history}/transactions/much?reverse=true`, {
      headers: { authorization: `Bearer ${reopened.lake.token}` },
    })
    const lines = (await response.text()).trim().split('\n')
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length * 3 * megabyte.length).toBeLessThanOrEqual(limits.historyCharacters)
    const database = new Database(join(reopened.directory, 'lake.db'), { readonly: true })
    const sizes = database.prepare<[], { size: number }>(
      'SELECT length(body) AS size FROM revisions',
    )
    const size = sizes.all().reduce((sum, row) => sum + row.size, 0)
    database.close()
    expect(size).toBeLessThanOrEqual(limits.retainedBytes)
    expect(size).toBeGreaterThan(limits.retainedBytes / 2)
  })

  it('wait for their history, others of the platform meanwhile do not', async () => {
    const path = `${history}/transactions/much0?effectFormat=mendoza`
    const waiting = Array.from({ length: limits.queuedHistoryReadsPerUser + 10 }, async () => {
      const response = await test.call(path, { headers })
      await response.arrayBuffer()
      return response.status
    })
    expect((await test.call(`${version}/ping`)).status).toBe(200)
    const statuses = new Set(await Promise.all(waiting))
    expect(statuses).toContain(200)
    expect(statuses.difference(new Set([200, 429]))).toEqual(new Set())
  })
})

describe('a disk that is almost full', () => {
  it('takes no writes and uploads, and goes on to respond', async () => {
    const full = await openTestLake({ minFreeBytes: Number.MAX_SAFE_INTEGER })
    onTestFinished(() => full.remove())
    const refused = { statusCode: 507 }
    await expect(full.editor.create({ _type: 'note' })).rejects.toMatchObject(refused)
    await expect(full.editor.action([])).rejects.toMatchObject(refused)
    await expect(full.editor.assets.upload('file', Buffer.from('a'))).rejects.toMatchObject(refused)
    await expect(full.editor.assets.upload('image', Buffer.from('a'))).rejects.toMatchObject(
      refused,
    )
    expect(await full.visitor.fetch('count(*)')).toBe(0)
  })
})
