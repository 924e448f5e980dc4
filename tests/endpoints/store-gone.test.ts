import { expect, it, onTestFinished } from 'vitest'
import { message } from '#leads/test/messages.ts'
import { startPostgres } from '../fixtures/postgres.ts'
import { leadsOf, openLeadsOf } from '../fixtures/received-leads.ts'
import { startSite } from '../fixtures/running-site.ts'
import { postJson, request } from './http.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { expectUnavailable } from './unavailable-store.ts'

/** Without the embedded platform, whose files the limit would affect as well. */
const settings = {
  SANITY_PROJECT_ID: 'none',
  SANITY_API_HOST: 'http://127.0.0.1:9',
  TRUST_PROXY: '1',
  LOG_LEVEL: 'silent',
}

it('a full disk stores nothing partially and loses nothing that was accepted', async () => {
  const DATA_DIR = await temporaryFolder()
  const full = await startSite({ ...settings, DATA_DIR }, { largestFile: 1200 })
  onTestFinished(async () => void (await full.stop('SIGKILL')))
  const accepted: string[] = []
  for (let count = 0; count < 200; count += 1) {
    const { status, text } = await postJson('/api/email-send', message, { site: full.url })
    if (status === 503) break
    expect(status).toBe(202)
    accepted.push(JSON.parse(text).id)
  }
  expect(accepted.length).toBeGreaterThan(0)
  await expectUnavailable(full.url)
  const readiness = async () => {
    const { status, text } = await request('/readyz', { site: full.url })
    return { status, ...JSON.parse(text) }
  }
  await expect
    .poll(readiness, { timeout: 30_000 })
    .toMatchObject({ status: 200, pages: true, database: false })
  await full.stop()

  const roomy = await startSite({ ...settings, DATA_DIR })
  onTestFinished(async () => void (await roomy.stop()))
  const { status, text } = await postJson('/api/email-send', message, { site: roomy.url })
  expect(status).toBe(202)
  const stored = (await leadsOf(DATA_DIR)).map(({ id }) => id)
  expect(stored.toSorted()).toEqual([...accepted, JSON.parse(text).id].toSorted())
})

it('during a database outage forms respond with 503, and a post that is repeated after it makes one lead', async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const DATABASE_URL = await postgres.database()
  const site = await startSite({ ...settings, DATABASE_URL })
  onTestFinished(async () => void (await site.stop()))
  const post = async (idempotencyKey: string) => {
    const fields = { ...message, idempotencyKey }
    return (await postJson('/api/email-send', fields, { site: site.url })).status
  }
  expect(await post('before it')).toBe(202)
  await postgres.kill()
  expect(await post('during it')).toBe(503)
  await expectUnavailable(site.url)
  await postgres.start()
  for (let count = 0; count < 2; count += 1) expect(await post('during it')).toBe(202)
  const leads = await openLeadsOf({ DATABASE_URL })
  expect(await leads.inbox.count()).toBe(2)
  await leads.close()
})
