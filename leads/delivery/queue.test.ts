import { describe, expect, it } from 'vitest'
import { message, sender, testClock, testLeads } from '../test-leads.ts'

const minute = 60_000
const hour = 60 * minute

describe('mails to visitors', () => {
  it('are three a day for an address, in any spelling and by any form', async () => {
    const clock = testClock()
    const leads = await testLeads({ now: clock.now })
    const replies = async () =>
      (await leads.inbox.list()).flatMap(({ deliveries }) =>
        deliveries.filter(({ kind }) => kind !== 'notification'),
      ).length
    for (let n = 0; n < 3; n += 1) {
      await leads.submit(
        'contact',
        { ...message, subject: `No. ${n}` },
        { address: `192.0.2.${n}` },
      )
    }
    await leads.submit('newsletter', { email: message.email.toUpperCase() }, sender)
    expect(await replies()).toBe(3)
    clock.pass(24 * hour)
    await leads.submit('contact', message, sender)
    expect(await replies()).toBe(4)
  })

  it('are 200 an hour in all; more are kept as failed for an owner to see', async () => {
    const clock = testClock()
    const leads = await testLeads({ now: clock.now })
    const post = (n: number) =>
      leads.submit(
        'contact',
        { ...message, email: `visitor${n}@example.org` },
        { address: `10.0.${n}.1` },
      )
    for (let n = 0; n < 200; n += 1) await post(n)
    expect(await leads.state()).toMatchObject({ failed: 0, pending: 400 })
    await post(200)
    expect(await leads.state()).toMatchObject({ failed: 1, pending: 401 })
    clock.pass(hour)
    await post(201)
    expect(await leads.state()).toMatchObject({ failed: 1, pending: 403 })
    expect(await leads.inbox.retry()).toBe(403)
    const [held] = await leads.inbox.list({ text: 'visitor200@' })
    expect(await leads.inbox.retry(held?.id ?? '')).toBe(2)
    expect(await leads.state()).toMatchObject({ failed: 0 })
  })
})
