import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Job } from '#content/index.ts'
import { testLeadsAndStore } from '#leads/test/leads.ts'
import { application, pdf } from '#leads/test/messages.ts'
import { withoutLimits } from '../../tests/fixtures/without-rate-limits.ts'
import { type Env, enforcePolicy, requestPolicyOf } from '../http/index.ts'
import { type FormEndpointOptions, formEndpoints } from './form-endpoints.ts'

const siteUrl = 'http://127.0.0.1:3000'
const path = '/api/job-application'
const { position: title, job: id, ...typed } = application
const openJob: Job = {
  id,
  title,
  location: 'Remote',
  type: 'Full-time',
  postedAt: '2026-01-01',
  description: [],
  requirements: [],
}

/** An open job, a closed one, and one that can't be read. */
const job: FormEndpointOptions['job'] = async (asked) => {
  if (asked === 'unreachable') return { state: 'unreachable' }
  if (asked === 'closed') return { state: 'found', value: { ...openJob, isClosed: true } }
  return asked === id ? { state: 'found', value: openJob } : { state: 'missing' }
}

async function testSite(limits: Partial<typeof withoutLimits> = {}) {
  const { leads, db } = await testLeadsAndStore()
  const app = new Hono<Env>()
  app.use(enforcePolicy({ siteUrl, ...withoutLimits, ...limits }))
  app.route('/api', formEndpoints(leads, { siteUrl, job }))
  const fetchFrom = (asked: Request, env: object) =>
    app.fetch(asked, { ...env, clientAddress: '192.0.2.1' })
  const server = serve({ fetch: fetchFrom, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.address() as AddressInfo
  const post = (body: BodyInit, headers?: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      body,
      ...(headers ? { headers } : {}),
    })
  return { leads, db, post }
}

/** The form with other values. A value that is undefined is left out. */
function formOf(values: Record<string, string | undefined> = {}, file?: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...typed, job: id, ...values })) {
    if (value !== undefined) form.append(name, value)
  }
  if (file) form.append('cv', file)
  return form
}

const cv = (bytes: Uint8Array<ArrayBuffer> = pdf, name = 'Ada.pdf') => new File([bytes], name)
const MB = 1024 * 1024

describe('a job application', () => {
  it('is stored with its position and its CV, and listed as an application', async () => {
    const { leads, post } = await testSite()
    const response = await post(formOf({ position: 'Forged' }, cv()))
    expect(response.status).toBe(202)
    const { id: lead } = await response.json()
    expect(await leads.inbox.show(lead)).toMatchObject({
      kind: 'application',
      fields: { ...application, cv: 'Ada.pdf' },
    })
    const file = await leads.inbox.file(lead)
    expect(file?.name).toBe('Ada.pdf')
    expect(Buffer.from(file?.content ?? []).equals(pdf)).toBe(true)
  })

  it('keeps the name of the file as it is', async () => {
    const { leads, post } = await testSite()
    const names = ['the "final" one.pdf', 'a, (b) 100%.pdf', '履歴書 😊.pdf', "Ada's.pdf"]
    for (const [n, name] of names.entries()) {
      const subject = { email: `ada${n}@example.org` }
      expect((await post(formOf(subject, cv(pdf, name)))).status).toBe(202)
    }
    const kept = (await leads.inbox.list()).map(({ fields }) => fields.cv)
    expect(kept.toSorted()).toEqual(names.toSorted())
  })

  it('needs no CV, and an empty file control is none', async () => {
    const { leads, post } = await testSite()
    for (const form of [formOf({ links: undefined }), formOf({}, cv(new Uint8Array(), ''))]) {
      const response = await post(form)
      expect(response.status).toBe(202)
      expect(await leads.inbox.file((await response.json()).id)).toBeUndefined()
    }
  })

  it('is one lead when it is sent again with its key, unless its CV differs', async () => {
    const { leads, post } = await testSite()
    const key = { idempotencyKey: 'key-0123456789' }
    const ids = []
    for (const file of [cv(), cv(), cv(Uint8Array.of(...pdf, 1))]) {
      ids.push((await (await post(formOf(key, file))).json()).id)
    }
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
    expect(await leads.inbox.count()).toBe(2)
  })

  it.each<[string, File, RegExp]>([
    ['another type under the name of a PDF', cv(new TextEncoder().encode('<svg/>')), /PDF/],
    ['an empty file', cv(new Uint8Array()), /empty/],
    ['a file over the limit', cv(new Uint8Array(5 * MB + 1).fill(37)), /5 MB/],
    ['a file far over the limit', cv(new Uint8Array(20 * MB)), /5 MB/],
  ])('is rejected by its field with %s', async (_, file, message) => {
    const { leads, post } = await testSite()
    const response = await post(formOf({ email: 'nobody' }, file))
    expect(response.status).toBe(422)
    const { errors } = await response.json()
    expect(Object.keys(errors).sort()).toEqual(['cv', 'email'])
    expect(errors.cv).toMatch(message)
    expect(await leads.inbox.count()).toBe(0)
  })

  it('is rejected without an open position, and can be sent again if that is unknown', async () => {
    const { leads, post } = await testSite()
    for (const other of ['nothing', 'closed', '', undefined]) {
      const response = await post(formOf({ job: other }))
      expect(response.status).toBe(422)
      expect(Object.keys((await response.json()).errors)).toEqual(['job'])
    }
    expect((await post(formOf({ job: 'unreachable' }))).status).toBe(503)
    expect(await leads.inbox.count()).toBe(0)
  })

  it('is kept as suspected spam when the honeypot is filled in', async () => {
    const { leads, post } = await testSite()
    expect((await post(formOf({ website: 'x' }, cv()))).status).toBe(202)
    expect(await leads.inbox.list()).toMatchObject([{ status: 'spam', deliveries: [] }])
  })

  it('is accepted up to the limit of all files, and beyond that without one', async () => {
    const { leads, db, post } = await testSite()
    const row = {
      form: 'application',
      client: '*',
      event: 'file-in-all',
      fingerprint: null,
    } as const
    const rows = Array.from({ length: 300 }, () => ({
      ...row,
      occurred_at: Date.UTC(2026, 0, 5, 12),
      lead_id: null,
    }))
    await db.insertInto('rate_limit_events').values(rows).execute()
    const refused = await post(formOf({}, cv()))
    expect(refused.status).toBe(422)
    expect(Object.keys((await refused.json()).errors)).toEqual(['cv'])
    expect((await post(formOf())).status).toBe(202)
    expect(await leads.inbox.count()).toBe(1)
  })
})

describe('the body of an application', () => {
  it('has to be a form, with a length', async () => {
    const { post } = await testSite()
    const json = { 'content-type': 'application/json' }
    expect((await post(JSON.stringify(application), json)).status).toBe(415)
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await post('--x\r\nnonsense', multipart)).status).toBe(400)
    expect((await post('--x--', { 'content-type': 'multipart/form-data' })).status).toBe(400)
    const parts = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(101)
    expect((await post(`${parts}--x--`, multipart)).status).toBe(400)
  })

  it('is not read by a client over its limit', async () => {
    const { post } = await testSite({ secondsToWait: async () => 60 })
    const response = await post(formOf())
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  })

  it('is not read while the disk has little space left', async () => {
    const { post } = await testSite({ hasSpace: async () => false })
    const response = await post(formOf())
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '600'])
  })

  it('is rejected by its length above the upload limit', async () => {
    const limit = requestPolicyOf(path).upload?.maxBodyBytes ?? 0
    const { post } = await testSite()
    const response = await post(formOf({}, cv(new Uint8Array(limit)))).catch(() => undefined)
    // The connection may be closed while the client is still sending.
    expect([413, undefined]).toContain(response?.status)
  })
})

it('is erased with its CV', async () => {
  const { leads, db, post } = await testSite()
  await post(formOf({}, cv()))
  await leads.inbox.erase(application.email)
  expect(await db.selectFrom('lead_files').selectAll().execute()).toEqual([])
})
