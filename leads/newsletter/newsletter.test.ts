import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderMail } from '#app/mail/render-mail.ts'
import type { Leads } from '../index.ts'
import { sender, siteUrl, testClock, testInbox, testLeads } from '../test/leads.ts'
import { confirmToken, readConfirmToken, readUnsubscribeToken, unsubscribeToken } from './tokens.ts'

const DAY_MS = 24 * 60 * 60_000
const post = { email: 'Ada@example.org' }

/** The tokens for confirming and unsubscribing in the last mail. */
function tokensIn(text = '') {
  const find = (page: string) =>
    new RegExp(`${siteUrl}/newsletter/${page}\\?token=(\\S+)`).exec(text)?.[1] ?? ''
  return { confirm: find('confirm'), unsubscribe: find('unsubscribe') }
}

async function subscribed() {
  const clock = testClock()
  const { leads, mails } = await testInbox({ now: clock.now, renderMail })
  await leads.submit('newsletter', post, sender)
  const mail = (await mails(1))[0]
  return { clock, leads, mails, mail, tokens: tokensIn(mail?.mail.text) }
}

const stateOf = async (leads: Leads) => (await leads.inbox.list())[0]?.subscription?.state

describe('a subscription', () => {
  it('starts with the link to confirm and ends with the link to unsubscribe', async () => {
    const { leads, mail, tokens } = await subscribed()
    expect(mail?.to).toEqual([post.email])
    expect(await stateOf(leads)).toBe('unconfirmed')

    expect(await leads.confirmSubscription(tokens.confirm)).toBe('done')
    expect(await leads.confirmSubscription(tokens.confirm)).toBe('done')
    expect(await stateOf(leads)).toBe('confirmed')
    expect(await leads.unsubscribe(tokens.unsubscribe)).toBe('done')
    expect(await leads.unsubscribe(tokens.unsubscribe)).toBe('done')
    expect(await stateOf(leads)).toBe('unsubscribed')
  })

  it('ends by a link that a mail program has changed', () => {
    const behind = fc.constantFrom(
      ...[
        '',
        '.',
        '>',
        ')',
        '].',
        '"',
        '%3E',
        '?utm_source=mail',
        '&amp;a=b',
        '=',
        ' ',
        '…',
        '\u200b',
      ],
    )
    const lineBreak = fc.constantFrom('', '\n', '\r\n', ' ', '=\r\n')
    const lead = fc.stringMatching(/^[\da-f]{20}$/)
    fc.assert(
      fc.property(lead, behind, lineBreak, fc.nat(60), fc.boolean(), (id, end, fold, at, isRaw) => {
        const confirm = confirmToken('secret', id, 1e12)
        const unsubscribe = unsubscribeToken('secret', id)
        const change = (token: string) =>
          (isRaw ? '3D' : '') + token.slice(0, at) + fold + token.slice(at) + end
        expect(readUnsubscribeToken('secret', change(unsubscribe))).toBe(id)
        expect(readConfirmToken('secret', change(confirm))?.lead).toBe(id)
        expect(readUnsubscribeToken('other', change(unsubscribe))).toBeUndefined()
      }),
    )
  })

  it('is one row for an address, with one response, and a new mail until it is confirmed', async () => {
    const { leads, mails, tokens } = await subscribed()
    const first = await leads.submit('newsletter', { email: 'ada@EXAMPLE.org' }, sender)
    await mails(2)
    await leads.confirmSubscription(tokens.confirm)
    expect(await leads.submit('newsletter', post, sender)).toEqual(first)
    expect((await leads.inbox.list())[0]?.deliveries).toHaveLength(2)
    expect(await leads.inbox.count()).toBe(1)
  })

  it('can start again after its end, but not with the old link', async () => {
    const { clock, leads, mails, tokens } = await subscribed()
    await leads.confirmSubscription(tokens.confirm)
    clock.pass(1000)
    await leads.unsubscribe(tokens.unsubscribe)
    expect(await leads.confirmSubscription(tokens.confirm)).toBe('invalid')
    clock.pass(1000)
    await leads.submit('newsletter', post, sender)
    const again = tokensIn((await mails(2))[1]?.mail.text)
    expect(await leads.confirmSubscription(again.confirm)).toBe('done')
    expect(await stateOf(leads)).toBe('confirmed')
  })

  it('can be ended by address, and start again', async () => {
    const { clock, leads, mails, tokens } = await subscribed()
    await leads.confirmSubscription(tokens.confirm)
    clock.pass(1000)
    const { newsletter } = leads
    expect(await newsletter.unsubscribe('ada@example.com')).toBe(false)
    expect(await newsletter.of('Kim').unsubscribe(' ADA@example.org')).toBe(true)
    expect(await newsletter.unsubscribe(post.email)).toBe(false)
    expect(await stateOf(leads)).toBe('unsubscribed')
    const [lead] = await leads.inbox.list()
    expect(await leads.inbox.history(lead?.id ?? '')).toContainEqual(
      expect.objectContaining({ person: 'Kim', detail: 'unsubscribed' }),
    )
    clock.pass(1000)
    await leads.submit('newsletter', post, sender)
    const again = tokensIn((await mails(2))[1]?.mail.text)
    expect(await leads.confirmSubscription(again.confirm)).toBe('done')
  })

  it('has the unsubscribe URL that a newsletter needs', async () => {
    const { leads, tokens } = await subscribed()
    const [lead] = await leads.inbox.list()
    expect(lead?.subscription?.unsubscribeUrl).toBe(
      `${siteUrl}/newsletter/unsubscribe?token=${tokens.unsubscribe}`,
    )
    await leads.unsubscribe(tokens.unsubscribe)
    expect((await leads.inbox.list())[0]?.subscription?.unsubscribeUrl).toBeUndefined()
  })
})

describe('its mail', () => {
  it('has the headers of one-click unsubscription (RFC 8058)', async () => {
    const { mail, tokens } = await subscribed()
    const url = `${siteUrl}/newsletter/unsubscribe?token=${tokens.unsubscribe}`
    // Each on one line, although nodemailer folds long ones.
    expect(mail?.raw).toContain(`\r\nList-Unsubscribe: <${url}>\r\n`)
    expect(mail?.raw).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  })
})

describe('tokens', () => {
  it('to confirm expire after 30 days, those to unsubscribe never', async () => {
    const { clock, leads, tokens } = await subscribed()
    clock.pass(30 * DAY_MS + 1)
    expect(await leads.confirmSubscription(tokens.confirm)).toBe('invalid')
    clock.pass(1000 * DAY_MS)
    expect(await leads.unsubscribe(tokens.unsubscribe)).toBe('done')
  })

  it('are rejected when they are changed or used for the other purpose', async () => {
    const { leads, tokens } = await subscribed()
    const { confirm, unsubscribe } = tokens
    const [lead = '', , mac = ''] = confirm.split('.')
    const forged = [
      ...['', '.', '..', 'x', `${confirm}x`, confirm.slice(0, -1), unsubscribe],
      `${lead}.zzzzzzzz.${mac}`,
      confirmToken('another secret', lead, Date.now()),
    ]
    for (const token of forged) expect(await leads.confirmSubscription(token)).toBe('invalid')
    for (const token of ['', 'x', confirm, unsubscribeToken('another secret', lead)]) {
      expect(await leads.unsubscribe(token)).toBe('invalid')
    }
    expect(readUnsubscribeToken('a', unsubscribeToken('b', 'lead'))).toBeUndefined()
    expect(await stateOf(leads)).toBe('unconfirmed')
  })

  it('of an erased subscription unsubscribe without an error', async () => {
    const { leads, tokens } = await subscribed()
    expect(await leads.inbox.erase('ada@example.ORG')).toEqual({ leads: 1, mentioned: [] })
    expect(await leads.unsubscribe(tokens.unsubscribe)).toBe('done')
    expect(await leads.confirmSubscription(tokens.confirm)).toBe('invalid')
  })

  it('are unavailable when the database is down', async () => {
    const leads = await testLeads({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })
    expect(await leads.unsubscribe('a.b')).toBe('unavailable')
  })
})
