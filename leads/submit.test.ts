import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { leadAsText } from './cli/show.ts'
import { leadsAsCsv } from './inbox/csv.ts'
import { idOf, sender, testClock, testDate, testLeads, testLeadsAndStore } from './test/leads.ts'
import { message, original, request } from './test/messages.ts'

const MINUTE_MS = 60_000

describe('a client past its limits', () => {
  it('gets the response of a repeated key without a write, up to a limit', async () => {
    const { leads, db } = await testLeadsAndStore()
    const post = { ...message, idempotencyKey: 'key-0123456789' }
    const id = idOf(await leads.submit('contact', post, sender))
    // Without this table, nothing can be counted or stored.
    await db.schema.alterTable('rate_limit_events').renameTo('gone').execute()
    for (let n = 0; n < 100; n += 1)
      expect(idOf(await leads.submit('contact', post, sender))).toBe(id)
    expect(await leads.submit('contact', post, sender)).toMatchObject({ state: 'limited' })
    await sql`alter table gone rename to rate_limit_events`.execute(db)
  })

  it('still gets the response of a key that was accepted', async () => {
    const leads = await testLeads()
    const keyed = { ...message, idempotencyKey: 'key-0123456789' }
    const id = idOf(await leads.submit('contact', keyed, sender))
    for (let n = 0; n < 9; n += 1) idOf(await leads.submit('contact', message, sender))
    expect(await leads.submit('contact', message, sender)).toMatchObject({ state: 'limited' })
    expect(idOf(await leads.submit('contact', keyed, sender))).toBe(id)
    const other = { ...keyed, message: 'Something else' }
    expect(await leads.submit('contact', other, sender)).toMatchObject({ state: 'limited' })
  })

  it('is limited before its submission is parsed', async () => {
    const clock = testDate()
    const leads = await testLeads({ now: clock.now })
    for (let n = 0; n < 11; n += 1) await leads.submit('composed', original, sender)
    const unread = new Proxy(original, {
      get(target, name) {
        if (name === 'idempotencyKey') return undefined
        throw new Error(`read ${String(name)} of ${target.subject}`)
      },
    })
    expect(await leads.submit('composed', unread, sender)).toMatchObject({ state: 'limited' })
    clock.pass(10 * MINUTE_MS)
    idOf(await leads.submit('composed', original, sender))
  })

  it('is limited to 300 submissions of any kind in 2 minutes', async () => {
    const clock = testDate()
    const leads = await testLeads({ now: clock.now })
    expect(await leads.secondsToWait('contact', sender)).toBe(0)
    for (let n = 0; n < 300; n += 1) await leads.submit('contact', {}, sender)
    expect(await leads.secondsToWait('contact', sender)).toBe(120)
    expect(await leads.secondsToWait('waitlist', sender)).toBe(0)
    expect(await leads.submit('contact', message, sender)).toMatchObject({ state: 'limited' })
    clock.pass(10 * MINUTE_MS)
    idOf(await leads.submit('contact', message, sender))
  })
})

describe('another request for an address on the waitlist', () => {
  const again = { ...request, email: 'ADA@example.org', linkedin: 'https://linkedin.com/in/real' }

  it('is stored as an update with a notification, and marks the lead as not seen', async () => {
    const clock = testClock()
    const leads = await testLeads({ now: clock.now })
    const id = idOf(await leads.submit('waitlist', request, sender))
    await leads.inbox.show(id)
    clock.pass(MINUTE_MS)
    for (let n = 0; n < 2; n += 1) {
      expect(await leads.submit('waitlist', again, { address: '192.0.2.2' })).toEqual({
        state: 'accepted',
        id,
      })
    }
    expect(await leads.submit('waitlist', request, sender)).toMatchObject({ id })
    const [lead] = await leads.inbox.list({ text: 'in/real' })
    expect(lead).toMatchObject({
      id,
      fields: request,
      updates: [{ receivedAt: new Date(clock.now()), fields: { linkedin: again.linkedin } }],
    })
    expect(lead).not.toHaveProperty('seenAt')
    const kinds = lead?.deliveries.map(({ kind }) => kind).sort()
    expect(kinds).toEqual(['acknowledgement', 'notification', 'notification'])
    expect(await leads.inbox.count()).toBe(1)
    expect(leadsAsCsv(lead ? [lead] : [], { escapeFormulas: false })).toContain(again.linkedin)
    expect(lead && leadAsText(lead)).toContain(again.linkedin)
  })

  it('is stored up to twenty times', async () => {
    const leads = await testLeads()
    for (let n = 0; n < 23; n += 1) {
      const linkedin = `https://linkedin.com/in/${n}`
      await leads.submit('waitlist', { ...request, linkedin }, { address: `192.0.2.${n}` })
    }
    expect((await leads.inbox.list())[0]?.updates).toHaveLength(20)
  })
})

describe('what stays of a submission after its lead is erased', () => {
  it('has nothing of its fields', async () => {
    const { leads, db } = await testLeadsAndStore()
    await leads.submit('contact', message, { ...sender, withoutScript: true })
    const prints = async () =>
      (await db.selectFrom('rate_limit_events').select('fingerprint').execute()).flatMap(
        (row) => row.fingerprint ?? [],
      )
    const unkeyed = createHash('sha256')
      .update(JSON.stringify(['contact', false, Object.entries(message).sort()]))
      .digest('hex')
    expect(await prints()).toHaveLength(1)
    expect(await prints()).not.toEqual([unkeyed])
    await leads.inbox.erase(message.email)
    expect(await prints()).toEqual([])
  })
})
