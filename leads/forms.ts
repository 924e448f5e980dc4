import { contact, officeTimeZone } from '#copy/forms/contact.ts'
import { applicationFields } from './fields/application.ts'
import { contactFields } from './fields/contact.ts'
import { demoFields } from './fields/demo.ts'
import { timeForOffice } from './fields/demo-times.ts'
import { type FormField, formField, MAX_JSON_BYTES } from './fields/field.ts'
import { newsletterFields } from './fields/newsletter.ts'
import { waitlistFields } from './fields/waitlist.ts'
import { type LabeledValue, labeled } from './labeled-value.ts'
import type { LeadKind } from './store/tables.ts'
import type { FieldValues } from './stored-fields.ts'

/** The fields of each kind of lead. Validation, mails, labels, and CSV columns follow from them. */
export const forms = {
  contact: contactFields,
  application: applicationFields,
  /** The original API call, `{to, subject, htmlContent}`. */
  composed: [
    formField('subject', contact.form.fields.subject),
    formField('htmlContent', contact.form.fields.message, {
      type: 'html',
      maxLength: MAX_JSON_BYTES,
    }),
  ],
  waitlist: waitlistFields,
  demo: demoFields,
  newsletter: newsletterFields,
} satisfies Record<LeadKind, readonly FormField[]>

/** The name of the field with a file, if a form has one. */
export function fileField(kind: LeadKind): string | undefined {
  const fields: readonly FormField[] = forms[kind]
  return fields.find(({ type }) => type === 'file')?.name
}

/**
 * The values of a lead with their labels, in the order of its form. Values of fields that the form no longer
 * has come last, under their name.
 */
export function labeledFields(kind: LeadKind, values: FieldValues): LabeledValue[] {
  const fields: readonly FormField[] = forms[kind]
  const removed = Object.keys(values).filter((name) => !fields.some((field) => field.name === name))
  return [
    ...fields.flatMap((field) => labeled(field.label, shownValue(field, values))),
    ...removed.flatMap((name) => labeled(name, text(values[name]))),
  ]
}

/** Several values become lines. */
function text(value: FieldValues[string] | undefined): string {
  return [value ?? ''].flat().join('\n')
}

function shownValue(field: FormField, values: FieldValues): string {
  const value = text(values[field.name])
  if (field.type !== 'times') return optionLabel(field, value)
  const zone = text(values.timeZone)
  const shown = value.split('\n').map((time) => timeForOffice(time, zone, officeTimeZone))
  return shown.join('\n')
}

function optionLabel({ options, showsStoredValue }: FormField, value: string): string {
  const option = showsStoredValue ? undefined : options?.find((one) => one.value === value)
  return option?.label ?? value
}
