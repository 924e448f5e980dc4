import { describe, expect, it } from 'vitest'
import { application } from '#copy/forms/application.ts'
import { contact } from '#copy/forms/contact.ts'
import type { FieldCopy } from '#copy/forms/field.ts'
import { newsletter } from '#copy/forms/newsletter.ts'
import { scheduleDemo } from '#copy/forms/schedule-demo.ts'
import { waitlist } from '#copy/forms/waitlist.ts'
import { plainText } from '../delivery/mails/mail-content.ts'
import { notification } from '../delivery/mails/notification.ts'
import { forms } from '../forms.ts'
import { fieldColumns, leadColumns } from '../inbox/columns.ts'
import type { LeadKind } from '../store/tables.ts'
import { leadRow } from '../test/leads.ts'
import { honeypotField, honeypotInput } from './field.ts'

/** Names of a posted form or a CSV file that aren't fields. */
const reservedNames = new Set<string>([
  honeypotField,
  honeypotInput,
  ...['idempotencyKey', 'page', 'referrer', 'to'],
  // Posted by Send Another Message (`againField` in `app/forms/form-values.ts`).
  'again',
  ...leadColumns.before,
  ...leadColumns.after,
])

describe.each(Object.keys(forms) as LeadKind[])('each field of the form %s', (kind) => {
  const names = forms[kind].map(({ name }) => name)

  it.each(names)('is in the notification mail and in the CSV: %s', (name) => {
    const sample = (field: string) =>
      field === 'times' ? [`value of ${field}`] : `value of ${field}`
    const fields = Object.fromEntries(names.map((field) => [field, sample(field)]))
    const mail = notification(leadRow({ kind, fields: JSON.stringify(fields) }))
    const isInMail = kind !== 'application' || ['name', 'position'].includes(name)
    if (isInMail) expect(`${mail.subject}\n${plainText(mail)}`).toContain(`value of ${name}`)
    expect(fieldColumns).toContain(name)
  })

  it('has a name of its own', () => {
    expect(names.filter((name) => reservedNames.has(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })
})

/** The copy that the Privacy Policy uses to list what a form collects. */
const privacyFields: [Exclude<LeadKind, 'composed'>, Record<string, FieldCopy>][] = [
  ['contact', contact.form.fields],
  ['application', application.form.fields],
  ['waitlist', waitlist.form.fields],
  ['demo', scheduleDemo.form.fields],
  ['newsletter', newsletter.form.fields],
]

describe.each(privacyFields)('the Privacy Policy on the form %s', (kind, copy) => {
  it('lists the fields that the page shows', () => {
    const shown = forms[kind].filter(({ type }) => type !== 'hidden')
    expect(Object.keys(copy)).toEqual(shown.map(({ name }) => name))
    for (const { name, required } of shown) expect(Boolean(copy[name]?.missing)).toBe(required)
  })
})
