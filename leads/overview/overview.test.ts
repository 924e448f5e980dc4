import { describe, expect, it } from 'vitest'
import { deliveryKindNames } from '../delivery/kinds.ts'
import type { Leads } from '../index.ts'
import { confirmToken, unsubscribeToken } from '../newsletter/tokens.ts'
import { secretReader } from '../store/secret.ts'
import { idOf, sender, testClock, testLeads, testLeadsAndStore } from '../test/leads.ts'
import { application, message, original, request } from '../test/messages.ts'
import { lastWeeks } from './counts.ts'

const HOUR_MS = 60 * 60_000
const WEEK_MS = 7 * 24 * HOUR_MS

/** Submits from a new address each time, to stay within the limits. */
function submitter(leads: Leads) {
  let n = 0
  return async (kind: Parameters<Leads['submit']>[0], input: object) => {
    n += 1
    return idOf(await leads.submit(kind, input, { ...sender, address: `192.0.2.${n}` }))
  }
}

it('returns the Mondays of the last weeks', () => {
  const monday = Date.UTC(2026, 0, 5)
  expect(lastWeeks(2, monday)).toEqual([monday - WEEK_MS, monday])
  expect(lastWeeks(1, monday - 1)).toEqual([monday - WEEK_MS])
})

describe('the overview', () => {
  it('counts by week and kind, without spam and duplicates', async () => {
    const clock = testClock()
    const leads = await testLeads({ now: clock.now })
    const submit = submitter(leads)
    const first = await submit('contact', message)
    await submit('contact', { ...message, website: 'spam' })
    clock.pass(WEEK_MS)
    const second = await submit('contact', { ...message, subject: 'Again' })
    await submit('application', application)
    await submit('composed', original)
    expect(await leads.inbox.overview(3)).toMatchObject({
      since: new Date(Date.UTC(2025, 11, 29)),
      total: 4,
      weeks: [
        { kinds: {} },
        { start: new Date(Date.UTC(2026, 0, 5)), kinds: { contact: 1 } },
        { kinds: { contact: 1, application: 1, composed: 1 } },
      ],
    })
    await leads.inbox.merge(second, first)
    const merged = await leads.inbox.overview(3)
    expect(merged.total).toBe(3)
    clock.pass(2 * WEEK_MS)
    const later = await leads.inbox.overview(3)
    expect(later.weeks.map(({ kinds }) => kinds)).toEqual([{ application: 1, composed: 1 }, {}, {}])
  })

  it('counts by page, campaign and referrer', async () => {
    const leads = await testLeads()
    const submit = submitter(leads)
    const page = '/pricing?utm_source=paper&utm_campaign=Spring%20sale'
    const referrer = 'https://search.example/results?q=x'
    await submit('contact', { ...message, page, referrer })
    await submit('contact', { ...message, subject: 'b', page: '/pricing?utm_source=paper' })
    await submit('contact', { ...message, subject: 'c', page: '/contact' })
    expect(await leads.inbox.overview(1)).toMatchObject({
      pages: [
        { name: '/pricing', count: 2 },
        { name: '/contact', count: 1 },
      ],
      campaigns: expect.arrayContaining([
        { name: 'Spring sale', count: 1 },
        { name: 'paper', count: 1 },
        { name: null, count: 1 },
      ]),
      referrers: [
        { name: null, count: 2 },
        { name: 'search.example', count: 1 },
      ],
    })
  })

  it('measures the time to the first status or note, not until it is marked as spam', async () => {
    const clock = testClock()
    const leads = await testLeads({ now: clock.now })
    const submit = submitter(leads)
    expect((await leads.inbox.overview(2)).answers).toMatchObject({ medianMs: undefined })
    const [quick, slow, later, rescued] = [
      await submit('contact', message),
      await submit('contact', { ...message, subject: 'b' }),
      await submit('contact', { ...message, subject: 'c' }),
      await submit('contact', { ...message, subject: 'd' }),
    ]
    await submit('newsletter', { email: request.email })
    await leads.inbox.setStatus(rescued, 'spam')
    clock.pass(HOUR_MS / 2)
    await leads.inbox.setStatus(quick, 'in-review')
    clock.pass(2 * HOUR_MS)
    await leads.inbox.addNote(slow, 'Called')
    await leads.inbox.setStatus(quick, 'accepted')
    clock.pass(48 * HOUR_MS)
    await leads.inbox.setStatus(later, 'declined')
    await leads.inbox.setStatus(rescued, 'new')
    await submit('contact', { ...message, subject: 'e' })
    const spam = await submit('contact', { ...message, subject: 'f' })
    await leads.inbox.setStatus(spam, 'spam')
    const { answers } = await leads.inbox.overview(2)
    expect(answers.classes.map(({ count }) => count)).toEqual([1, 1, 0, 2, 0])
    expect(answers.unanswered).toBe(1)
    expect(await leads.inbox.count({ unanswered: true })).toBe(1)
    expect(answers.medianMs).toBe(50.5 * HOUR_MS)
  })

  it('counts waiting and failed deliveries by kind', async () => {
    const clock = testClock()
    const leads = await testLeads({ now: clock.now })
    await submitter(leads)('contact', message)
    const { undelivered } = await leads.inbox.overview(1)
    const waiting = { waiting: 1, failed: 0, oldestWaiting: new Date(clock.time) }
    const none = { waiting: 0, failed: 0, oldestWaiting: undefined }
    const queued = ['notification', 'acknowledgement']
    expect(undelivered).toEqual(
      deliveryKindNames.map((kind) => ({ kind, ...(queued.includes(kind) ? waiting : none) })),
    )
  })

  it('counts subscriptions of past weeks back from the current number', async () => {
    const { clock, leads, store } = await testLeadsAndStore()
    const submit = submitter(leads)
    const secret = await secretReader(store, 'links')()
    const subscribe = (name: string) => submit('newsletter', { email: `${name}@example.org` })
    const confirm = (id: string) => leads.confirmSubscription(confirmToken(secret, id, clock.time))
    const unsubscribe = (id: string) => leads.unsubscribe(unsubscribeToken(secret, id))
    const [ada, bob, eve] = [await subscribe('ada'), await subscribe('bob'), await subscribe('eve')]
    await confirm(ada)
    await confirm(bob)
    clock.pass(WEEK_MS)
    await confirm(eve)
    await unsubscribe(ada)
    // Never confirmed, so it doesn't count as an end.
    await unsubscribe(await subscribe('kim'))
    expect((await leads.inbox.overview(3)).newsletter).toMatchObject({
      confirmed: 2,
      weeks: [
        { confirmed: 0, unsubscribed: 0, total: 0 },
        { confirmed: 2, unsubscribed: 0, total: 2 },
        { confirmed: 1, unsubscribed: 1, total: 2 },
      ],
    })
    expect(await leads.inbox.history(ada)).toMatchObject([
      { event: 'subscription', detail: 'confirmed' },
      { event: 'subscription', detail: 'unsubscribed' },
    ])
  })
})
