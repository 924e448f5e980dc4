import { describe, expect, it, vi } from 'vitest'
import { figures } from '#copy/legal/figures.ts'
import type { Leads } from './index.ts'
import { keptUntil, purgeExpired } from './retention.ts'
import { sender, testClock, testLeads, testLeadsAndStore, testStore } from './test/leads.ts'
import { application, message, original, request } from './test/messages.ts'

const DAY_MS = 24 * 60 * 60_000
const { retention } = figures
const { rateLimitDays, unconfirmedDays } = retention
const demo = { name: message.name, email: message.email, times: 'Mondays', timeZone: 'UTC' }

/** Leads, and a store as in another process. `deliverAll` marks all deliveries as sent. */
async function testRetention() {
  const { clock, dataDir, leads, store, db } = await testLeadsAndStore()
  const deliverAll = () => db.updateTable('deliveries').set({ state: 'sent' }).execute()
  const addresses = async () => (await leads.inbox.list()).map(({ fields }) => fields.email)
  const past = () => purgeExpired(store, clock.now())
  return { clock, dataDir, leads, db, deliverAll, addresses, past }
}

describe('a newsletter address that is never confirmed', () => {
  it('is deleted with all its data once the link of its last mail has expired', async () => {
    const { clock, leads, db, deliverAll, addresses, past } = await testRetention()
    await leads.submit('newsletter', { email: 'once@example.org' }, sender)
    await leads.submit('newsletter', { email: 'twice@example.org' }, sender)
    clock.pass(20 * DAY_MS)
    await leads.submit('newsletter', { email: 'twice@example.org' }, sender)
    await deliverAll()

    clock.pass((unconfirmedDays - 20) * DAY_MS)
    expect(await past()).toMatchObject({ leads: 0 })
    clock.pass(1)
    expect(await past()).toMatchObject({ leads: 1 })
    expect(await addresses()).toEqual(['twice@example.org'])
    clock.pass(20 * DAY_MS)
    expect(await past()).toMatchObject({ leads: 1 })
    expect(await db.selectFrom('deliveries').select('id').execute()).toEqual([])
    expect(await db.selectFrom('rate_limit_events').select('client').execute()).toEqual([])
  })

  it('stays while its mail is pending', async () => {
    const { clock, leads, past } = await testRetention()
    await leads.submit('newsletter', { email: message.email }, sender)
    clock.pass(1000 * DAY_MS)
    expect(await past()).toMatchObject({ leads: 0 })
  })

  it('is deleted once by several processes', async () => {
    const { clock, dataDir, leads, deliverAll, past } = await testRetention()
    for (let n = 0; n < 5; n += 1) {
      await leads.submit('newsletter', { email: `visitor${n}@example.org` }, sender)
    }
    await deliverAll()
    clock.pass(unconfirmedDays * DAY_MS + 1)
    const other = await testStore(dataDir)
    const both = await Promise.all([past(), purgeExpired(other, clock.now())])
    expect(both.reduce((sum, { leads }) => sum + leads, 0)).toBe(5)
    expect(await leads.inbox.count()).toBe(0)
  })
})

it('expired data is deleted without a mail server too, and only numbers are logged', async () => {
  const clock = testClock()
  const logged: object[] = []
  const log = (detail: object) => void logged.push(detail)
  const leads = await testLeads({ now: clock.now, log: { info: log, warn: log, error: log } })
  await leads.submit('contact', { ...message, website: 'spam' }, sender)
  clock.pass(32 * DAY_MS * retention.spamMonths)
  leads.startBackgroundJobs()
  await vi.waitFor(async () => expect(await leads.inbox.count()).toBe(0), 60_000)
  const deleted = expect.objectContaining({ leads: 1, counts: 3 })
  await vi.waitFor(() => expect(logged).toContainEqual(deleted), 60_000)
  expect(JSON.stringify(logged)).not.toContain('@')
})

/** What is submitted, what happens to it, and how long it's kept. */
const periods: {
  what: string
  submit: Parameters<Leads['submit']>
  set?: { status?: 'spam'; subscription?: 'unsubscribed' | 'confirmed' }
  /** Kept until someone deletes it if undefined. */
  months?: number
}[] = [
  { what: 'a message', submit: ['contact', message, sender], months: retention.messageMonths },
  { what: 'a demo request', submit: ['demo', demo, sender], months: retention.messageMonths },
  {
    what: 'a call with HTML',
    submit: ['composed', original, sender],
    months: retention.messageMonths,
  },
  {
    what: 'an application',
    submit: ['application', application, sender],
    months: 12 * retention.applicationYears,
  },
  {
    what: 'a waitlist request',
    submit: ['waitlist', request, sender],
    months: retention.waitlistMonths,
  },
  {
    what: 'spam',
    submit: ['contact', { ...message, website: 'x' }, sender],
    months: retention.spamMonths,
  },
  {
    what: 'an application that an owner takes for spam',
    submit: ['application', application, sender],
    set: { status: 'spam' },
    months: retention.spamMonths,
  },
  {
    what: 'an unsubscribed address',
    submit: ['newsletter', { email: message.email }, sender],
    set: { subscription: 'unsubscribed' },
    months: retention.unsubscribedMonths,
  },
  {
    what: 'a confirmed address',
    submit: ['newsletter', { email: message.email }, sender],
    set: { subscription: 'confirmed' },
  },
]

describe.each(periods)('$what', ({ submit, set, months }) => {
  it('is deleted when its period is over, and not earlier', async () => {
    const { clock, leads, db, deliverAll, past } = await testRetention()
    const received = clock.now()
    await leads.submit(...submit)
    if (set) await db.updateTable('leads').set(set).execute()
    await deliverAll()
    const until = new Date(received)
    until.setUTCMonth(until.getUTCMonth() + (months ?? 1200))
    for (const lead of await leads.inbox.list())
      expect(keptUntil(lead)).toEqual(months === undefined ? undefined : until)
    clock.pass(until.getTime() - received)
    expect(await past()).toMatchObject({ leads: 0 })
    clock.pass(1)
    expect(await past()).toMatchObject({ leads: months === undefined ? 0 : 1 })
  })
})

it.each(['2026-08-29', '2026-08-31', '2028-02-29', '2026-12-31'])(
  'spam of %s is not deleted before the day that is shown',
  async (day) => {
    const { clock, leads, past } = await testRetention()
    clock.time = Date.parse(`${day}T12:00Z`)
    await leads.submit('contact', { ...message, website: 'x' }, sender)
    const [lead] = await leads.inbox.list()
    const until = lead && keptUntil(lead)
    clock.time = (until?.getTime() ?? 0) - 1
    expect(await past()).toMatchObject({ leads: 0 })
    clock.pass(4 * DAY_MS)
    expect(await past()).toMatchObject({ leads: 1 })
  },
)

it('a message whose mail is pending is not deleted', async () => {
  const { clock, leads, past } = await testRetention()
  await leads.submit('contact', message, sender)
  clock.pass(10_000 * DAY_MS)
  expect(await past()).toMatchObject({ leads: 0 })
})

describe('rate limit events and sessions', () => {
  it('are deleted when they no longer count or have expired', async () => {
    const { clock, leads, db, past } = await testRetention()
    await leads.submit('contact', {}, sender)
    const person = { name: 'Ada', password: 'correct horse battery' }
    await leads.people.add({ ...person, role: 'sales' })
    const attempt = { ...person, permission: 'leads', ...sender } as const
    expect(await leads.people.signIn(attempt)).toMatchObject({ state: 'open' })
    clock.pass(rateLimitDays * DAY_MS - 1)
    expect(await past()).toEqual({ leads: 0, counts: 0, sessions: 2 })
    clock.pass(1)
    expect(await past()).toEqual({ leads: 0, counts: 2, sessions: 0 })
    expect(await db.selectFrom('rate_limit_events').selectAll().execute()).toEqual([])
  })
})
