import { describe, expect, it, vi } from 'vitest'
import { renderMail } from '#app/mail/render-mail.ts'
import { figures } from '#copy/legal/figures.ts'
import { hashPassword } from './password.ts'
import { purgeExpired } from './retention.ts'
import {
  message,
  request,
  sender,
  temporaryFolder,
  testClock,
  testInbox,
  testLeads,
  testStore,
} from './test/leads.ts'

const day = 24 * 60 * 60_000
const { floodCountDays, unconfirmedDays } = figures.retention

/** Leads, and a store like that of another process. `deliverAll` marks all deliveries as sent. */
async function testRetention() {
  const clock = testClock()
  const dataDir = await temporaryFolder()
  const leads = await testLeads({ dataDir, now: clock.now })
  const store = await testStore(dataDir)
  const db = await store.open()
  const deliverAll = () => db.updateTable('deliveries').set({ state: 'sent' }).execute()
  const addresses = async () => (await leads.inbox.list()).map(({ fields }) => fields.email)
  const past = () => purgeExpired(store, clock.now())
  return { clock, dataDir, leads, db, deliverAll, addresses, past }
}

describe('a newsletter address that nobody confirms', () => {
  it('is deleted with all about it once the link of its last mail has expired', async () => {
    const { clock, leads, db, deliverAll, addresses, past } = await testRetention()
    await leads.submit('newsletter', { email: 'once@example.org' }, sender)
    await leads.submit('newsletter', { email: 'twice@example.org' }, sender)
    clock.pass(20 * day)
    await leads.submit('newsletter', { email: 'twice@example.org' }, sender)
    await deliverAll()

    clock.pass((unconfirmedDays - 20) * day)
    expect(await past()).toMatchObject({ addresses: 0 })
    clock.pass(1)
    expect(await past()).toMatchObject({ addresses: 1 })
    expect(await addresses()).toEqual(['twice@example.org'])
    clock.pass(20 * day)
    expect(await past()).toMatchObject({ addresses: 1 })
    expect(await db.selectFrom('deliveries').select('id').execute()).toEqual([])
    expect(await db.selectFrom('rate_limit_events').select('client').execute()).toEqual([])
  })

  it('stays while its mail is pending', async () => {
    const { clock, leads, past } = await testRetention()
    await leads.submit('newsletter', { email: message.email }, sender)
    clock.pass(1000 * day)
    expect(await past()).toMatchObject({ addresses: 0 })
  })

  it('is deleted once by several processes', async () => {
    const { clock, dataDir, leads, deliverAll, past } = await testRetention()
    for (let n = 0; n < 5; n += 1) {
      await leads.submit('newsletter', { email: `visitor${n}@example.org` }, sender)
    }
    await deliverAll()
    clock.pass(unconfirmedDays * day + 1)
    const other = await testStore(dataDir)
    const both = await Promise.all([past(), purgeExpired(other, clock.now())])
    expect(both.reduce((sum, { addresses }) => sum + addresses, 0)).toBe(5)
    expect(await leads.inbox.count()).toBe(0)
  })

  it('is deleted by the delivery loop, which logs only the number', async () => {
    const clock = testClock()
    const logged: object[] = []
    const log = (detail: object) => void logged.push(detail)
    const { leads, mails } = await testInbox({
      now: clock.now,
      renderMail,
      log: { info: log, warn: log, error: log },
    })
    await leads.submit('newsletter', { email: message.email }, sender)
    await mails(1)
    await vi.waitFor(async () => expect(await leads.state()).toMatchObject({ pending: 0 }), 60_000)
    clock.pass(unconfirmedDays * day + 1)
    await vi.waitFor(async () => expect(await leads.inbox.count()).toBe(0), 60_000)
    await vi.waitFor(() => expect(logged.at(-1)).toMatchObject({ addresses: 1 }), 60_000)
    expect(JSON.stringify(logged)).not.toContain('@')
  })
})

describe('what is not deleted automatically', () => {
  it('is every message and request, spam, and confirmed or unsubscribed addresses', async () => {
    const { clock, leads, db, deliverAll, past } = await testRetention()
    await leads.submit('contact', message, sender)
    await leads.submit('contact', { ...message, job: 'a-job' }, sender)
    await leads.submit('waitlist', request, sender)
    await leads.submit('newsletter', { email: 'spam@example.org', website: 'x' }, sender)
    for (const subscription of ['confirmed', 'unsubscribed'] as const) {
      await leads.submit('newsletter', { email: `${subscription}@example.org` }, sender)
      await db
        .updateTable('leads')
        .set({ subscription })
        .where('unique_key', '=', `newsletter:${subscription}@example.org`)
        .execute()
    }
    await deliverAll()
    clock.pass(1000 * day)
    expect(await past()).toMatchObject({ addresses: 0 })
    expect(await leads.inbox.count()).toBe(6)
  })
})

describe('rate limit events and sessions', () => {
  it('are deleted when they no longer count or have expired', async () => {
    const { clock, leads, db, past } = await testRetention()
    await leads.submit('contact', {}, sender)
    const sessions = leads.sessions(await hashPassword('correct horse', { N: 1024, r: 8, p: 1 }))
    expect(await sessions.signIn({ password: 'correct horse', ...sender })).toMatchObject({
      state: 'open',
    })
    clock.pass(floodCountDays * day - 1)
    expect(await past()).toEqual({ addresses: 0, counts: 0, sessions: 1 })
    clock.pass(1)
    expect(await past()).toEqual({ addresses: 0, counts: 2, sessions: 0 })
    expect(await db.selectFrom('rate_limit_events').selectAll().execute()).toEqual([])
  })
})
