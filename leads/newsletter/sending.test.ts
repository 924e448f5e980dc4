import { describe, expect, it, vi } from 'vitest'
import { renderMail } from '#app/mail/render-mail.ts'
import { claimDue, settle } from '../delivery/outbox.ts'
import type { Leads } from '../leads.ts'
import {
  sender,
  siteUrl,
  temporaryFolder,
  testClock,
  testLeads,
  testLeadsAndStore,
  testStore,
} from '../test/leads.ts'
import { message } from '../test/messages.ts'
import { headersOf, testSmtp } from '../test/smtp-server.ts'
import { addSubscribers, subscriber } from '../test/subscribers.ts'

const post = {
  id: 'post-1',
  title: 'What reachability can <tell> you',
  byline: 'Ada Byron',
  date: '2026-10-05T08:00:00.000Z',
  excerpt: 'Which findings matter.',
  path: '/blogs/reachability',
}

/** Leads with subscribers, as the site runs them with a real SMTP server. */
async function sendingSite(count: number, options: { newsletterMailsPerMinute?: number } = {}) {
  const smtp = await testSmtp()
  const dataDir = await temporaryFolder()
  const store = await testStore(dataDir)
  await addSubscribers(store, count)
  const open = () =>
    testLeads({
      dataDir,
      smtpUrl: smtp.url,
      renderMail,
      newsletterMailsPerMinute: 6000,
      ...options,
    })
  const leads = await open()
  const run = async () => {
    leads.startBackgroundJobs()
    await vi.waitFor(async () => expect(await countsOf(leads)).toMatchObject({ queued: 0 }), 60_000)
  }
  return { smtp, dataDir, store, leads, open, run }
}

const countsOf = async (leads: Leads) => (await leads.newsletter.sentPosts())[0]
const receivers = (smtp: { received: readonly { to: string[] }[] }) =>
  smtp.received.flatMap(({ to }) => to).sort()

describe('a post that is sent', () => {
  it('is sent to each subscriber in a separate email, with one-click unsubscription', async () => {
    const { smtp, leads, run } = await sendingSite(12)
    await leads.submit('newsletter', { email: 'unconfirmed@example.org' }, sender)
    expect(await leads.newsletter.countReceivers(post.id)).toBe(12)
    expect(await leads.newsletter.of('Ada').send(post)).toBe(12)
    await run()
    const mails = smtp.received.filter(({ mail }) => mail.subject === post.title)
    expect(mails.map(({ to }) => to).sort()).toEqual(
      Array.from({ length: 12 }, (_, number) => [subscriber(number)]).sort(),
    )
    const tokens = mails.map(({ raw, mail }) => {
      const headers = headersOf(raw)
      const [url = ''] = headers.get('list-unsubscribe') ?? []
      expect(headers.get('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click'])
      expect(headers.get('auto-submitted')).toEqual(['auto-generated'])
      const token = new RegExp(`^<${siteUrl}/newsletter/unsubscribe\\?token=(.+)>$`).exec(url)?.[1]
      for (const part of [mail.text, mail.html]) {
        expect(part).toContain(`${siteUrl}${post.path}`)
        expect(part).toContain(`/newsletter/unsubscribe?token=${token}`)
        expect(part).toContain(post.excerpt)
      }
      return token
    })
    expect(new Set(tokens).size).toBe(12)
    expect(await countsOf(leads)).toMatchObject({ title: post.title, sent: 12, failed: 0 })
    expect(await leads.inbox.activity()).toMatchObject([
      { person: 'Ada', action: 'newsletter-sent', detail: `${post.title}, to 12` },
    ])
  })

  it('is sent only to new subscribers the second time', async () => {
    const { smtp, store, leads, run } = await sendingSite(2)
    await leads.newsletter.send(post)
    await run()
    expect(await leads.newsletter.send(post)).toBe(0)
    await addSubscribers(store, 1, 2)
    expect(await leads.newsletter.countReceivers(post.id)).toBe(1)
    expect(await leads.newsletter.send({ ...post, title: 'Corrected' })).toBe(1)
    await run()
    expect(smtp.received.map(({ to, mail }) => [to[0], mail.subject]).at(-1)).toEqual([
      subscriber(2),
      'Corrected',
    ])
    expect(receivers(smtp)).toEqual([0, 1, 2].map(subscriber))
    expect(await leads.newsletter.send({ ...post, id: 'post-2' })).toBe(3)
  })

  it('is sent to no one twice when two people send it and two processes deliver it', async () => {
    const { smtp, leads, open, run } = await sendingSite(30)
    const other = await open()
    const counts = await Promise.all(
      [leads, other, leads, other].map(({ newsletter }) => newsletter.send(post)),
    )
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 30])
    other.startBackgroundJobs()
    await run()
    expect(receivers(smtp)).toEqual(Array.from({ length: 30 }, (_, n) => subscriber(n)).sort())
    expect(new Set(smtp.attempts).size).toBe(30)
  })

  it('is refused by the database if a subscriber already has it', async () => {
    const { leads, store } = await sendingSite(1)
    await leads.newsletter.send(post)
    const again = store.write(async (trx) => {
      const row = await trx.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow()
      await trx
        .insertInto('deliveries')
        .values({ ...row, id: 'another' })
        .execute()
    })
    await expect(again).rejects.toThrow(/unique/i)
  })

  it('doesn’t go to those who leave after it was queued', async () => {
    const { leads, smtp, run } = await sendingSite(4)
    await leads.newsletter.send(post)
    const all = await leads.inbox.list()
    const idOfReader = (number: number) => {
      const lead = all.find(({ fields }) => fields.email === subscriber(number))
      const url = new URL(lead?.subscription?.unsubscribeUrl ?? '')
      return { id: lead?.id ?? '', token: url.searchParams.get('token') ?? '' }
    }
    await leads.unsubscribe(idOfReader(0).token)
    await leads.inbox.erase(subscriber(1))
    await leads.inbox.setStatus(idOfReader(2).id, 'spam')
    await run()
    expect(receivers(smtp)).toEqual([subscriber(3)])
    expect(await countsOf(leads)).toMatchObject({ queued: 0, sent: 1, failed: 0 })
  })

  it('stops, and goes to the others when it is sent again', async () => {
    const { leads, smtp, store, run } = await sendingSite(5)
    await leads.newsletter.send(post)
    const [claimed] = await claimDue(store, ['newsletter'], Date.now(), 1)
    expect(await leads.newsletter.of('Ada').stop(post.id)).toBe(4)
    expect(await leads.newsletter.stop(post.id)).toBe(0)
    expect(await leads.inbox.activity()).toContainEqual(
      expect.objectContaining({ person: 'Ada', action: 'newsletter-stopped' }),
    )
    expect(await countsOf(leads)).toMatchObject({ queued: 1, sent: 0 })
    if (claimed) await settle(store, claimed, { state: 'sent' }, Date.now())
    expect(await leads.newsletter.send(post)).toBe(4)
    await run()
    expect(smtp.received).toHaveLength(4)
  })

  it('counts what the mail server refuses', async () => {
    const { leads, smtp, run } = await sendingSite(3)
    smtp.behave(550)
    await leads.newsletter.send(post)
    await run()
    expect(await countsOf(leads)).toMatchObject({ queued: 0, sent: 0, failed: 3 })
    // An alert for owners is about the mails of leads.
    expect(await leads.state()).toMatchObject({ waiting: 0, failed: 0 })
  })
})

describe('the newsletter and the mails of leads', () => {
  it('don’t limit or delay each other', async () => {
    const { leads, smtp } = await sendingSite(20, { newsletterMailsPerMinute: 1 })
    await leads.newsletter.send(post)
    leads.startBackgroundJobs()
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), 60_000)
    // More mails than one mailbox gets in a day from forms.
    for (let n = 0; n < 4; n += 1) {
      const from = { ...message, email: subscriber(0), subject: `No. ${n}` }
      await leads.submit('contact', from, { address: `192.0.2.${n}` })
    }
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1 + 4 + 3), 60_000)
    expect(await countsOf(leads)).toMatchObject({ queued: 19, sent: 1 })
    expect(await leads.newsletter.send({ ...post, id: 'post-2' })).toBe(20)
  })

  it('keep to the rate, in all processes together', async () => {
    const { leads, store, dataDir } = await testLeadsAndStore()
    const clock = testClock()
    const other = await testStore(dataDir)
    await addSubscribers(store, 40)
    await leads.newsletter.send(post)
    const pace = { max: 5, windowMs: 1000 }
    const claim = async () => {
      const stores = [store, other, store]
      const claims = stores.map((one) => claimDue(one, ['newsletter'], clock.now(), 3, pace))
      return (await Promise.all(claims)).flat().length
    }
    for (let second = 0; second < 3; second += 1) {
      expect(await claim()).toBe(5)
      clock.pass(999)
      expect(await claim()).toBe(0)
      clock.pass(1)
    }
  })
})

describe('a test mail', () => {
  it('is sent to one address, with a link that unsubscribes no one', async () => {
    const { leads, smtp } = await sendingSite(1)
    expect(await leads.newsletter.sendTest(post, 'kim@example.org')).toEqual({ state: 'sent' })
    const [test] = smtp.received
    expect(test).toMatchObject({
      to: ['kim@example.org'],
      mail: { subject: `Test: ${post.title}` },
    })
    const token = /unsubscribe\?token=(\S+)/.exec(test?.mail.text ?? '')?.[1] ?? ''
    expect(await leads.unsubscribe(token)).toBe('done')
    expect(await leads.newsletter.countReceivers(post.id)).toBe(1)
    expect(await leads.newsletter.sentPosts()).toEqual([])
  })

  it('gives the reason why it isn’t sent', async () => {
    const { leads, smtp } = await sendingSite(0)
    expect(await leads.newsletter.sendTest(post, 'nobody')).toEqual({ state: 'invalid address' })
    smtp.behave(554)
    expect(await leads.newsletter.sendTest(post, 'kim@example.org')).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('554'),
    })
    const without = await testLeads()
    expect(await without.newsletter.sendTest(post, 'kim@example.org')).toEqual({ state: 'off' })
  })
})

it('shows the mail about a post', async () => {
  const leads = await testLeads({ renderMail })
  const title = post.title.replace('reach', 'reach\u00ad\u200b')
  const { subject, html, text } = await leads.newsletter.preview({ ...post, title, excerpt: '' })
  expect(subject).toBe(post.title)
  expect(html).toContain('What reachability can &lt;tell&gt; you')
  expect(text).toContain('Ada Byron · October 5, 2026')
})
