import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, Socket } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { type ContentLake, openContentLake } from 'content-lake'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openPeople } from '#leads/index.ts'
import { temporaryFolder } from '#leads/test/leads.ts'
import { accountsOf } from '../start/studio-accounts.ts'
import { handshakeStatus } from '../test/handshake.ts'
import { editorRoutes } from './editor-routes.ts'

const password = 'correct horse battery'
const version = '/studio/api/v2025-05-21'
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

let openLake: (port: number) => Promise<ContentLake>
let lake: ContentLake
let server: Server
let siteUrl: string
let people: ReturnType<typeof openPeople>
let address = '192.0.2.1'

beforeAll(async () => {
  const dataDir = await temporaryFolder(afterAll)
  people = openPeople({ dataDir, cost: { N: 1024, r: 8, p: 1 } })
  openLake = (port) =>
    openContentLake({
      directory: `${dataDir}/content`,
      projectId: 'local',
      dataset: 'production',
      accounts: accountsOf(people),
      port,
    })
  lake = await openLake(0)
  server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { routes, upgrades } = editorRoutes({
    people,
    siteUrl,
    platformUrl: lake.url,
    clientFolder: import.meta.dirname,
  })
  server.on(
    'request',
    getRequestListener((asked, env) =>
      routes.fetch(asked, { ...(env as HttpBindings), clientAddress: address }),
    ),
  )
  server.on('upgrade', (asked, socket, head) =>
    socket instanceof Socket && upgrades.accepts(asked)
      ? upgrades.handle(asked, socket, head)
      : socket.destroy(),
  )
  await people.add({ name: 'Ada', role: 'administrator', password })
  await people.add({ name: 'Wanda', role: 'editor', password })
  await people.add({ name: 'Rick', role: 'recruiter', password })
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await lake.close()
  await people.close()
})
const ask = (path: string, init: RequestInit = {}) => fetch(siteUrl + path, init)
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Signs in like a browser, by the form. */
async function submitSignIn(name: string) {
  const response = await ask(`/studio/sign-in?origin=${siteUrl}/studio&withSid=true`, {
    method: 'POST',
    body: new URLSearchParams({ name, password }),
    redirect: 'manual',
  })
  const [, sid = ''] = (response.headers.get('location') ?? '').split('#sid=')
  const [cookie = ''] = (response.headers.getSetCookie()[0] ?? '').split(';')
  return { sid, cookie }
}

/** Signs in like the Studio, which gets a token. */
async function signIn(name: string) {
  const { sid, cookie } = await submitSignIn(name)
  const fetched = await ask(`${version}/auth/fetch?sid=${sid}`, { headers: { cookie } })
  const { token } = (await fetched.json()) as { token: string }
  return { sid, token, cookie }
}

function write(token: string, path: string, body: unknown) {
  return ask(version + path, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

const upload = (token: string) =>
  ask(`${version}/assets/images/production`, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'image/png' },
    body: dot,
  })

const socketPath = `${version}/socket/production?tag=sanity.studio`

const handshake = (headers: Record<string, string>) =>
  handshakeStatus(siteUrl + socketPath, headers)

describe('without a session', () => {
  it.each([
    `${version}/users/me`,
    `${version}/data/query/production?query=*`,
    `${version}/data/listen/production?query=*`,
    `${version}/images/local/production/abc-1x1.png`,
    `${version}/auth/id`,
  ])('%s is 401', async (path) => {
    expect((await ask(path)).status).toBe(401)
    expect((await ask(path, { headers: bearer('x'.repeat(43)) })).status).toBe(401)
  })

  it("the platform's own token is rejected", async () => {
    expect((await ask(`${version}/users/me`, { headers: bearer(lake.token) })).status).toBe(401)
  })

  it('statistics of the Studio are dropped, without an error in the log', async () => {
    const response = await ask(`${version}/intake/batch`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(204)
  })

  it("requests count toward the client's rate limit", async () => {
    const before = address
    onTestFinished(() => {
      address = before
    })
    address = '192.0.2.2'
    const made = () => ask(`${version}/auth/fetch?sid=${'x'.repeat(43)}`)
    expect((await made()).status).toBe(401)
    for (let number = 0; number < 60; number += 1) await (await made()).text()
    expect((await made()).status).toBe(429)
    // Not in the browser that has just signed in.
    expect((await signIn('Wanda')).token).toHaveLength(43)
  })
})

describe('a session', () => {
  it('starts only once, in the browser that signed in, and belongs to its editor', async () => {
    const { sid, token, cookie } = await signIn('rick')
    const { sid: other } = await submitSignIn('Ada')
    const exchange = async (id: string, headers = {}) =>
      (await ask(`${version}/auth/fetch?sid=${id}`, { headers })).status
    expect([await exchange(sid, { cookie }), await exchange(other)]).toEqual([401, 401])
    expect(await exchange(other, { cookie })).toBe(401)
    const me = await ask(`${version}/users/me`, { headers: bearer(token) })
    expect(await me.json()).toMatchObject({ name: 'Rick', roles: [{ name: 'recruiter' }] })
    expect(me.headers.get('cache-control')).toBe('no-store')
  })

  it('ends by signing out, also with only the cookie of the browser', async () => {
    for (const by of ['token', 'cookie'] as const) {
      const { token, cookie } = await signIn('Wanda')
      await ask(`${version}/auth/logout`, {
        method: 'POST',
        headers: by === 'token' ? bearer(token) : { cookie },
      })
      expect((await ask(`${version}/users/me`, { headers: bearer(token) })).status).toBe(401)
    }
  })

  it('ends when it is revoked', async () => {
    const { token } = await signIn('Wanda')
    await people.endSessions('Wanda')
    const response = await write(token, '/data/mutate/production', { mutations: [] })
    expect(response.status).toBe(401)
  })
})

describe('a role', () => {
  it('is enforced for mutations, actions, and uploads', async () => {
    const { token: rick } = await signIn('Rick')
    const { token: wanda } = await signIn('Wanda')
    const create = (_id: string, _type: string) => ({ mutations: [{ create: { _id, _type } }] })
    const statuses = async (token: string) => [
      (await write(token, '/data/mutate/production', create('drafts.post', 'blog'))).status,
      (await write(token, '/data/mutate/production', create('drafts.job', 'job'))).status,
      (
        await write(token, '/data/actions/production', {
          actions: [
            {
              actionType: 'sanity.action.document.edit',
              draftId: 'drafts.post',
              publishedId: 'post',
              patch: { set: { title: token } },
            },
          ],
        })
      ).status,
      (await upload(token)).status,
    ]
    expect(await statuses(wanda)).toEqual([200, 200, 200, 200])
    // The job is there already.
    expect(await statuses(rick)).toEqual([409, 409, 403, 403])
    const other = create('drafts.other', 'blog')
    expect((await write(rick, '/data/mutate/production', other)).status).toBe(403)
  })

  it('lets only administrators delete files', async () => {
    const [{ token: ada }, { token: wanda }] = [await signIn('Ada'), await signIn('Wanda')]
    const { document } = (await (await upload(wanda)).json()) as { document: { _id: string } }
    const remove = (token: string) =>
      write(token, '/data/mutate/production', { mutations: [{ delete: { id: document._id } }] })
    expect((await remove(wanda)).status).toBe(403)
    expect((await remove(ada)).status).toBe(200)
  })
})

describe('a picture', () => {
  it('has a URL on the site that only signed-in browsers can load', async () => {
    const { token, cookie } = await signIn('Wanda')
    const { document } = (await (await upload(token)).json()) as { document: { url: string } }
    expect(document.url).toContain(`${siteUrl}/studio/api/images/local/production/`)
    expect((await fetch(document.url)).status).toBe(401)
    const response = await fetch(document.url, { headers: { cookie } })
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'private, max-age=31536000, immutable',
    ])
    // An SVG with a script must not run on the site's origin.
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    // The cookie is only for reading files.
    expect((await ask(`${version}/users/me`, { headers: { cookie } })).status).toBe(401)
  })
})

describe('an event stream', () => {
  it('of published content is for signed-in browsers as well', async () => {
    const { cookie } = await signIn('Wanda')
    const path = `${version}/data/live/events/production`
    expect((await ask(path)).status).toBe(401)
    const drafts = await ask(`${path}?includeDrafts=true`, { headers: { cookie } })
    expect(drafts.status).toBe(401)
    const stream = await ask(path, { headers: { cookie } })
    expect(stream.headers.get('content-type')).toContain('text/event-stream')
    await stream.body?.cancel()
  })

  it('is streamed without buffering', async () => {
    const { token } = await signIn('Wanda')
    const path = `${version}/data/listen/production?query=*&includeAllVersions=true`
    const stream = await ask(path, { headers: bearer(token) })
    let heard = ''
    const reading = (async () => {
      for await (const chunk of stream.body ?? []) heard += Buffer.from(chunk).toString()
    })().catch(() => undefined)
    await vi.waitFor(() => expect(heard).toContain('welcome'), 60_000)
    await write(token, '/data/mutate/production', { mutations: [{ create: { _type: 'blog' } }] })
    await vi.waitFor(() => expect(heard).toContain('event: mutation'), 60_000)
    expect(heard).toMatch(/"identity":"p[0-9a-f]{16}"/)
    server.closeAllConnections()
    await reading
  })
})

describe('a platform that is started again', () => {
  it.each(['not there', 'killed during the request'])(
    'is unavailable while it is %s, and its sessions go on',
    async (state) => {
      const { token, cookie } = await signIn('Ada')
      const me = () => ask(`${version}/users/me`, { headers: bearer(token) })
      const port = Number(new URL(lake.url).port)
      await lake.close()
      const killed = createTcpServer((socket) => socket.once('data', () => socket.destroy()))
      if (state !== 'not there') await once(killed.listen(port, '127.0.0.1'), 'listening')
      const response = await me()
      expect(response.status).toBe(503)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await handshake({ cookie, origin: siteUrl })).toBe(503)
      await new Promise((resolve) => killed.close(resolve))
      lake = await openLake(port)
      expect((await me()).status).toBe(200)
    },
  )
})

describe('a socket', () => {
  it('accepts only same-origin pages with a session', async () => {
    const { cookie } = await signIn('Ada')
    expect(await handshake({ cookie, origin: siteUrl })).toBe(101)
    expect(await handshake({ cookie, origin: 'https://evil.example' })).toBe(403)
    expect(await handshake({ cookie })).toBe(403)
    expect(await handshake({ origin: siteUrl })).toBe(401)
    expect(await handshake({ cookie, origin: siteUrl, host: 'evil.example' })).toBe(403)
  })
})
