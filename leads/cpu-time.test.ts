import { describe, it } from 'vitest'
import { expectLinearTime, repeated, repeats } from '../tests/fixtures/cpu-time.ts'
import { leadAsText, leadsAsTable } from './cli/show.ts'
import { notification } from './delivery/mails/notification.ts'
import { zonedTime } from './fields/demo-times.ts'
import { honeypotField, MAX_JSON_BYTES } from './fields/field.ts'
import { formats } from './fields/formats.ts'
import { leadsAsCsv } from './inbox/csv.ts'
import type { Lead } from './inbox/lead.ts'
import { htmlToText, sanitizeMessageHtml } from './message-html.ts'
import { readConfirmToken, readUnsubscribeToken } from './newsletter/tokens.ts'
import { parseSubmission } from './parse.ts'
import { verifyDeviceToken } from './people/sign-in-attempts.ts'
import { campaignName, campaignOf, ownPage, pathOf, referringPage } from './source.ts'
import { searchText } from './store/search-text.ts'
import type { LeadKind, LeadRow } from './store/tables.ts'
import { leadRow } from './test/leads.ts'
import { application, message, original, pdf, recipient, request } from './test/messages.ts'

/** The limit of a request body. */
const MAX_POST_BYTES = 32 * 1024
const now = Date.UTC(2026, 0, 5, 12)

const posts: Record<LeadKind, Record<string, unknown>> = {
  contact: { ...message, phone: '1' },
  application: { ...application, cv: { name: 'cv.pdf', content: pdf } },
  composed: original,
  waitlist: { ...request, plan: 'pro' },
  demo: { ...message, times: ['Tuesday'], timeZone: 'UTC', notes: 'x' },
  newsletter: { email: message.email },
}
const alongside = [honeypotField, 'idempotencyKey', 'page', 'referrer', 'unknown']

const kinds = Object.keys(posts) as LeadKind[]

describe.each(kinds)('a submission of the form %s', (kind) => {
  const post = posts[kind]
  const parse = (field: string, value: unknown) =>
    parseSubmission(kind, { ...post, [field]: value }, recipient, now)

  it.each([...Object.keys(post), ...alongside])('is parsed in linear time: %s', async (field) => {
    for (const part of repeats) {
      const label = `${field} of ${JSON.stringify(part)}`
      await expectLinearTime((size) => parse(field, repeated(part, size)), MAX_POST_BYTES, label)
      await expectLinearTime(
        (size) => parse(field, `/${repeated(part, size)}`),
        MAX_POST_BYTES,
        label,
      )
    }
    const lists = [
      (size: number) => Array<unknown>(size / 2).fill(1),
      (size: number) => Array<unknown>(size / 4).fill(''),
      (size: number) => Array.from({ length: size / 8 }, (_, n) => `${n}`),
      (size: number) => JSON.parse('['.repeat(size / 2) + ']'.repeat(size / 2)),
    ]
    for (const list of lists) {
      await expectLinearTime(
        (size) => parse(field, list(size)),
        MAX_POST_BYTES,
        `${field}: ${list}`,
      )
    }
  })

  it('is parsed in linear time no matter how many fields it has', async () => {
    const fields = (size: number) =>
      Object.fromEntries(Array.from({ length: size / 8 }, (_, n) => [`f${n}`, 1]))
    await expectLinearTime(
      (size) => parseSubmission(kind, { ...fields(size), ...post }, recipient, now),
      MAX_POST_BYTES,
      'many fields',
    )
  })
})

const leadOf = (text: string): Lead => ({
  id: 'l1',
  kind: 'contact',
  status: 'new',
  receivedAt: new Date(now),
  fields: { ...message, message: text },
  page: text,
  campaign: [],
  note: text,
  updates: [{ receivedAt: new Date(now), fields: { linkedin: text } }],
  deliveries: [],
})
const rowOf = (text: string, kind: LeadRow['kind']): LeadRow =>
  leadRow({
    kind,
    fields: JSON.stringify({ ...message, message: text, htmlContent: text }),
    page: text,
    note: text,
  })
const table = { count: 1, hasMail: true, isFiltered: false }

const readers: Record<string, (text: string) => unknown> = {
  sanitizeMessageHtml: (text) => sanitizeMessageHtml(text, MAX_JSON_BYTES),
  'text of reduced HTML': (text) => htmlToText(sanitizeMessageHtml(text, MAX_JSON_BYTES) ?? ''),
  ...Object.fromEntries(
    Object.entries(formats).map(([field, format]) => [
      `the format of ${field}`,
      (text: string) => format?.parse(text) ?? format?.error(text),
    ]),
  ),
  zonedTime: (text) => [zonedTime(text, 'UTC'), zonedTime('2026-01-01T10:00', text)],
  ownPage: (text) => ownPage(`/${text}`),
  campaignName: (text) => campaignName(`/?utm_campaign=${text}`),
  pathOf: (text) => pathOf(`/${text}`),
  referringPage: (text) => referringPage(`https://example.org/${text}`),
  campaignOf: (text) => campaignOf(`/?${text}`),
  'tokens of mails': (text) => [
    readConfirmToken('secret', text),
    readUnsubscribeToken('secret', text),
  ],
  'the mark of a known browser': (text) => verifyDeviceToken('secret', 'password', text, now),
  searchText: (text) => searchText(rowOf(text, 'contact')),
  leadsAsCsv: (text) => leadsAsCsv([leadOf(text)], { escapeFormulas: true }),
  leadAsText: (text) => [leadAsText(leadOf(text)), leadsAsTable([leadOf(text)], table)],
  notification: (text) => [
    notification(rowOf(text, 'contact')),
    notification(rowOf(text, 'composed')),
  ],
}

describe('untrusted text', () => {
  it.each(Object.entries(readers))('is read in linear time by %s', async (name, read) => {
    for (const part of repeats) {
      const label = `${name} of ${JSON.stringify(part)}`
      await expectLinearTime((size) => read(repeated(part, size)), MAX_POST_BYTES, label)
    }
  })
})
