// Valid submissions of each form. Tests of every kind send these, with other values where they need them.

import type { FormField } from '../fields/field.ts'

/** A contact message. */
export const message = {
  name: 'Ada Byron',
  email: 'ada@example.org',
  company: 'Engines Ltd',
  reason: 'support',
  subject: 'Scan of a monorepo',
  message: 'Does it read\nall packages?',
}

/** A job application, without its file. */
export const application = {
  name: 'Ada Byron',
  email: 'ada@example.org',
  job: 'job-1',
  position: 'Compiler Engineer',
  links: 'https://example.org/engines\nhttps://www.linkedin.com/in/ada',
  message: 'I have\nread the notes.',
}

/** A PDF file. */
export const pdf = new TextEncoder().encode('%PDF-1.7\n%%EOF\n')

/** A waitlist request. */
export const request = { email: 'ada@example.org', linkedin: 'https://www.linkedin.com/in/ada' }

/** A demo request. */
export const demo = {
  name: 'Ada Byron',
  email: 'ada@example.org',
  company: 'Engines Ltd',
  times: ['Tuesday, 2 PM'],
  timeZone: 'Europe/Berlin',
}

/** The recipient of the site under test. */
export const recipient = 'contact@example.com'

/** The original API call: a lead with a notification and no acknowledgement. */
export const original = { to: recipient, subject: 'Hello', htmlContent: '<p>Hi</p>' }

/** The values of controls by their label, as visitors enter them. An option counts by its label, too. */
export function byLabel(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const labelOf = ({ options }: FormField, value: string) =>
    options?.find((option) => option.value === value)?.label ?? value
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.name]
      return value === undefined ? [] : [[field.label, labelOf(field, value)]]
    }),
  )
}
