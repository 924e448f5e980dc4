import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestLake, type TestLake } from './open-test-lake.ts'

let test: TestLake
beforeAll(async () => {
  test = await openTestLake()
})
afterAll(() => test.remove())

async function request(path: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${test.lake.token}` }
  const response = await test.call(`/v2025-05-21${path}`, { headers, ...init })
  return { status: response.status, body: await response.json() }
}

describe('the user', () => {
  it('is found by token and by ID, and unknown IDs are left out', async () => {
    const { body: user } = await request('/users/me')
    expect(user).toMatchObject({ id: expect.any(String), roles: [{ name: 'administrator' }] })
    expect((await request('/auth/id')).body).toEqual({ id: user.id })
    expect((await request(`/users/${user.id}`)).body).toMatchObject({ displayName: user.name })
    expect((await request(`/users/${user.id},pNobody`)).body).toMatchObject({ id: user.id })
    expect((await request('/users/pNobody')).body).toEqual([])
  })

  it('may do everything, in all lists of permissions', async () => {
    const { body: access } = await request('/projects/local/datasets/production/acl')
    expect(access).toEqual([
      { filter: '_id in path("**")', permissions: expect.arrayContaining(['read']) },
      { filter: '_id in path("**")', permissions: expect.arrayContaining(['update', 'delete']) },
    ])
    const { body: grants } = await request('/projects/local/grants')
    const granted = grants['sanity.document.filter'].flatMap(
      (filter: { grants: { name: string }[] }) => filter.grants.map(({ name }) => name),
    )
    expect(granted).toContain('create')
    expect((await request('/projects/local/roles')).body).toMatchObject([{ name: 'administrator' }])
  })

  it('signs in with the token only', async () => {
    const providers = await test.call('/v2025-05-21/auth/providers')
    expect(await providers.json()).toMatchObject({ providers: [] })
    const out = await test.call('/v2025-05-21/auth/logout', { method: 'POST' })
    expect(out.status).toBe(200)
  })
})

describe('the project', () => {
  it('has one dataset, without companion datasets', async () => {
    expect((await request('/projects/local')).body).toMatchObject({ id: 'local', isBlocked: false })
    expect((await request('/projects/local/datasets')).body).toMatchObject([{ name: 'production' }])
    const companions = await request('/projects/local/datasets?datasetProfile=comments')
    expect(companions.body).toEqual([])
  })

  it('is the only one', async () => {
    expect((await request('/projects/other')).status).toBe(404)
    expect((await request('/projects/local/datasets/other/acl')).status).toBe(404)
  })
})

describe('the settings of a user', () => {
  const put = (pairs: unknown) =>
    request('/users/me/keyvalue', {
      method: 'PUT',
      headers: { authorization: `Bearer ${test.lake.token}` },
      body: JSON.stringify(pairs),
    })

  it('are stored, also across a restart; unknown keys are left out', async () => {
    const pairs = [
      { key: 'studio.sort', value: { by: ['date'] } },
      { key: 'studio.wide', value: false },
    ]
    expect((await put(pairs)).body).toEqual(pairs)
    await put([{ key: 'studio.wide', value: true }])
    test = await test.reopen()
    const { body } = await request('/users/me/keyvalue/studio.wide,studio.none,studio.sort')
    expect(body).toEqual([{ ...pairs[1], value: true }, pairs[0]])
  })

  it('are limited, and must be pairs', async () => {
    expect((await put([{ key: 'big', value: 'x'.repeat(40_000) }])).status).toBe(400)
    expect((await put([{ value: 1 }])).status).toBe(400)
    expect((await put({ key: 'a' })).status).toBe(400)
  })
})

it.each([
  ['/features', []],
  ['/projects/local/user-applications', []],
  ['/projects/local/new-content-release-allowed', { allowed: false }],
  ['/projects/local/datasets/production/settings/indexing', {}],
  ['/journey/announcements', []],
  ['/journey/unclaimed-project', null],
  ['/journey/trial', null],
  ['/journey/asset-limit', null],
  ['/journey/document-limit', null],
  ['/journey/comments', null],
  ['/schedules/local/production', { schedules: [] }],
  ['/subscriptions/project/local', null],
  ['/media-libraries', { data: [] }],
  ['/help', {}],
  ['/intake/telemetry-status', { status: 'denied' }],
  ['/data/references/production/documents/a/to', { references: [], totalCount: 0 }],
])('%s has an empty response', async (path, expected) => {
  const { status, body } = await request(path)
  expect(status).toBe(200)
  if (Array.isArray(expected) || expected === null) expect(body).toEqual(expected)
  else expect(body).toMatchObject(expected)
})

it.each(['/intake/batch', '/descriptors/claim', '/descriptors/synchronize'])(
  'POST %s is accepted and ignored',
  async (path) => {
    const init = {
      method: 'POST',
      headers: { authorization: `Bearer ${test.lake.token}` },
      body: JSON.stringify({ batch: ['x'.repeat(1000)] }),
    }
    expect((await request(path, init)).status).toBe(200)
  },
)
