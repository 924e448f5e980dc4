import { contactFields } from './fields/contact.ts'
import { demoFields } from './fields/demo.ts'
import type { FormField } from './fields/field.ts'
import { newsletterFields } from './fields/newsletter.ts'
import { waitlistFields } from './fields/waitlist.ts'
import type { LeadKind } from './store/tables.ts'

type Labels = Readonly<Record<string, string>>

const labelsOf = (fields: readonly FormField[]): Labels =>
  Object.fromEntries(fields.map(({ name, label }) => [name, label]))

/** The labels of each form, and of what comes by the address of its page. */
const labels: Record<LeadKind, Labels> = {
  contact: labelsOf(contactFields),
  application: { ...labelsOf(contactFields), job: 'Position' },
  demo: labelsOf(demoFields),
  waitlist: { ...labelsOf(waitlistFields), plan: 'Plan' },
  newsletter: labelsOf(newsletterFields),
  composed: { subject: 'Subject', htmlContent: 'Message' },
}

/** The label of a stored field, for owners; a name that has none stands for itself. */
export function fieldLabel(kind: LeadKind, name: string): string {
  return labels[kind][name] ?? name
}
