import { waitlist } from '#copy/forms/waitlist.ts'
import { email, formField } from './field.ts'

/** The fields of the waitlist form, in the order of the page. */
export const waitlistFields = [
  email,
  formField('linkedin', waitlist.form.fields.linkedin, {
    type: 'url',
    autocomplete: 'url',
    isFullWidth: true,
  }),
  formField('plan', { label: waitlist.plan.label }, { type: 'hidden' }),
]
