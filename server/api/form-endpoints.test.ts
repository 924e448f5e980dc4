import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type LeadKind, openLeads } from '#leads/index.ts'
import { demo, message, original, recipient, request } from '#leads/test/messages.ts'
import { withoutLimits } from '../../tests/fixtures/without-rate-limits.ts'
import { type Env, enforcePolicy } from '../http/index.ts'
import { openLog } from '../start/log.ts'
import { formEndpoints } from './form-endpoints.ts'

const siteUrl = 'http://127.0.0.1:3000'

const posts = {
  '/api/email-send': message,
  '/api/waitlistapi': request,
  '/api/schedule-demo': demo,
  '/api/newsletter': { email: message.email },
}
const paths = Object.keys(posts) as (keyof typeof posts)[]
const contactPath = '/api/email-send'
const contactPost = posts[contactPath]

async function testSite(options: { databaseUrl?: string } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'api-'))
  const leads = await openLeads({
    ...options,
    dataDir,
    siteUrl,
    contactRecipient: recipient,
    mailFrom: 'website@example.com',
    log: openLog('silent'),
  })
  onTestFinished(async () => {
    await leads.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const noJob = async () => ({ state: 'missing' }) as const
  const app = new Hono<Env>()
  const countRefused = (form: LeadKind) => leads.countRefused(form, { address: '192.0.2.1' })
  app.use(enforcePolicy({ ...withoutLimits, siteUrl, countRefused }))
  app.route('/api', formEndpoints(leads, { siteUrl, job: noJob }))
  const send = (
    path: string,
    body: unknown,
    init: RequestInit = {},
    clientAddress = '192.0.2.1',
  ) => {
    const request = {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
    }
    return app.request(path, request, { clientAddress })
  }
  return { app, leads, send }
}

async function expectProblem(response: Response, status: number) {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const body = await response.json()
  expect(body).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) })
  return body
}

describe.each(paths)('POST %s', (path) => {
  it('responds 202 with an ID when the lead is stored', async () => {
    const { send, leads } = await testSite()
    const response = await send(path, posts[path])
    expect(response.status).toBe(202)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const body = await response.json()
    expect(body).toEqual({ ok: true, id: expect.any(String) })
    expect(await leads.inbox.show(body.id)).toMatchObject({ status: 'new' })
    expect(await leads.inbox.count()).toBe(1)
  })

  it('stores suspected spam, with the same response', async () => {
    const { send, leads } = await testSite()
    const response = await send(path, { ...posts[path], website: 'https://spam.example' })
    expect(response.status).toBe(202)
    const body = await response.json()
    expect(body).toEqual({ ok: true, id: expect.any(String) })
    expect(await leads.inbox.show(body.id)).toMatchObject({ status: 'spam' })
  })

  it('responds 422 with a message for each invalid field', async () => {
    const { send } = await testSite()
    for (const email of [' ', 'nobody']) {
      const { errors } = await expectProblem(await send(path, { ...posts[path], email }), 422)
      expect(errors).toEqual({ email: expect.any(String) })
    }
  })

  it('responds 400 to a body that is not a JSON object', async () => {
    const { send } = await testSite()
    for (const body of ['{"email":', '', 'null', '[]', '"x"', '1', '\ud800']) {
      await expectProblem(await send(path, body), 400)
    }
    const latin1 = new Uint8Array([0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d])
    await expectProblem(await send(path, '', { body: latin1 }), 400)
  })

  it('responds 415 to another content type', async () => {
    const { app, send } = await testSite()
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
      await expectProblem(await send(path, '{}', { headers: { 'content-type': type } }), 415)
    }
    await expectProblem(
      await app.request(path, { method: 'POST' }, { clientAddress: '192.0.2.1' }),
      415,
    )
    const headers = { 'content-encoding': 'gzip' }
    await expectProblem(await send(path, '{}', { headers }), 415)
    const withCharset = { 'content-type': 'Application/JSON; charset=utf-8' }
    expect((await send(path, posts[path], { headers: withCharset })).status).toBe(202)
  })

  it('responds 413 above 32 KB', async () => {
    const { send } = await testSite()
    const padded = (size: number) => JSON.stringify(posts[path]).padEnd(size)
    expect((await send(path, padded(32 * 1024))).status).toBe(202)
    await expectProblem(await send(path, padded(32 * 1024 + 1)), 413)
  })

  it('responds 403 to another origin and stores nothing', async () => {
    const { send, leads } = await testSite()
    const headers = { origin: 'https://example.net', 'sec-fetch-site': 'cross-site' }
    await expectProblem(await send(path, posts[path], { headers }), 403)
    expect(await leads.inbox.count()).toBe(0)
    expect((await send(path, posts[path], { headers: { origin: siteUrl } })).status).toBe(202)
  })

  it('responds 429 with Retry-After to too many, and does not count repeats', async () => {
    const { send } = await testSite()
    const keyed = { ...posts[path], idempotencyKey: 'key-0123456789' }
    for (let n = 0; n < 5; n += 1) expect((await send(path, keyed)).status).toBe(202)
    for (let n = 0; n < 9; n += 1) expect((await send(path, posts[path])).status).toBe(202)
    const response = await send(path, posts[path])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(590)
    await expectProblem(response, 429)
    expect((await send(path, keyed)).status).toBe(202)
    expect((await send(path, posts[path], {}, '192.0.2.2')).status).toBe(202)
  })

  it('responds 503 when the database is down', async () => {
    const { send } = await testSite({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })
    const response = await send(path, posts[path])
    expect(response.headers.get('retry-after')).toBeTruthy()
    await expectProblem(response, 503)
    await expectProblem(await send(path, {}), 422)
    await expectProblem(await send(path, '{'), 400)
  })

  it('stores one lead for an idempotency key, and a new one for other fields', async () => {
    const { send, leads } = await testSite()
    const post = { ...posts[path], idempotencyKey: 'key-0123456789' }
    const idOf = async (fields: object) => (await (await send(path, fields)).json()).id
    const ids = await Promise.all(Array.from({ length: 12 }, () => idOf(post)))
    expect(new Set(ids).size).toBe(1)
    expect(await idOf({ ...post, email: 'grace@example.org' })).not.toBe(ids[0])
    expect(await leads.inbox.count()).toBe(2)
  })
})

describe('rejected posts', () => {
  it('have their own limit, for any reason', async () => {
    const { send } = await testSite()
    for (let n = 0; n < 50; n += 1) {
      await expectProblem(await send(contactPath, '{'), 400)
      await expectProblem(await send(contactPath, {}), 422)
    }
    for (const body of ['{', '{}', 'x'.repeat(40_000)]) {
      const response = await send(contactPath, body)
      expect(response.headers.get('retry-after')).toBeTruthy()
      await expectProblem(response, 429)
    }
    expect((await send(contactPath, contactPost)).status).toBe(202)
  })
})

describe('POST /api/email-send in its original shape', () => {
  it('stores reduced HTML for the fixed recipient', async () => {
    const { send, leads } = await testSite()
    const htmlContent = '<p onclick="x()">Hi</p>'
    const response = await send(contactPath, { ...original, htmlContent })
    expect(response.status).toBe(202)
    const { id } = await response.json()
    expect(await leads.inbox.show(id)).toMatchObject({
      kind: 'composed',
      fields: { subject: 'Hello', htmlContent: '<p>Hi</p>' },
    })
  })

  it('responds 422 to another recipient and sends nothing', async () => {
    const { send, leads } = await testSite()
    for (const post of [
      { ...original, to: 'a@example.org' },
      { ...contactPost, to: 'a@x.org' },
    ]) {
      const { errors } = await expectProblem(await send(contactPath, post), 422)
      expect(errors).toHaveProperty('to')
    }
    expect(await leads.state()).toMatchObject({ waiting: 0 })
    expect(await leads.inbox.count()).toBe(0)
  })
})

describe('the page that posted', () => {
  it('is stored if it is a page of the site', async () => {
    const { send, leads } = await testSite()
    await send(contactPath, contactPost, { headers: { referer: `${siteUrl}/contact?job=1` } })
    await send(contactPath, contactPost, { headers: { referer: 'https://example.net/secret' } })
    const pages = (await leads.inbox.list()).map(({ page }) => page)
    expect(pages.sort()).toEqual(['/contact?job=1', undefined])
  })
})
