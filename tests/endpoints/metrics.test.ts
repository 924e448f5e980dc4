import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerProcess, startSite } from '../fixtures/running-site.ts'
import { postJson, request } from './http.ts'

const token = 'a-token-that-only-the-monitoring-has'
let site: ServerProcess

beforeAll(async () => {
  site = await startSite({
    LOG_LEVEL: 'silent',
    METRICS_TOKEN: token,
    TRUST_PROXY: '1',
    // Nothing listens there.
    SMTP_URL: 'smtp://127.0.0.1:9',
  })
})
afterAll(() => site.stop())

const bearer = { authorization: `Bearer ${token}` }
const metrics = (headers: Record<string, string> = bearer) =>
  request('/metrics', { site: site.url, headers })

/** The sum of the samples with a name. */
async function sample(name: string, labels = ''): Promise<number> {
  const lines = (await metrics()).text.split('\n')
  const samples = lines.filter((line) => /^\w+/.exec(line)?.[0] === name && line.includes(labels))
  return samples.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

describe('/metrics', () => {
  it('requires the token behind a proxy', async () => {
    const foreign = { 'x-forwarded-for': '192.0.2.1' }
    expect((await metrics({ ...foreign, ...bearer })).status).toBe(200)
    expect((await metrics({})).status).toBe(403)
    expect((await metrics(foreign)).status).toBe(403)
    expect((await metrics({ ...foreign, authorization: 'Bearer another' })).status).toBe(403)
    // With a spoofed loopback address, and with the public host name.
    expect((await metrics({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(403)
    expect((await metrics({ host: 'www.example.com' })).status).toBe(403)
  })

  it('responds with 404 to other machines if no token is set', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.1', authorization: 'Bearer undefined' }
    expect((await request('/metrics', { headers })).status).toBe(404)
    // A proxy on this machine would forward requests from anywhere.
    expect((await request('/metrics')).status).toBe(404)
  })

  it('counts rendered and cached pages, and outcomes of submissions', async () => {
    const pagesBefore = await sample('site_request_duration_seconds_count', 'route="page"')
    const keptBefore = await sample('site_pages_total', 'from="memory"')
    for (let visit = 0; visit < 3; visit += 1) await request('/careers', { site: site.url })
    expect(await sample('site_request_duration_seconds_count', 'route="page"')).toBe(
      pagesBefore + 3,
    )
    expect(await sample('site_pages_total', 'from="memory"')).toBeGreaterThan(keptBefore)
    const errorsBefore = await sample('site_request_duration_seconds_count', 'status="4xx"')
    for (let visit = 0; visit < 3; visit += 1) await request('/missing', { site: site.url })
    expect(await sample('site_request_duration_seconds_count', 'status="4xx"')).toBe(
      errorsBefore + 3,
    )
    // Files are also cached after the start, which may take longer.
    await request('/favicon.svg', { site: site.url })
    await request('/careers.md', { site: site.url })
    for (const cache of ['pages', 'markdown', 'content', 'files']) {
      expect(await sample('site_cache_bytes', `cache="${cache}"`), cache).toBeGreaterThan(0)
    }

    const refused = await postJson('/api/waitlistapi', {}, { site: site.url })
    expect(refused.status).toBe(422)
    const fields = { email: 'ada@example.org', linkedin: 'linkedin.com/in/ada' }
    const taken = await postJson('/api/waitlistapi', fields, { site: site.url })
    expect(taken.status).toBe(202)
    expect(await sample('site_form_submissions_total', 'outcome="invalid"')).toBe(1)
    expect(await sample('site_form_submissions_total', 'outcome="accepted"')).toBe(1)
    // No mail server responds, so both mails are pending.
    expect(await sample('site_outbox_pending')).toBe(2)
    expect(await sample('site_outbox_oldest_seconds')).toBeGreaterThan(0)
    const attempts = () => sample('site_deliveries_total', 'result="delayed"')
    await expect.poll(attempts).toBeGreaterThan(1)
    expect(await sample('site_outbox_failed')).toBe(0)
    expect(await sample('site_content_reachable')).toBe(1)
    expect(await sample('site_content_age_seconds')).toBeLessThan(3600)
  })
})
