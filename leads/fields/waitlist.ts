import { waitlist } from '#copy/waitlist.ts'
import { email, type FormField, line } from './field.ts'

/** The waitlist form. */
export const waitlistFields: readonly FormField[] = [
  { ...email, label: waitlist.form.fields.email },
  {
    ...line,
    name: 'linkedin',
    label: waitlist.form.fields.linkedin,
    type: 'url',
    required: true,
    autocomplete: 'url',
    help: waitlist.form.helper,
    rule: waitlist.form.linkedinRule,
    missing: 'Enter the address of your LinkedIn profile, like linkedin.com/in/your-name.',
  },
]
