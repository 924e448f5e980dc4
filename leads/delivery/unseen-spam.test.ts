import { expect, it, vi } from 'vitest'
import { renderMail } from '#app/mail/render-mail.ts'
import { idOf, sender, testLeads, testLeadsAndStore } from '../test/leads.ts'
import { message, recipient } from '../test/messages.ts'
import { testSmtp } from '../test/smtp-server.ts'
import { queueSummary } from './unseen-spam.ts'

const HOUR_MS = 60 * 60_000
const suspected = { ...message, message: 'Never in a summary', website: 'x' }

it('suspected spam is listed in an email without its text, and is delivered when its status changes', async () => {
  const smtp = await testSmtp()
  const leads = await testLeads({ smtpUrl: smtp.url, renderMail })
  const id = idOf(await leads.submit('contact', suspected, sender))
  leads.startBackgroundJobs()
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), 60_000)
  const [summary] = smtp.received
  expect(summary?.to).toEqual([recipient])
  expect(summary?.mail.text).toContain(id)
  expect(summary?.raw).not.toContain(suspected.message)
  await leads.inbox.setStatus(id, 'new')
  await vi.waitFor(() => expect(smtp.received).toHaveLength(3), 60_000)
  expect(smtp.received.some(({ mail }) => mail.text?.includes(suspected.message))).toBe(true)
})

it('a summary is queued once a day if there is unseen spam that was not listed before', async () => {
  const { clock, leads, store } = await testLeadsAndStore()
  const queue = { messageId: (id: string) => `<${id}@example.com>`, kinds: [] }
  const isQueued = () => queueSummary(store, queue, clock.now())
  expect(await isQueued()).toBe(false)
  const first = idOf(await leads.submit('contact', suspected, sender))
  expect(await Promise.all([isQueued(), isQueued()])).toContain(true)
  expect(await isQueued()).toBe(false)
  clock.pass(HOUR_MS)
  await leads.submit('contact', { ...suspected, subject: 'Another' }, sender)
  // It has the row of the summary.
  await leads.inbox.remove(first)
  expect(await isQueued()).toBe(false)
  clock.pass(24 * HOUR_MS)
  expect(await isQueued()).toBe(true)
  clock.pass(24 * HOUR_MS)
  expect(await isQueued()).toBe(false)
  const last = idOf(await leads.submit('contact', { ...suspected, subject: 'Third' }, sender))
  await leads.inbox.show(last)
  expect(await isQueued()).toBe(false)
  expect(await leads.inbox.show(last)).toMatchObject({ status: 'spam' })
})
