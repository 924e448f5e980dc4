import { describe, expect, it } from 'vitest'
import { renderMail } from '#app/mail/render-mail.ts'
import { idOf, sender, testClock, testInbox, testLeads } from '../test/leads.ts'
import { message } from '../test/messages.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

describe('mails to visitors', () => {
  it('are limited to three a day for an address, in any spelling, and then delayed', async () => {
    const clock = testClock()
    const leads = await testLeads({ now: clock.now })
    const submit = async (subject: string, email = message.email) => {
      const fields = { ...message, email, subject }
      const id = idOf(await leads.submit('contact', fields, { address: `192.0.2.${subject}` }))
      const lead = await leads.inbox.show(id)
      return { id, reply: lead?.deliveries.find(({ kind }) => kind === 'acknowledgement') }
    }
    const tomorrow = new Date(clock.now() + 24 * HOUR_MS)
    for (const n of ['1', '2', '3'])
      expect((await submit(n)).reply?.nextAttemptAt).toEqual(new Date(clock.now()))
    for (const n of ['4', '5', '6']) {
      const { reply } = await submit(n, message.email.toUpperCase())
      expect(reply).toMatchObject({ state: 'pending', nextAttemptAt: tomorrow })
      expect(reply?.lastError).toContain('rate limit')
    }
    const { id, reply } = await submit('7')
    expect(reply).toBeUndefined()
    expect(await leads.inbox.history(id)).toMatchObject([
      { event: 'mail-limited', detail: 'acknowledgement' },
    ])
  })

  it('confirm a subscription at once, after any number of replies to messages', async () => {
    const clock = testClock()
    const leads = await testLeads({ now: clock.now })
    for (let n = 0; n < 8; n += 1) {
      const fields = { ...message, subject: `No. ${n}` }
      await leads.submit('contact', fields, { address: `192.0.2.${n}` })
    }
    const id = idOf(await leads.submit('newsletter', { email: message.email }, sender))
    const lead = await leads.inbox.show(id)
    expect(lead?.deliveries.find(({ kind }) => kind === 'confirmation')).toMatchObject({
      state: 'pending',
      nextAttemptAt: new Date(clock.now()),
    })
  })

  it('are limited to three a day for a mailbox, ignoring plus addressing', async () => {
    const clock = testClock()
    const leads = await testLeads({ now: clock.now })
    const addresses = [
      'ada@example.org',
      'ada+1@example.org',
      'Ada+2+3@example.org',
      'ada+4@example.org',
    ]
    for (const [n, email] of addresses.entries()) {
      await leads.submit('contact', { ...message, email }, { address: `192.0.2.${n}` })
    }
    await leads.submit('contact', { ...message, email: '+ada@example.org' }, sender)
    const replies = (await leads.inbox.list()).flatMap(({ deliveries }) =>
      deliveries.filter(({ kind }) => kind === 'acknowledgement'),
    )
    const isDelayed = ({ nextAttemptAt }: (typeof replies)[number]) =>
      (nextAttemptAt?.getTime() ?? 0) > clock.now()
    expect([replies.length, replies.filter(isDelayed).length]).toEqual([5, 1])
  })
})

/** Submits from many networks, and returns when the mails to the visitors are due. */
async function testBudgets() {
  const clock = testClock()
  const leads = await testLeads({ now: clock.now })
  let count = 0
  const submit = async (
    address: string,
    kind: 'contact' | 'newsletter' | 'demo' = 'newsletter',
  ) => {
    count += 1
    const email = `visitor${count}@example.org`
    const times = { times: ['Monday'], timeZone: 'UTC' }
    const result = await leads.submit(kind, { ...message, ...times, email }, { address })
    if (result.state !== 'accepted') throw new Error(result.state)
    return result.id
  }
  const post = async (...sent: Parameters<typeof submit>) => {
    const id = await submit(...sent)
    const lead = await leads.inbox.show(id)
    const mail = lead?.deliveries.find((delivery) => delivery.kind !== 'notification')
    const waits = mail?.nextAttemptAt ? (mail.nextAttemptAt.getTime() - clock.now()) / MINUTE_MS : 0
    return { id, mail, waits }
  }
  return { clock, leads, submit, post }
}

describe('a flood of mails to visitors', () => {
  it('from one /48 is limited to ten an hour for a form, and never fails', async () => {
    const { leads, post } = await testBudgets()
    const waits: number[] = []
    for (let n = 0; n < 25; n += 1) waits.push((await post(`2001:db8:1:${n}::1`)).waits)
    expect(waits).toEqual([...Array(10).fill(0), ...Array(10).fill(60), ...Array(5).fill(120)])
    expect(await leads.state()).toMatchObject({ failed: 0, waiting: 25 })
    expect((await post('2001:db8:1:ffff::1', 'contact')).waits).toBe(60)
    expect((await post('2001:db8:2::1')).waits).toBe(0)
  })

  it('from many networks delays neither the first mail of another network nor the other kind', async () => {
    const { clock, leads, submit, post } = await testBudgets()
    // The first mail of each network, then 200 more.
    for (let n = 0; n < 100; n += 1) await submit(`10.0.${n}.1`)
    for (let n = 0; n < 200; n += 1) await submit(`10.0.${n % 100}.1`)
    const delayed = await post('10.0.0.1')
    expect(delayed).toMatchObject({ waits: 60, mail: { state: 'pending', attempts: 0 } })
    expect(delayed.mail?.lastError).toContain('rate limit')
    expect((await post('192.0.2.1')).waits).toBe(0)
    expect((await post('10.0.0.1', 'demo')).waits).toBe(0)

    // Without an ID, `retry` leaves delayed mails alone; with the lead's ID, it sends them.
    await leads.inbox.retry()
    expect((await leads.inbox.show(delayed.id))?.deliveries[0]?.nextAttemptAt).toEqual(
      new Date(clock.now() + HOUR_MS),
    )
    expect(await leads.inbox.retry(delayed.id)).toBe(1)
    expect((await leads.inbox.show(delayed.id))?.deliveries[0]?.nextAttemptAt).toEqual(
      new Date(clock.now()),
    )
  })

  it('is sent when it is due', async () => {
    const clock = testClock()
    const { leads, mails } = await testInbox({ now: clock.now, renderMail })
    for (let n = 0; n < 11; n += 1) {
      const email = `visitor${n}@example.org`
      await leads.submit('newsletter', { email }, { address: `2001:db8:1:${n}::1` })
    }
    expect(await mails(10)).toHaveLength(10)
    clock.pass(HOUR_MS)
    expect(await mails(11)).toHaveLength(11)
  })
})
