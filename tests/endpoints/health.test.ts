import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { startSite } from '../fixtures/running-site.ts'
import { request } from './http.ts'
import { expectUnavailable } from './unavailable-store.ts'

describe('health', () => {
  it('/healthz responds with 200 while the process runs', async () => {
    const { status, headers } = await request('/healthz')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
  })

  it('/readyz reports pages, database and content', async () => {
    const { status, headers, text } = await request('/readyz', { site: inject('siteUrl') })
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(text)).toMatchObject({ database: true, content: true })
  })
})

describe('a database that cannot be reached', () => {
  it('does not affect pages; forms respond with 503', async () => {
    const site = await startSite({
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      LOG_LEVEL: 'silent',
    })
    onTestFinished(async () => void (await site.stop()))
    expect((await request('/contact', { site: site.url })).status).toBe(200)
    const ready = await request('/readyz', { site: site.url })
    expect(ready.status).toBe(200)
    expect(JSON.parse(ready.text)).toMatchObject({ database: false })
    await expectUnavailable(site.url)
  })
})
