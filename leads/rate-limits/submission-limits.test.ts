import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderMail } from '#app/mail/render-mail.ts'
import { testClock, testDate, testLeads } from '../test/leads.ts'
import { message } from '../test/messages.ts'
import { testSmtp } from '../test/smtp-server.ts'

const MINUTE_MS = 60_000

/** Neighbors of two networks each, by IPv4 and IPv6. */
const addresses = [
  '192.0.2.1',
  '192.0.2.2',
  '192.0.3.1',
  '2001:db8:1:1::1',
  '2001:db8:1:1::2',
  '2001:db8:1:2::1',
  '2001:db8:2:1::1',
]
const clientOf = (address: string) =>
  address.includes(':') ? address.split(':').slice(0, 4).join(':') : address

describe('submissions', () => {
  it('are accepted up to ten of each client, in any order of addresses', async () => {
    const sent = array(constantFrom(...addresses), { minLength: 60, maxLength: 100 })
    await assert(
      asyncProperty(sent, async (order) => {
        const leads = await testLeads({ now: testClock().now })
        const counts = new Map<string, number>()
        for (const address of order) {
          const count = (counts.get(clientOf(address)) ?? 0) + 1
          counts.set(clientOf(address), count)
          const { state } = await leads.submit('contact', message, { address })
          expect(state, address).toBe(count <= 10 ? 'accepted' : 'limited')
        }
        await leads.close()
      }),
      { numRuns: 5 },
    )
  })

  it.each([
    ['IPv6 /48', (n: number) => `2001:db8:1:${n.toString(16)}::1`, '2001:db8:2:1::1'],
    ['IPv4 /24', (n: number) => `192.0.2.${n}`, '192.0.3.1'],
  ])('are accepted up to 200 a day of an %s, and those beside it go on', async (_, nth, beside) => {
    const clock = testDate()
    const leads = await testLeads({ now: clock.now })
    const submit = async (address: string) =>
      (await leads.submit('contact', message, { address })).state
    for (let n = 0; n < 200; n += 1) expect(await submit(nth(n))).toBe('accepted')
    expect(await submit(nth(1))).toBe('limited')
    expect(await submit(beside)).toBe('accepted')
    clock.pass(24 * 60 * MINUTE_MS)
    expect(await submit(nth(1))).toBe('accepted')
  })

  it.each([
    ['IPv6 /56', (n: number) => `2001:db8:1:${(0x3300 + n).toString(16)}::1`, '2001:db8:1:4400::1'],
    ['IPv4 address', (n: number) => `192.0.2.${n % 50}`, '192.0.2.77'],
  ])(
    'are accepted the first time of each %s, whatever others of its network send',
    async (_, nth, other) => {
      const leads = await testLeads({ now: testDate().now })
      const submit = async (address: string) =>
        (await leads.submit('contact', message, { address })).state
      for (let n = 0; n < 200; n += 1) expect(await submit(nth(n))).toBe('accepted')
      expect(await submit(nth(200))).toBe('limited')
      expect([await submit(other), await submit(other)]).toEqual(['accepted', 'limited'])
    },
  )

  it('of three clients never use up what another of their network has', async () => {
    const clock = testDate()
    const leads = await testLeads({ now: clock.now })
    for (let round = 0; round < 6; round += 1) {
      for (let n = 0; n < 36; n += 1)
        await leads.submit('contact', message, { address: `192.0.2.${n % 3}` })
      clock.pass(11 * MINUTE_MS)
    }
    const first = await leads.submit('contact', message, { address: '192.0.2.9' })
    expect(first.state).toBe('accepted')
  })
})

describe('a flood from many networks', () => {
  it('is accepted, and owners get a digest instead of a mail for each', async () => {
    const clock = testDate()
    const smtp = await testSmtp()
    const leads = await testLeads({ now: clock.now, smtpUrl: smtp.url, renderMail })
    for (let n = 0; n < 100; n += 1) {
      const sent = { ...message, subject: `No. ${n}` }
      const { state } = await leads.submit('contact', sent, { address: `2001:db8:${n}::1` })
      expect(state).toBe('accepted')
      clock.pass(1)
    }
    expect(await leads.state()).toMatchObject({ isFlooded: true })
    expect((await leads.inbox.overview(12)).isFlooded).toBe(true)
    const all = await leads.inbox.list({}, { limit: 200 })
    const kinds = all.flatMap(({ deliveries }) => deliveries.map(({ kind }) => kind))
    expect(kinds.filter((kind) => kind === 'notification')).toHaveLength(60)
    expect(kinds.filter((kind) => kind === 'digest')).toHaveLength(1)
    // The digest is about the others as well, so it outlives its own lead.
    const own = all.find(({ deliveries }) => deliveries.some(({ kind }) => kind === 'digest'))
    await leads.inbox.setStatus(own?.id ?? '', 'spam')
    await leads.inbox.remove(own?.id ?? '')

    clock.pass(16 * MINUTE_MS)
    leads.startBackgroundJobs()
    const digests = () => smtp.received.filter(({ mail }) => mail.text?.includes('No. 99'))
    await expect.poll(digests).toHaveLength(1)
    expect(digests()[0]?.mail.subject).toContain('39')
    expect(digests()[0]?.mail.text).not.toContain('No. 59')
  })
})
