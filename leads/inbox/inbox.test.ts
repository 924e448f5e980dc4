import { describe, expect, it } from 'vitest'
import type { Leads } from '../index.ts'
import { idOf, sender, testClock, testLeads } from '../test/leads.ts'
import { application, message, request } from '../test/messages.ts'
import { inboxOfKinds } from './inbox-of-kinds.ts'

const MINUTE_MS = 60_000

async function filled() {
  const clock = testClock()
  const leads = await testLeads({ now: clock.now })
  const contact = idOf(await leads.submit('contact', message, sender))
  clock.pass(MINUTE_MS)
  const applied = { ...application, position: '"50%_ off"' }
  const applicationId = idOf(await leads.submit('application', applied, sender))
  clock.pass(MINUTE_MS)
  const waitlist = idOf(await leads.submit('waitlist', request, sender))
  return { clock, leads, contact, application: applicationId, waitlist }
}

const idsOf = async (leads: Leads, filter: Parameters<Leads['inbox']['list']>[0]) =>
  (await leads.inbox.list(filter)).map(({ id }) => id)

describe('filters', () => {
  it('find by kind, status, time and text', async () => {
    const { leads, clock, contact, application, waitlist } = await filled()
    expect(await idsOf(leads, { kind: 'application' })).toEqual([application])
    expect(await idsOf(leads, { since: new Date(clock.time) })).toEqual([waitlist])
    const until = new Date(clock.time)
    expect(await idsOf(leads, { until })).toEqual([application, contact])
    await leads.inbox.setStatus(contact, 'in-review')
    expect(await idsOf(leads, { status: 'in-review' })).toEqual([contact])
    expect(await idsOf(leads, { text: 'BYRON' })).toEqual([application, contact])
    expect(await idsOf(leads, { text: '"50%_' })).toEqual([application])
    expect(await idsOf(leads, { text: '5%_' })).toEqual([])
    await leads.inbox.addNote(waitlist, "o'clock")
    expect(await idsOf(leads, { text: "O'CLOCK" })).toEqual([waitlist])
    expect(await leads.inbox.count({ text: 'byron', status: 'new' })).toBe(1)
  })

  it('find a text in any alphabet, case and Unicode form, and do not match field names', async () => {
    const leads = await testLeads()
    const fields = {
      ...message,
      name: 'JÜRGEN ÅKESSON',
      company: 'Ω Строй',
    }
    const id = idOf(await leads.submit('contact', fields, sender))
    await leads.inbox.addNote(id, 'ÉCOLE')
    for (const text of ['jürgen', 'a\u030akesson', 'ω СТРОЙ', 'école', id]) {
      expect(await idsOf(leads, { text }), text).toEqual([id])
    }
    for (const text of ['company', 'jurgen', 'reason', 'null']) {
      expect(await idsOf(leads, { text }), text).toEqual([])
    }
  })

  it('find a phone number with other separators', async () => {
    const leads = await testLeads()
    const id = idOf(
      await leads.submit('contact', { ...message, phone: '+1 (555) 010-1234' }, sender),
    )
    for (const text of ['+1 (555) 010-1234', '555.010.1234', '15550101234', '010/12 34']) {
      expect(await idsOf(leads, { text }), text).toEqual([id])
    }
    for (const text of ['5550101235', '55.50']) {
      expect(await idsOf(leads, { text }), text).toEqual([])
    }
  })

  it('apply to pages of the list and to the export', async () => {
    const { leads, contact, application, waitlist } = await filled()
    const second = await leads.inbox.list({}, { limit: 2, offset: 2 })
    expect(second.map(({ id }) => id)).toEqual([contact])
    const every: string[] = []
    for await (const some of leads.inbox.export('csv')) every.push(...some.map(({ id }) => id))
    expect(every).toEqual([contact, application, waitlist])
  })
})

describe('status', () => {
  it('new after spam queues the deliveries, once', async () => {
    const leads = await testLeads()
    const id = idOf(await leads.submit('contact', { ...message, website: 'x' }, sender))
    expect((await leads.inbox.show(id))?.deliveries).toEqual([])
    await leads.inbox.setStatus(id, 'new')
    await leads.inbox.setStatus(id, 'declined')
    const shown = await leads.inbox.show(id)
    expect(shown).toMatchObject({ status: 'declined' })
    expect(shown?.deliveries.map(({ kind }) => kind)).toEqual(['notification', 'acknowledgement'])
  })

  it('spam deletes pending deliveries and releases the unique address', async () => {
    const leads = await testLeads()
    const id = idOf(await leads.submit('waitlist', request, sender))
    await leads.inbox.setStatus(id, 'spam')
    expect((await leads.inbox.show(id))?.deliveries).toEqual([])
    const other = idOf(await leads.submit('waitlist', request, sender))
    expect(other).not.toBe(id)
    await leads.inbox.setStatus(id, 'new')
    expect(idOf(await leads.submit('waitlist', request, sender))).toBe(other)
  })

  it('cannot be set for an unknown lead', async () => {
    const leads = await testLeads()
    expect(await leads.inbox.setStatus('none', 'new')).toBe('missing')
    expect(await leads.inbox.addNote('none', 'x')).toBe(false)
  })
})

describe('erasing an address', () => {
  it('deletes its leads, and returns the leads that only mention it', async () => {
    const { leads, contact } = await filled()
    const mentioning = {
      ...message,
      email: 'bob@example.org',
      message: 'Ask "email":"ada@example.org"',
    }
    const other = idOf(await leads.submit('contact', mentioning, sender))
    for (const given of ['x@bücher.example', 'X@xn--bcher-kva.example']) {
      await leads.submit('contact', { ...message, email: 'x@bücher.example' }, sender)
      await leads.submit('contact', { ...message, email: 'x@xn--bcher-kva.example' }, sender)
      expect(await leads.inbox.erase(given)).toEqual({ leads: 2, mentioned: [] })
    }
    expect(await leads.inbox.erase('ADA@example.org')).toEqual({ leads: 3, mentioned: [other] })
    expect(await leads.inbox.show(contact)).toBeUndefined()
    expect(await leads.inbox.count()).toBe(1)
  })
})

describe('where a lead comes from', () => {
  it('is the page with the campaign, and the referrer without its query', async () => {
    const leads = await testLeads()
    const from = {
      page: '/contact?reason=demo&utm_source=news&utm_campaign=a%20b&utm_other=x',
      referrer: 'https://search.example/find?q=secret#top',
    }
    const id = idOf(
      await leads.submit('contact', { ...message, ...from }, { ...sender, page: '/x' }),
    )
    expect(await leads.inbox.show(id)).toMatchObject({
      page: from.page,
      referrer: 'https://search.example/find',
      campaign: [
        { name: 'utm_source', value: 'news' },
        { name: 'utm_campaign', value: 'a b' },
      ],
    })
  })

  it('is left out when it is not a URL of that kind', async () => {
    const leads = await testLeads()
    for (const page of ['//evil.example/', 'https://x.example/', 'javascript:x', 7, null]) {
      const post = { ...message, subject: String(page), page, referrer: 'javascript:alert(1)' }
      const id = idOf(await leads.submit('contact', post, sender))
      const lead = await leads.inbox.show(id)
      expect(lead).not.toHaveProperty('page')
      expect(lead).not.toHaveProperty('referrer')
    }
  })
})

it('the inbox of some kinds stays limited to them for each person', async () => {
  const leads = await testLeads()
  const id = idOf(await leads.submit('contact', message, sender))
  const inbox = inboxOfKinds(leads.inbox, ['application'])
  expect(await inbox.show(id)).toBeUndefined()
  expect(await inbox.of('Ada').show(id)).toBeUndefined()
})
