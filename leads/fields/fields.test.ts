import { describe, expect, it } from 'vitest'
import { plainText } from '../delivery/mails/mail-content.ts'
import { notification } from '../delivery/mails/notification.ts'
import { fieldColumns } from '../inbox/csv.ts'
import { type SubmissionKind, schemas } from '../schemas.ts'
import { contactFields } from './contact.ts'
import { demoFields } from './demo.ts'
import type { FormField } from './field.ts'
import { newsletterFields } from './newsletter.ts'
import { waitlistFields } from './waitlist.ts'

/** What the pages show, and what comes by the address of the page beside it. */
const forms: Record<SubmissionKind, { shown: readonly FormField[]; besides: string[] }> = {
  contact: { shown: contactFields, besides: ['job'] },
  composed: { shown: [], besides: ['subject', 'htmlContent'] },
  waitlist: { shown: waitlistFields, besides: ['plan'] },
  demo: { shown: demoFields, besides: [] },
  newsletter: { shown: newsletterFields, besides: [] },
}
const kinds = Object.keys(forms) as SubmissionKind[]

describe.each(kinds)('a field of the form %s', (kind) => {
  const names = Object.keys(schemas[kind].shape)

  it('is validated where it is shown, and shown where it is validated', () => {
    const { shown, besides } = forms[kind]
    expect(names.toSorted()).toEqual([...shown.map(({ name }) => name), ...besides].toSorted())
  })

  it.each(names)('stands in the mail to sales and in the export: %s', (name) => {
    const sample = (field: string) =>
      field === 'times' ? [`value of ${field}`] : `value of ${field}`
    const fields = Object.fromEntries(names.map((field) => [field, sample(field)]))
    const mail = notification({
      ...{ id: 'l1', kind, status: 'new', received_at: 0, seen_at: null, search_text: '' },
      ...{ page: null, referrer: null, unique_key: null, note: null, updates: null },
      ...{ subscription: null, subscription_changed_at: null, fields: JSON.stringify(fields) },
    })
    expect(`${mail.subject}\n${plainText(mail)}`).toContain(`value of ${name}`)
    expect(fieldColumns).toContain(name)
  })
})
