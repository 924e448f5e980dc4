import { describe, expect, it, vi } from 'vitest'
import { renderMail } from '#app/mail/render-mail.ts'
import {
  sender,
  siteUrl,
  temporaryFolder,
  testLeads,
  testLeadsAndStore,
  testOptions,
  testStore,
} from '../test/leads.ts'
import { original, recipient } from '../test/messages.ts'
import { testSmtp } from '../test/smtp-server.ts'
import { deliveryKindNames } from './kinds.ts'
import { openMail } from './mail.ts'
import { claimDue, settle } from './outbox.ts'
import { CLAIM_LEASE_MS, retryDelay } from './schedule.ts'
import { DeliveryWorker } from './worker.ts'

const DAY_MS = 24 * 60 * 60_000

/** A database of leads without delivery, and workers on it. All share one clock. */
async function testOutbox(smtpUrl: string) {
  const { clock, dataDir, leads, store } = await testLeadsAndStore()
  const { log } = testOptions()
  const openWorker = async () => {
    const channel = openMail({
      smtpUrl,
      mailFrom: 'Website <website@example.com>',
      contactRecipient: recipient,
      siteUrl,
      digestLeads: async () => ({ count: 0, listed: [] }),
      newsletterPost: async () => undefined,
      secret: async () => 'a secret',
      hasLeadsPage: async () => true,
      unseenSpam: async () => [],
      renderMail,
    })
    if (!channel) throw new Error('mail is off')
    return new DeliveryWorker({
      store: await testStore(dataDir),
      kinds: ['notification'],
      channel,
      now: clock.now,
      log,
    })
  }
  const delivery = async () => (await leads.inbox.list())[0]?.deliveries[0]
  return {
    clock,
    leads,
    worker: await openWorker(),
    openWorker,
    store,
    delivery,
  }
}

/** Attempts each due delivery once. Returns when the next one is due. */
async function deliverDue(worker: DeliveryWorker): Promise<number | undefined> {
  for (;;) {
    const { started, due } = await worker.startDue()
    if (started === 0) return due
    await worker.idle()
  }
}

describe('a mail that the server accepts', () => {
  it('is sent once, even with several processes', async () => {
    const smtp = await testSmtp()
    const { leads, worker, openWorker, delivery } = await testOutbox(smtp.url)
    for (let n = 0; n < 8; n += 1) {
      await leads.submit('composed', { ...original, subject: `No. ${n}` }, sender)
    }
    await Promise.all([deliverDue(worker), deliverDue(await openWorker())])
    expect(new Set(smtp.attempts).size).toBe(8)
    expect(smtp.received).toHaveLength(8)
    expect(await delivery()).toMatchObject({ state: 'sent', attempts: 1 })
    expect(await leads.state()).toMatchObject({ ok: true, waiting: 0, failed: 0 })
  })
})

it('a channel that throws is retried', async () => {
  const { clock, leads, store } = await testLeadsAndStore()
  const { log } = testOptions()
  const channel = {
    async deliver(): Promise<never> {
      throw new Error('unreadable lead')
    },
    close() {},
  }
  const worker = new DeliveryWorker({
    store,
    kinds: ['notification'],
    channel,
    now: clock.now,
    log,
  })
  await leads.submit('composed', original, sender)
  await deliverDue(worker)
  const [lead] = await leads.inbox.list()
  expect(lead?.deliveries[0]).toMatchObject({
    state: 'pending',
    lastError: 'Error: unreadable lead',
  })
})

describe('a mail that the server does not accept', () => {
  it('is retried after each delay of the schedule, with the same Message-ID', async () => {
    const smtp = await testSmtp()
    const { clock, leads, worker, delivery } = await testOutbox(smtp.url)
    await leads.submit('composed', original, sender)
    smtp.behave(451)
    await deliverDue(worker)
    for (const attempts of [1, 2, 3]) {
      expect(await delivery()).toMatchObject({ state: 'pending', attempts })
      clock.pass(retryDelay(attempts) - 1)
      expect(await deliverDue(worker)).toBe(clock.now() + 1)
      expect(smtp.attempts).toHaveLength(attempts)
      clock.pass(1)
      if (attempts === 3) smtp.behave('accept')
      await deliverDue(worker)
    }
    expect(smtp.received).toHaveLength(1)
    expect(new Set(smtp.attempts).size).toBe(1)
    expect(await delivery()).not.toHaveProperty('lastError')
  })

  it('is failed after a permanent rejection, until an owner retries it', async () => {
    const smtp = await testSmtp()
    const { clock, leads, worker, delivery } = await testOutbox(smtp.url)
    await leads.submit('composed', original, sender)
    smtp.behave(554)
    await deliverDue(worker)
    expect(await delivery()).toMatchObject({
      state: 'failed',
      lastError: expect.stringContaining('554'),
    })
    expect(await leads.state()).toMatchObject({ ok: true, waiting: 0, failed: 1 })
    clock.pass(DAY_MS)
    await deliverDue(worker)
    expect(smtp.attempts).toHaveLength(1)

    smtp.behave('accept')
    expect(await leads.inbox.retry()).toBe(1)
    await deliverDue(worker)
    expect(await delivery()).toMatchObject({ state: 'sent' })
  })

  it('is pending after a broken or refused connection', async () => {
    const smtp = await testSmtp()
    const { clock, leads, worker, delivery } = await testOutbox(smtp.url)
    await leads.submit('composed', original, sender)
    smtp.behave('close')
    await deliverDue(worker)
    expect(await delivery()).toMatchObject({ state: 'pending', attempts: 1 })
    clock.pass(retryDelay(1))
    await deliverDue(worker)
    expect(await delivery()).toMatchObject({
      state: 'pending',
      attempts: 2,
      lastError: expect.stringContaining('ECONNREFUSED'),
    })
  })

  it('is pending after a rejected login', async () => {
    const smtp = await testSmtp({ password: 'right' })
    const { leads, worker, delivery } = await testOutbox(smtp.url)
    await leads.submit('composed', original, sender)
    await deliverDue(worker)
    expect(await delivery()).toMatchObject({
      state: 'pending',
      lastError: expect.stringContaining('535'),
    })
  })
})

describe('a process that dies while it sends', () => {
  it('loses its claim when the lease ends, and its late outcome is ignored', async () => {
    const smtp = await testSmtp()
    const { clock, leads, worker, store, delivery } = await testOutbox(smtp.url)
    await leads.submit('composed', original, sender)
    const [lost] = await claimDue(store, deliveryKindNames, clock.now(), 1)
    if (!lost) throw new Error('nothing claimed')
    expect(await delivery()).toMatchObject({ state: 'claimed' })

    clock.pass(CLAIM_LEASE_MS - 1)
    await deliverDue(worker)
    expect(smtp.attempts).toHaveLength(0)
    clock.pass(1)
    await deliverDue(worker)
    expect(smtp.received).toHaveLength(1)

    await settle(store, lost, { state: 'delayed', error: 'late' }, clock.now())
    expect(await delivery()).toMatchObject({ state: 'sent', attempts: 1 })
  })
})

describe('delivery in a running site', () => {
  it('sends the emails that waited for SMTP_URL, and then each new lead immediately', async () => {
    const smtp = await testSmtp()
    const dataDir = await temporaryFolder()
    const before = await testLeads({ dataDir })
    await before.submit('composed', { ...original, subject: 'First' }, sender)
    before.startBackgroundJobs()
    await before.close()

    const leads = await testLeads({ dataDir, smtpUrl: smtp.url, renderMail })
    leads.startBackgroundJobs()
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), 60_000)
    await leads.submit('composed', { ...original, subject: 'Second' }, sender)
    await vi.waitFor(() => expect(smtp.received).toHaveLength(2), 60_000)
  })

  it('sends other mails while one hangs', async () => {
    const smtp = await testSmtp()
    const leads = await testLeads({ smtpUrl: smtp.url, renderMail, stopGraceMs: 0 })
    leads.startBackgroundJobs()
    smtp.behave('hang')
    await leads.submit('composed', { ...original, subject: 'Hangs' }, sender)
    await vi.waitFor(() => expect(smtp.attempts).toHaveLength(1), 60_000)
    smtp.behave('accept')
    for (let n = 0; n < 9; n += 1) {
      await leads.submit('composed', { ...original, subject: `No. ${n}` }, sender)
    }
    await vi.waitFor(async () => {
      expect(smtp.received).toHaveLength(9)
      expect(await leads.state()).toMatchObject({ ok: true, waiting: 1, failed: 0 })
    }, 60_000)
  })

  it('returns unfinished deliveries to the outbox at a stop', async () => {
    const smtp = await testSmtp()
    const dataDir = await temporaryFolder()
    const leads = await testLeads({ dataDir, smtpUrl: smtp.url, renderMail, stopGraceMs: 0 })
    leads.startBackgroundJobs()
    smtp.behave('hang')
    await leads.submit('composed', original, sender)
    await vi.waitFor(() => expect(smtp.attempts).toHaveLength(1), 60_000)
    await leads.close()
    const next = await testLeads({ dataDir })
    const [lead] = await next.inbox.list()
    expect(lead?.deliveries).toMatchObject([{ state: 'pending', attempts: 1 }])
  })
})
