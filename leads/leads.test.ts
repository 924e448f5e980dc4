import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import type { Leads } from './index.ts'
import {
  idOf,
  sender,
  temporaryFolder,
  testClock,
  testDate,
  testLeads,
  testLeadsAndStore,
} from './test/leads.ts'
import { message, original, request } from './test/messages.ts'

const MINUTE_MS = 60_000

const countOf = (leads: Leads) => leads.inbox.count()

describe('a lead', () => {
  it('is stored with its deliveries, and survives the process', async () => {
    const dataDir = await temporaryFolder()
    const first = await testLeads({ dataDir })
    const id = idOf(await first.submit('contact', message, { ...sender, page: '/contact?job=1' }))
    await first.close()

    const second = await testLeads({ dataDir })
    expect(await second.inbox.list()).toMatchObject([
      {
        id,
        kind: 'contact',
        status: 'new',
        fields: message,
        page: '/contact?job=1',
        deliveries: [
          { kind: 'notification', state: 'pending', attempts: 0 },
          { kind: 'acknowledgement', state: 'pending', attempts: 0 },
        ],
      },
    ])
    expect(await second.state()).toMatchObject({ ok: true, waiting: 2, failed: 0 })
  })

  it('is not logged with what was typed', async () => {
    const logged: object[] = []
    const log = (detail: object) => void logged.push(detail)
    const leads = await testLeads({ log: { info: log, warn: log, error: log } })
    const id = idOf(await leads.submit('contact', message, sender))
    expect(logged).toHaveLength(1)
    // The random ID can contain any short word.
    const withoutId = JSON.stringify(logged).replaceAll(id, '')
    expect(withoutId).not.toMatch(/ada|monorepo|192\.0\.2/i)
  })
})

describe('the same post again', () => {
  const idempotencyKey = 'key-0123456789'

  it('with the same key and fields is the same lead every time', async () => {
    const leads = await testLeads()
    const post = { ...message, idempotencyKey }
    const receipts = await Promise.all(
      Array.from({ length: 30 }, () => leads.submit('contact', post, sender)),
    )
    expect(new Set(receipts.map(idOf)).size).toBe(1)
    expect(await countOf(leads)).toBe(1)
    expect(await leads.state()).toMatchObject({ waiting: 2 })
  })

  it('with the same key from another address is the same lead', async () => {
    const leads = await testLeads()
    const post = { ...message, idempotencyKey }
    const id = idOf(await leads.submit('contact', post, sender))
    expect(idOf(await leads.submit('contact', post, { address: '2001:db8::1' }))).toBe(id)
  })

  it('with the same key and other fields is a new lead', async () => {
    const leads = await testLeads()
    const id = idOf(await leads.submit('contact', { ...message, idempotencyKey }, sender))
    const other = { ...message, message: 'Something else', idempotencyKey }
    expect(idOf(await leads.submit('contact', other, sender))).not.toBe(id)
    expect(idOf(await leads.submit('contact', other, sender))).not.toBe(id)
    expect(await countOf(leads)).toBe(2)
  })

  it('without a key is a new lead if sent by script', async () => {
    const leads = await testLeads()
    const id = idOf(await leads.submit('contact', message, sender))
    expect(idOf(await leads.submit('contact', message, sender))).not.toBe(id)
  })

  it('without script is one lead for ten minutes and per address', async () => {
    const clock = testClock()
    const leads = await testLeads({ now: clock.now })
    const plain = { ...sender, withoutScript: true }
    const id = idOf(await leads.submit('contact', message, plain))
    clock.pass(9 * MINUTE_MS)
    expect(idOf(await leads.submit('contact', message, plain))).toBe(id)
    const elsewhere = { ...plain, address: '192.0.2.2' }
    expect(idOf(await leads.submit('contact', message, elsewhere))).not.toBe(id)
    expect(idOf(await leads.submit('contact', { ...message, phone: '1' }, plain))).not.toBe(id)
    clock.pass(MINUTE_MS)
    expect(idOf(await leads.submit('contact', message, plain))).not.toBe(id)
  })
})

describe('the waitlist', () => {
  it('has one row for an address in any case, and the same response', async () => {
    const leads = await testLeads()
    const id = idOf(await leads.submit('waitlist', request, sender))
    const again = { email: 'ADA@Example.org', linkedin: 'linkedin.com/in/other' }
    expect(await leads.submit('waitlist', again, { address: '192.0.2.2' })).toEqual({
      state: 'accepted',
      id,
    })
    expect(await countOf(leads)).toBe(1)
  })

  it('does not count a repeated key against the limit, even for a known address', async () => {
    const leads = await testLeads()
    await leads.submit('waitlist', request, { address: '192.0.2.2' })
    const post = { ...request, idempotencyKey: 'key-0123456789' }
    for (let i = 0; i < 30; i += 1) idOf(await leads.submit('waitlist', post, sender))
  })

  it('accepts an address that spam used before', async () => {
    const leads = await testLeads()
    await leads.submit('waitlist', { ...request, website: 'x' }, sender)
    await leads.submit('waitlist', request, sender)
    expect(await leads.inbox.list()).toMatchObject([{ status: 'spam' }, { status: 'new' }])
  })
})

describe('suspected spam', () => {
  it('is stored, not mailed, and listed first until seen', async () => {
    const clock = testClock()
    const leads = await testLeads({ now: clock.now })
    const spam = idOf(await leads.submit('contact', { ...message, website: 'x' }, sender))
    clock.pass(MINUTE_MS)
    const real = idOf(await leads.submit('contact', message, sender))
    const order = async () => (await leads.inbox.list()).map(({ id }) => id)

    expect(await order()).toEqual([spam, real])
    expect(await leads.inbox.show(spam)).toMatchObject({ status: 'spam', deliveries: [] })
    expect(await order()).toEqual([real, spam])
    expect(await leads.state()).toMatchObject({ waiting: 2 })
  })
})

describe('limits', () => {
  const post = (leads: Leads, n: number, address = sender.address) =>
    leads.submit('contact', { ...message, subject: `No. ${n}` }, { address })

  it('allow 10 posts in 10 minutes for one form and address', async () => {
    const clock = testDate()
    const leads = await testLeads({ now: clock.now })
    for (let n = 1; n <= 10; n += 1) {
      idOf(await post(leads, n))
      clock.pass(MINUTE_MS / 2)
    }
    expect(await post(leads, 11)).toEqual({ state: 'limited', retryAfterSeconds: 300 })
    expect(await leads.submit('composed', original, sender)).toMatchObject({ state: 'limited' })
    idOf(await post(leads, 11, '192.0.2.2'))
    idOf(await leads.submit('waitlist', request, sender))

    clock.pass(299_000)
    expect(await post(leads, 11)).toEqual({ state: 'limited', retryAfterSeconds: 1 })
    clock.pass(1000)
    idOf(await post(leads, 11))
  })

  it('allow 50 posts a day', async () => {
    const clock = testDate()
    const leads = await testLeads({ now: clock.now })
    for (let n = 1; n <= 50; n += 1) {
      idOf(await post(leads, n))
      clock.pass(2 * MINUTE_MS)
    }
    expect(await post(leads, 51)).toEqual({
      state: 'limited',
      retryAfterSeconds: (24 * 60 - 100) * 60,
    })
    clock.pass((24 * 60 - 100) * MINUTE_MS)
    idOf(await post(leads, 51))
  })

  it('count an IPv6 network as one address', async () => {
    const leads = await testLeads()
    for (let n = 1; n <= 10; n += 1) idOf(await post(leads, n, `2001:db8:1:2::${n}`))
    expect(await post(leads, 11, '2001:db8:1:2:ffff::1')).toMatchObject({ state: 'limited' })
    idOf(await post(leads, 11, '2001:db8:1:3::1'))
  })

  it('allow 100 rejected posts in 10 minutes, counted separately from valid ones', async () => {
    const clock = testDate()
    const leads = await testLeads({ now: clock.now })
    for (let n = 0; n < 100; n += 1) {
      expect(await leads.submit('contact', {}, sender)).toMatchObject({ state: 'invalid' })
    }
    expect(await leads.submit('contact', {}, sender)).toEqual({
      state: 'limited',
      retryAfterSeconds: 600,
    })
    idOf(await post(leads, 1))
    clock.pass(10 * MINUTE_MS)
    expect(await leads.submit('contact', {}, sender)).toMatchObject({ state: 'invalid' })
  })
})

describe('several processes on one database', () => {
  it('can open it at the same time and store nothing twice', async () => {
    const dataDir = await temporaryFolder()
    const several = await Promise.all(Array.from({ length: 4 }, () => testLeads({ dataDir })))
    const receipts = await Promise.all(
      several.flatMap((leads) =>
        Array.from({ length: 5 }, (_, n) =>
          leads.submit('contact', { ...message, idempotencyKey: `key-number-${n}` }, sender),
        ),
      ),
    )
    expect(new Set(receipts.map(idOf)).size).toBe(5)
    expect(await countOf(several[0] as Leads)).toBe(5)
  })
})

describe('a database that fails', () => {
  it('makes a submission unavailable and stores nothing of it', async () => {
    const { leads, db } = await testLeadsAndStore()
    await db.schema.alterTable('deliveries').renameTo('gone').execute()
    expect(await leads.submit('contact', message, sender)).toEqual({ state: 'unavailable' })
    expect(await leads.state()).toEqual({ ok: false })
    expect(await leads.inbox.count()).toBe(0)

    await sql`alter table gone rename to deliveries`.execute(db)
    idOf(await leads.submit('contact', message, sender))
  })

  it('prevents neither startup nor field errors', async () => {
    const error = vi.fn()
    const leads = await testLeads({
      databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
      log: { ...console, error },
    })
    expect(await leads.submit('contact', message, sender)).toEqual({ state: 'unavailable' })
    expect(await leads.submit('contact', {}, sender)).toMatchObject({ state: 'invalid' })
    for (let n = 0; n < 2; n += 1) expect(await leads.state()).toEqual({ ok: false })
    const reasons = error.mock.calls.filter(([, text]) => text === 'leads database not usable')
    expect(reasons).toEqual([[{ reason: 'ECONNREFUSED' }, expect.any(String)]])
  })
})
