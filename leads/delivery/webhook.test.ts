import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { sender, testClock, testLeads } from '../test/leads.ts'
import { message, request } from '../test/messages.ts'

interface Call {
  headers: IncomingHttpHeaders
  body: string
}

/** A webhook receiver on loopback that responds with the given status. */
async function receiver(status = 204) {
  const calls: Call[] = []
  const respondWith = { status }
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    calls.push({ headers: incoming.headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(respondWith.status, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/leads`, calls, respondWith }
}

async function withWebhook(status?: number) {
  const target = await receiver(status)
  const clock = testClock()
  const leads = await testLeads({
    leadWebhookUrl: target.url,
    leadWebhookSecret: 'a secret',
    now: clock.now,
  })
  leads.startBackgroundJobs()
  const delivery = async () =>
    (await leads.inbox.list())[0]?.deliveries.find(({ kind }) => kind === 'webhook')
  return { ...target, clock, leads, delivery }
}

describe('the webhook', () => {
  it('receives each new lead, signed over ID, time and body', async () => {
    const { clock, leads, calls, delivery } = await withWebhook()
    await leads.submit('contact', message, { ...sender, page: '/contact?utm_source=news' })
    await vi.waitFor(async () => expect(await delivery()).toMatchObject({ state: 'sent' }), 60_000)
    const [{ headers, body } = { headers: {}, body: '' }] = calls
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const mac = createHmac('sha256', 'a secret').update(signed).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${mac}`)
    expect(headers['webhook-timestamp']).toBe(String(clock.now() / 1000))
    expect(JSON.parse(body)).toMatchObject({
      type: 'lead.received',
      data: { kind: 'contact', fields: message, campaign: { utm_source: 'news' } },
    })
    // There is no SMTP server here, so mail is pending.
    expect(await leads.state()).toMatchObject({ waiting: 2 })
  })

  it('receives no spam until an owner marks it as not spam', async () => {
    const { leads, calls } = await withWebhook()
    await leads.submit('waitlist', { ...request, website: 'x' }, sender)
    expect((await leads.inbox.list())[0]?.deliveries).toEqual([])
    await leads.inbox.setStatus((await leads.inbox.list())[0]?.id ?? '', 'new')
    await vi.waitFor(() => expect(calls).toHaveLength(1), 60_000)
  })

  it.each([
    [302, 'pending'],
    [401, 'pending'],
    [429, 'pending'],
    [500, 'pending'],
    [400, 'failed'],
    [410, 'failed'],
    [422, 'failed'],
  ])('that responds %i makes its call %s', async (status, state) => {
    const { leads, calls, delivery } = await withWebhook(status)
    await leads.submit('waitlist', request, sender)
    await vi.waitFor(
      async () => expect(await delivery()).toMatchObject({ state, attempts: 1 }),
      60_000,
    )
    expect((await delivery())?.lastError).toContain(String(status))
    expect(calls).toHaveLength(1)
  })

  it('is called again with the same ID after it was unreachable', async () => {
    const { leads, calls, respondWith, delivery } = await withWebhook(503)
    await leads.submit('waitlist', request, sender)
    await vi.waitFor(async () => expect(await delivery()).toMatchObject({ attempts: 1 }), 60_000)
    respondWith.status = 200
    await leads.inbox.retry()
    await vi.waitFor(async () => expect(await delivery()).toMatchObject({ state: 'sent' }), 60_000)
    expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })
})
