import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestLake, type TestLake } from './open-test-lake.ts'

let test: TestLake
beforeAll(async () => {
  test = await openTestLake()
  await test.editor.create({ _id: 'open', _type: 'post', title: 'Open' })
  await test.editor.create({ _id: 'drafts.closed', _type: 'post', title: 'Closed' })
})
afterAll(() => test.remove())

const version = '/v2025-05-21'
const everything = encodeURIComponent('*')

/** Unlike `fetch`, sends the `Host` and `Origin` that it is told to. */
function statusWith(headers: Record<string, string>, path = `${version}/ping`): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const sent = request(new URL(path, test.lake.url), { headers }, (response) => {
    // An event stream has no end of its own.
    response.destroy()
    resolve(response.statusCode ?? 0)
  })
  sent.on('error', reject).end()
  return promise
}

/** Lets a page from an origin in, as the editor's command does. */
const allow = (origin: string, method = 'POST', path = '') =>
  test.call(`${version}/projects/local/cors${path}`, {
    method,
    headers: { authorization: `Bearer ${test.lake.token}` },
    ...(method === 'POST' ? { body: JSON.stringify({ origin, allowCredentials: true }) } : {}),
  })

describe('without the token', () => {
  it.each([
    ['POST', '/data/mutate/production'],
    ['POST', '/data/actions/production'],
    ['POST', '/assets/images/production'],
    ['POST', '/assets/files/production'],
    ['GET', `/data/listen/production?query=${everything}`],
    ['GET', '/data/export/production'],
    ['GET', '/data/history/production/documents/open'],
    ['GET', '/data/history/production/transactions/open'],
    ['GET', '/data/live/events/production?includeDrafts=true'],
    ['GET', `/data/query/production?perspective=raw&query=${everything}`],
    ['GET', `/data/query/production?perspective=drafts&query=${everything}`],
    ['GET', `/data/query/production?perspective=previewDrafts&query=${everything}`],
    ['GET', '/data/history/production/events/documents/open'],
    ['GET', '/users/me'],
    ['GET', '/users/local-editor'],
    ['GET', '/users/me/keyvalue/a'],
    ['PUT', '/users/me/keyvalue'],
    ['GET', '/auth/id'],
    ['GET', '/projects/local'],
    ['GET', '/projects/local/datasets'],
    ['GET', '/projects/local/datasets/production/acl'],
    ['GET', '/projects/local/grants'],
    ['GET', '/projects/local/roles'],
    ['GET', '/projects/local/cors'],
    ['POST', '/projects/local/cors'],
    ['DELETE', '/projects/local/cors/http%3A%2F%2Flocalhost%3A1'],
    ['GET', '/features'],
    ['GET', '/data/references/production/documents/open/to'],
  ])('%s %s is 401', async (method, path) => {
    const response = await test.call(`${version}${path}`, {
      method,
      ...(method === 'POST' || method === 'PUT' ? { body: '{"mutations":[],"actions":[]}' } : {}),
    })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ error: 'Unauthorized' })
  })

  it('a wrong token is 401 everywhere', async () => {
    for (const authorization of [`Bearer ${'x'.repeat(43)}`, 'Bearer', 'Basic YTpi', ''])
      expect((await test.call(`${version}/ping`, { headers: { authorization } })).status).toBe(401)
  })

  it('drafts cannot be read by ID, and their existence is not revealed', async () => {
    expect(await test.visitor.getDocument('open')).toMatchObject({ title: 'Open' })
    expect(await test.visitor.getDocument('drafts.closed')).toBeUndefined()
    const path = `${version}/data/doc/production/drafts.closed,drafts.none,none`
    expect((await (await test.call(path)).json()).omitted).toEqual([
      { id: 'drafts.closed', reason: 'permission' },
      { id: 'drafts.none', reason: 'permission' },
      { id: 'none', reason: 'existence' },
    ])
    const versions = await test.call(
      `${version}/data/doc/production/closed?includeAllVersions=true`,
    )
    expect((await versions.json()).documents).toEqual([])
  })

  it('a reference to a draft is null', async () => {
    const query = '{"x": {"_ref": "drafts.closed"}}.x->'
    expect(await test.visitor.fetch(query)).toBeNull()
  })
})

describe('a foreign website', () => {
  it('cannot use a host name of its own (DNS rebinding)', async () => {
    expect(await statusWith({ host: 'evil.example' })).toBe(403)
    expect(await statusWith({ host: 'localhost.evil.example' })).toBe(403)
    expect(await statusWith({ host: '127.0.0.1.nip.io:3000' })).toBe(403)
    for (const host of ['localhost:1', '127.0.0.1', '[::1]:80'])
      expect(await statusWith({ host })).toBe(200)
  })

  it('may use a subdomain of localhost for event streams, with the token, and for nothing else', async () => {
    const host = 'events-1.localhost:1'
    expect(await statusWith({ host })).toBe(403)
    expect(await statusWith({ host }, `${version}/data/query/production?query=*`)).toBe(403)
    const stream = `${version}/data/listen/production?query=*`
    expect(await statusWith({ host }, stream)).toBe(401)
    const authorization = `Bearer ${test.lake.token}`
    expect(await statusWith({ host, authorization }, stream)).toBe(200)
    for (const foreign of ['a.b.localhost', 'evil.example', 'localhost.evil.example'])
      expect(await statusWith({ host: foreign, authorization }, stream)).toBe(403)
  })

  it('is rejected by its origin, which is never reflected', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost:4444']) {
      const response = await test.call(`${version}/ping`, { headers: { origin } })
      expect(response.status).toBe(403)
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  it('gets no preflight', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const path = `${version}/data/mutate/production`
    expect((await test.call(path, { method: 'OPTIONS', headers })).status).toBe(403)
  })
})

describe('allowed origins', () => {
  const listed = async () => {
    const response = await allow('', 'GET')
    return ((await response.json()) as { origin: string }[]).map(({ origin }) => origin)
  }

  it('get CORS headers and preflight responses', async () => {
    const origin = 'http://localhost:3333'
    await allow(origin)
    const response = await test.call(`${version}/ping`, { headers: { origin } })
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect(response.headers.get('vary')).toBe('Origin')
    const preflight = await test.call(`${version}/data/mutate/production`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-headers': 'authorization' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization')
  })

  it('must be loopback origins', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost:1/path', ''])
      expect((await allow(origin)).status).toBe(400)
  })

  it('survive a restart until they are removed', async () => {
    await allow('http://127.0.0.1:5555')
    test = await test.reopen()
    expect(await listed()).toContain('http://127.0.0.1:5555')
    await allow('', 'DELETE', `/${encodeURIComponent('http://127.0.0.1:5555')}`)
    expect(await listed()).not.toContain('http://127.0.0.1:5555')
  })

  it('are limited: the oldest is removed', async () => {
    for (let port = 6000; port < 6020; port += 1) await allow(`http://localhost:${port}`)
    const origins = await listed()
    expect(origins).toHaveLength(16)
    expect(origins.at(-1)).toBe('http://localhost:6019')
  })
})

describe('a request', () => {
  it('is 404 for another dataset or project', async () => {
    expect((await test.call(`${version}/data/query/other?query=${everything}`)).status).toBe(404)
    const headers = { 'x-sanity-project-id': 'other' }
    expect((await test.call(`${version}/ping`, { headers })).status).toBe(404)
  })

  it('is 405 for another method, and 501 for an unsupported path', async () => {
    const wrongMethod = await test.call(`${version}/data/mutate/production`)
    expect(wrongMethod.status).toBe(405)
    expect(wrongMethod.headers.get('allow')).toBe('POST')
    const unknown = await test.call(`${version}/projects/local/webhooks`)
    expect(unknown.status).toBe(501)
    expect(await unknown.json()).toMatchObject({
      statusCode: 501,
      message: expect.stringContaining('/projects/local/webhooks'),
    })
  })

  it('is 400 for a path that is not valid percent-encoding', async () => {
    expect((await test.call(`${version}/data/doc/production/%E0`)).status).toBe(400)
  })
})

it('rejects a body that is too large or not JSON', async () => {
  const post = (body: string) =>
    test.call(`${version}/data/mutate/production`, {
      method: 'POST',
      headers: { authorization: `Bearer ${test.lake.token}` },
      body,
    })
  expect((await post('x'.repeat(5 * 1024 * 1024))).status).toBe(413)
  const chunks = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024).fill(32)),
  })
  const unannounced = await test.call(`${version}/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${test.lake.token}` },
    body: chunks,
    duplex: 'half',
  } as RequestInit)
  expect(unannounced.status).toBe(413)
  expect((await post('{')).status).toBe(400)
  expect((await post('[]')).status).toBe(400)
  expect((await post('{"mutations": {}}')).status).toBe(400)
})
