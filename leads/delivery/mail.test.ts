import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderMail } from '#app/mail/render-mail.ts'
import { cleanLine } from '../fields/text.ts'
import type { DeliveryRow, LeadKind } from '../store/tables.ts'
import { leadRow, siteUrl } from '../test/leads.ts'
import { message, recipient, request } from '../test/messages.ts'
import { headersOf, testSmtp } from '../test/smtp-server.ts'
import { domainOf, openMail } from './mail.ts'
import type { ClaimedDelivery } from './outbox.ts'

function deliveryOf(
  kind: LeadKind,
  fields: object,
  mail: DeliveryRow['kind'] = 'notification',
): ClaimedDelivery {
  const now = Date.UTC(2026, 0, 5, 12)
  return {
    id: 'd1',
    lead_id: 'l1',
    kind: mail,
    event: null,
    state: 'claimed',
    attempts: 0,
    next_attempt_at: now,
    claimed_until: now,
    claim_token: 'c1',
    message_id: '<d1@example.com>',
    last_error: null,
    created_at: now,
    sent_at: null,
    post_id: null,
    lead: leadRow({
      kind,
      fields: JSON.stringify(fields),
      page: '/contact',
      subscription: kind === 'newsletter' ? 'unconfirmed' : null,
    }),
  }
}

async function testMailer({ hasLeadsPage = true } = {}) {
  const smtp = await testSmtp()
  const channel = openMail({
    smtpUrl: smtp.url,
    mailFrom: 'Website <website@example.com>',
    contactRecipient: recipient,
    siteUrl,
    hasLeadsPage: async () => hasLeadsPage,
    secret: async () => 'a secret',
    unseenSpam: async () => [],
    digestLeads: async () => ({ count: 0, listed: [] }),
    newsletterPost: async () => undefined,
    renderMail,
  })
  if (!channel) throw new Error('mail is off')
  const send = async (kind: LeadKind, fields: object, mail?: DeliveryRow['kind']) => {
    const stop = new AbortController().signal
    const outcome = await channel.deliver(deliveryOf(kind, fields, mail), stop)
    const last = smtp.received.at(-1)
    if (outcome.state !== 'sent' || !last) throw new Error(JSON.stringify(outcome))
    return last
  }
  return { send, received: smtp.received }
}

describe('the notification of a message', () => {
  it('goes to the fixed recipient, with the visitor in Reply-To', async () => {
    const { send } = await testMailer()
    const { mail, to, raw } = await send('contact', message)
    expect(to).toEqual([recipient])
    expect(mail.subject).toContain(message.subject)
    expect(mail.from).toMatchObject({ name: 'Website', address: 'website@example.com' })
    expect(mail.to).toMatchObject([{ address: recipient }])
    expect(mail.replyTo).toMatchObject([{ name: message.name, address: message.email }])
    expect(mail.messageId).toBe('<d1@example.com>')
    expect(mail.date).toBe('2026-01-05T12:00:00.000Z')
    expect(headersOf(raw).get('x-auto-response-suppress')).toEqual(['All'])
  })

  it.each([true, false])('links to the lead if somebody may see it: %s', async (hasLeadsPage) => {
    const { send } = await testMailer({ hasLeadsPage })
    const { mail } = await send('contact', message)
    expect(mail.text?.includes(`${siteUrl}/leads/l1`)).toBe(hasLeadsPage)
    expect(mail.html?.includes(`href="${siteUrl}/leads/l1"`)).toBe(hasLeadsPage)
  })

  it('lists name, email, company, phone, reason and message, as text and as HTML', async () => {
    const { send } = await testMailer()
    const { mail } = await send('contact', { ...message, phone: '+1 555 0100' })
    for (const body of [mail.text, mail.html]) {
      for (const shown of ['Ada Byron', 'ada@example.org', 'Engines Ltd', '+1 555 0100']) {
        expect(body).toContain(shown)
      }
      expect(body).toContain('Technical Support')
    }
    expect(mail.text).toContain('Does it read\nall packages?')
    expect(mail.html).toMatch(/Does it read<br\s*\/?>\s*all packages\?/)
  })

  it('escapes markup in a message', async () => {
    const { send } = await testMailer()
    const markup = '<img src=x onerror="alert(1)">&amp;\'</td>'
    const { mail } = await send('contact', { ...message, name: markup, message: markup })
    expect(mail.html).not.toContain('<img')
    expect(
      mail.html?.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;&amp;amp;/g),
    ).toHaveLength(2)
    expect(mail.text).toContain(markup)
  })
})

describe('the other kinds', () => {
  it('have the submitted fields', async () => {
    const { send } = await testMailer()
    const waiting = await send('waitlist', { ...request, plan: 'pro' })
    expect(waiting.mail.text).toMatch(/ada@example\.org.*linkedin\.com\/in\/ada.*pro/s)
    expect(waiting.mail.replyTo).toMatchObject([{ address: request.email }])

    const times = ['Tuesday', 'Friday']
    const demo = await send('demo', { ...message, times, timeZone: 'Europe/Berlin' })
    expect(demo.mail.text).toContain('Tuesday\nFriday')
    expect(demo.mail.text).toContain('Europe/Berlin')
  })

  it('have the subject of an HTML message and no Reply-To', async () => {
    const { send } = await testMailer()
    const htmlContent = '<h2>Hello</h2><p>one &lt;two&gt;</p><ul><li>three</li></ul>'
    const { mail } = await send('composed', { subject: 'Hi', htmlContent })
    expect(mail.subject).toBe('Hi')
    expect(mail.html).toContain(htmlContent)
    expect(mail.text).toContain('Hello\none <two>\nthree')
    expect(mail.replyTo).toBeUndefined()
  })
})

it('has the subject and name that were typed', async () => {
  const { send, received } = await testMailer()
  const typed = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          "O'Brien",
          '"Ada"',
          'a, b',
          '\u0411\u0435\u0442\u0430:',
          '🚀',
          'ひらがな',
          '<b>',
          '&amp;',
        ),
        fc.constantFrom(
          '(x)',
          'a;b',
          '\\',
          '=?utf-8?q?a?=',
          '\u0645\u0631\u062d',
          'e@x.org',
          '2422750',
        ),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map((words) => cleanLine(words.join(' ')).replace(/\s+/g, ' '))
    .filter((text) => text !== '' && !text.includes('=?'))
  const visitors = fc.array(fc.record({ name: typed, subject: typed }), { minLength: 20 })
  await fc.assert(
    fc.asyncProperty(visitors, async (list) => {
      received.length = 0
      await Promise.all(list.map((given) => send('contact', { ...message, ...given })))
      const reason = received[0]?.mail.subject?.split(':')[0]
      const arrived = received.map(({ mail }) => [mail.replyTo?.[0]?.name, mail.subject])
      const sent = list.map(({ name, subject }) => [name, `${reason}: ${subject}`])
      expect(arrived.toSorted()).toEqual(sent.toSorted())
    }),
    { numRuns: 3 },
  )
})

describe('headers', () => {
  const hostile = fc.oneof(
    fc.string({ maxLength: 100 }),
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc
      .tuple(
        fc.string({ maxLength: 20 }),
        fc.constantFrom('\r\n', '\n', '\r', '\u2028', '\0', ', '),
      )
      .map(([text, stop]) => `${text}${stop}Bcc: victim@example.net${stop}${stop}<p>`),
    fc.constantFrom('"x" <victim@example.net>', '=?utf-8?q?=0D=0ABcc:=20x?=', 'a,b;c:d', '\\"'),
  )

  it('decode to what was typed, without line breaks', async () => {
    const { send } = await testMailer()
    const typed = '=?utf-8?q?Eve=0D=0ABcc:=20x?='
    const { mail } = await send('contact', { ...message, name: typed, subject: typed })
    const shown = typed.replaceAll('=?', '= ?')
    expect([mail.subject, mail.replyTo?.[0]?.name]).toEqual([expect.stringContaining(shown), shown])
  })

  it('cannot be added or split by any input', async () => {
    const { send, received } = await testMailer()
    const expected = [...headersOf((await send('contact', message)).raw).keys()].sort()
    expect(expected).not.toContain('bcc')
    const visitor = fc.record({ name: hostile, subject: hostile, company: hostile })
    const visitors = fc.array(visitor, { minLength: 20, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(visitors, async (list) => {
        received.length = 0
        await Promise.all(list.map((typed) => send('contact', { ...message, ...typed })))
        expect(received).toHaveLength(20)
        for (const { raw, to } of received) {
          const headers = headersOf(raw)
          expect(to).toEqual([recipient])
          expect([...headers.keys()].sort()).toEqual(expected)
          expect(headers.get('to')).toEqual([recipient])
          for (const [header, values] of headers) {
            expect(values).toHaveLength(1)
            const showsVisitor = values.some((value) => value.includes(message.email))
            expect(showsVisitor, header).toBe(header === 'reply-to')
          }
        }
      }),
      { numRuns: 5 },
    )
  })
})

describe('the domain of message IDs', () => {
  it('is the domain of the sender', () => {
    expect(domainOf('Website <website@example.com>')).toBe('example.com')
    expect(domainOf('website@example.com')).toBe('example.com')
  })
})
