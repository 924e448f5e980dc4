import { describe, expect, it } from 'vitest'
import { brand } from '#copy/brand.ts'
import { contactFields } from './fields/contact.ts'
import { demoFields } from './fields/demo.ts'
import { waitlistFields } from './fields/waitlist.ts'
import { parseSubmission } from './parse.ts'
import type { LeadKind } from './store/tables.ts'
import { demo, message, original, recipient, request } from './test/messages.ts'

const now = Date.UTC(2026, 0, 5, 12)

const forms = [
  { kind: 'contact', fields: contactFields, valid: message },
  { kind: 'waitlist', fields: waitlistFields, valid: request },
  { kind: 'demo', fields: demoFields, valid: demo },
] as const

function fieldsOf(kind: LeadKind, input: unknown) {
  const parsed = parseSubmission(kind, input, recipient, now)
  return parsed.ok ? parsed.submission.fields : parsed
}

function errorsOf(kind: LeadKind, input: unknown) {
  const parsed = parseSubmission(kind, input, recipient, now)
  return parsed.ok ? {} : parsed.errors
}

describe.each(forms)('form $kind', ({ kind, fields, valid }) => {
  it('accepts a valid post', () => {
    expect(errorsOf(kind, valid)).toEqual({})
  })

  it.each(fields)('requires "$name" if it is required', ({ name, required, missing }) => {
    const blanks = ['', ' \u200b ', null, undefined]
    for (const blank of blanks) {
      expect(errorsOf(kind, { ...valid, [name]: blank })).toEqual(
        required ? { [name]: missing } : {},
      )
    }
  })

  it.each(fields)('requires "$name" to be a string', ({ name }) => {
    expect(Object.keys(errorsOf(kind, { ...valid, [name]: { $gt: '' } }))).toEqual([name])
  })

  it.each(
    fields.filter(
      ({ type, name }) => /^(text|tel|textarea|times)$/.test(type) && name !== 'timeZone',
    ),
  )('accepts "$name" up to its maximum length', ({ name, maxLength }) => {
    const limit = name === 'times' ? 200 : maxLength
    expect(errorsOf(kind, { ...valid, [name]: 'é'.repeat(limit) })).toEqual({})
    expect(Object.keys(errorsOf(kind, { ...valid, [name]: 'é'.repeat(limit + 1) }))).toEqual([name])
  })
})

describe('fields', () => {
  it.each(['ada', 'ada@', '@example.org', 'a b@example.org', 'a@b@c', 'a@example.org,b@c.org'])(
    'rejects the email address %s',
    (email) => {
      expect(errorsOf('waitlist', { ...request, email })).toHaveProperty('email')
    },
  )

  it('accepts only the five reasons', () => {
    expect(errorsOf('contact', { ...message, reason: 'sales' })).toHaveProperty('reason')
  })

  it('drops unknown fields', () => {
    const fields = fieldsOf('contact', {
      ...message,
      phone: '',
      to: 'x',
      admin: true,
    })
    expect(fields).toEqual(message)
  })

  it('accepts up to five times, as a list or as lines', () => {
    const five = ['a', 'b', 'c', 'd', 'e']
    expect(fieldsOf('demo', { ...demo, times: five })).toMatchObject({ times: five })
    expect(fieldsOf('demo', { ...demo, times: 'a\r\n\r\nb' })).toMatchObject({ times: ['a', 'b'] })
    expect(fieldsOf('demo', { ...demo, times: ['a', 'a'] })).toMatchObject({ times: ['a'] })
    for (const times of [[...five, 'f'], [], ['', ' '], [1], ['2026-01-04T21:59']]) {
      expect(errorsOf('demo', { ...demo, times })).toHaveProperty('times')
    }
  })

  it('accepts IANA names and offsets as time zones', () => {
    expect(fieldsOf('demo', { ...demo, timeZone: 'america/new_york' })).toMatchObject({
      timeZone: 'America/New_York',
    })
    expect(fieldsOf('demo', { ...demo, timeZone: 'utc +1' })).toMatchObject({ timeZone: 'UTC+1' })
    expect(errorsOf('demo', { ...demo, timeZone: 'Mars/Olympus' })).toHaveProperty('timeZone')
  })
})

describe('the original API call', () => {
  it('rejects every recipient but the configured one', () => {
    expect(errorsOf('composed', original)).toEqual({})
    expect(errorsOf('composed', { ...original, to: recipient.toUpperCase() })).toEqual({})
    const others = ['a@example.org', '', undefined, [recipient], `${recipient}, a@example.org`]
    for (const to of others) expect(errorsOf('composed', { ...original, to })).toHaveProperty('to')
  })

  it('accepts the address that the site shows', () => {
    expect(errorsOf('composed', { ...original, to: brand.email })).toEqual({})
  })

  it('accepts the bare address of a recipient with a name', () => {
    expect(parseSubmission('composed', original, `Contact <${recipient}>`, now).ok).toBe(true)
  })

  it('reduces HTML to the allowed tags', () => {
    const htmlContent =
      '<h1 style="x" onclick="y()">T</h1><p>a <b>b</b> <a href="javascript:z()">c</a>' +
      '<img src="http://example.org/pixel"><script>d()</script><style>e</style>&lt;f&gt;' +
      '<svg><script>h()</script></svg></p><table><tr><td>g</td></tr></table>'
    expect(fieldsOf('composed', { ...original, htmlContent })).toEqual({
      subject: 'Hello',
      htmlContent:
        '<h1>T</h1><p>a <strong>b</strong> c&lt;f&gt;</p><table><tr><td>g</td></tr></table>',
    })
  })

  it('rejects HTML without readable text', () => {
    for (const htmlContent of ['', '<script>a</script>', '<p> </p><br>', undefined]) {
      expect(errorsOf('composed', { ...original, htmlContent })).toHaveProperty('htmlContent')
    }
  })
})

describe('other members of a submission', () => {
  it('include an idempotency key of 8 to 128 printable ASCII characters', () => {
    const key = (idempotencyKey: unknown) => errorsOf('waitlist', { ...request, idempotencyKey })
    for (const good of ['12345678', ' ~'.repeat(64), '', null]) expect(key(good)).toEqual({})
    for (const bad of ['1234567', 'x'.repeat(129), '1234567é', '1234567\n', 12345678]) {
      expect(key(bad)).toHaveProperty('idempotencyKey')
    }
  })

  it('make it suspected spam if the honeypot is filled in', () => {
    const suspected = (website: unknown) =>
      parseSubmission('waitlist', { ...request, website }, recipient, now)
    expect(suspected('http://example.org')).toMatchObject({ submission: { suspected: true } })
    for (const empty of ['', null, undefined]) {
      expect(suspected(empty)).toMatchObject({ submission: { suspected: false } })
    }
  })

  it('are missing like all fields if it is not an object', () => {
    for (const input of [null, 'x', 1, [], undefined]) {
      expect(Object.keys(errorsOf('waitlist', input))).toEqual(['email', 'linkedin'])
    }
  })
})
