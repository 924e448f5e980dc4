import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FaultyPlatform, faultyPlatform } from '#content/test/faulty-platform.ts'
import { contentWriter } from '../fixtures/content-writer.ts'
import { type ServerProcess, startContentPlatform, startSite } from '../fixtures/running-site.ts'
import { post } from '../fixtures/site-paths.ts'
import { request } from './http.ts'

const secret = 'a secret that both sides know'
const path = '/api/content-changed'

describe('POST /api/content-changed', () => {
  let real: ServerProcess
  let platform: FaultyPlatform
  let site: ServerProcess

  const send = async (body: string, signedWith = secret, more: Record<string, string> = {}) =>
    request(path, {
      site: site.url,
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...(body && signedWith
          ? { [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), signedWith) }
          : {}),
        ...more,
      },
    })

  beforeAll(async () => {
    real = await startContentPlatform({ LOG_LEVEL: 'silent' })
    platform = await faultyPlatform(real.url)
    site = await startSite({
      SANITY_API_HOST: platform.url,
      SANITY_WEBHOOK_SECRET: secret,
      LOG_LEVEL: 'silent',
    })
  })
  afterAll(async () => {
    await site.stop()
    await platform.stop()
    await real.stop()
  })

  it('responds with 404 without a secret', async () => {
    for (const method of ['POST', 'GET']) expect((await request(path, { method })).status).toBe(404)
  })

  it('rejects missing and wrong signatures, and other methods', async () => {
    const body = JSON.stringify({ _id: post.id, _type: 'blog' })
    const other = await encodeSignatureHeader(`${body} `, Date.now(), secret)
    expect((await send(body, '')).status).toBe(401)
    expect((await send(body, 'another secret')).status).toBe(401)
    expect((await send(body, '', { [SIGNATURE_HEADER_NAME]: other })).status).toBe(401)
    expect((await send(body, '', { [SIGNATURE_HEADER_NAME]: 'x' })).status).toBe(401)
    expect((await send('')).status).toBe(401)
    for (const hours of [-2, 2]) {
      const time = Date.now() + hours * 3_600_000
      const late = await encodeSignatureHeader(body, time, secret)
      expect((await send(body, '', { [SIGNATURE_HEADER_NAME]: late })).status).toBe(401)
    }
    const { status, headers } = await request(path, { site: site.url })
    expect([status, headers.allow]).toEqual([405, 'POST'])
    expect((await send('x'.repeat(300_000))).status).toBe(413)
  })

  it('invalidates the pages of the document that it names, and no others', async () => {
    const text = async (page: string) => (await request(page, { site: site.url })).text
    const isTold = async () => (await text(post.path)).includes('Told by webhook')
    const otherPages = ['/careers', '/pricing']
    for (const page of [post.path, ...otherPages]) await text(page)
    // Live events do not arrive, as behind a proxy that buffers them.
    platform.setFault('lost events')
    const editor = await contentWriter(real.dataDir)
    await editor.patch(post.id).set({ title: 'Told by webhook' }).commit()
    expect(await isTold()).toBe(false)

    const jobQueries = platform.queryCount('"job"] |')
    const body = JSON.stringify({ _id: post.id, _type: 'blog' })
    expect((await send(body)).status).toBe(202)
    // A busy platform that takes longer than a page waits leaves the stale page at first.
    await expect.poll(isTold).toBe(true)
    for (const page of otherPages) await text(page)
    expect(platform.queryCount('"job"] |')).toBe(jobQueries)
  })

  it('invalidates everything for a signed webhook without a document', async () => {
    expect((await send('{}')).status).toBe(202)
    expect((await send('not JSON')).status).toBe(202)
  })
})
