import { contact, contactReasons } from '#copy/contact.ts'
import { newsletter } from '#copy/newsletter.ts'
import { scheduleDemo } from '#copy/schedule-demo.ts'
import { waitlist } from '#copy/waitlist.ts'

/** One field of a form: what a page needs to show it, and what the server holds it to. */
export interface FormField {
  name: string
  label: string
  /** `times`: several controls for a date and time under one name. */
  type: 'text' | 'email' | 'tel' | 'url' | 'select' | 'textarea' | 'times'
  required: boolean
  maxLength: number
  /** Token of the HTML autofill standard. */
  autocomplete: string
  help?: string
  options?: readonly { value: string; label: string }[]
  /** The error when a required field is blank. */
  missing: string
}

/** The field that people never see; whatever fills it in is a program (contract: Forms). */
export const decoyField = 'website'

/** Contract: "message up to 20,000 characters, the other fields up to 200". */
export const messageLimit = 20_000
export const lineLimit = 200
export const maxTimes = 5

const line = { type: 'text', required: false, maxLength: lineLimit, missing: '' } as const

const fullName = {
  ...line,
  name: 'name',
  required: true,
  autocomplete: 'name',
  missing: 'Enter your full name.',
} as const

const email = {
  ...line,
  name: 'email',
  type: 'email',
  required: true,
  autocomplete: 'email',
  missing: 'Enter your email address, like name@company.com.',
} as const

const company = { ...line, name: 'company', autocomplete: 'organization' } as const

/** Contact (spec §5), in the order of the page. */
export const contactFields: readonly FormField[] = [
  { ...fullName, label: contact.form.fields.name },
  { ...email, label: contact.form.fields.email },
  { ...company, label: contact.form.fields.company },
  { ...line, name: 'phone', label: contact.form.fields.phone, type: 'tel', autocomplete: 'tel' },
  {
    ...line,
    name: 'reason',
    label: contact.form.fields.reason,
    type: 'select',
    required: true,
    autocomplete: 'off',
    options: contactReasons,
    missing: 'Choose a reason for contact.',
  },
  {
    ...line,
    name: 'subject',
    label: contact.form.fields.subject,
    required: true,
    autocomplete: 'off',
    missing: 'Enter a subject.',
  },
  {
    ...line,
    name: 'message',
    label: contact.form.fields.message,
    type: 'textarea',
    required: true,
    maxLength: messageLimit,
    autocomplete: 'off',
    missing: 'Enter your message.',
  },
]

/** Waitlist (spec §5). */
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
    missing: 'Enter the address of your LinkedIn profile, like linkedin.com/in/your-name.',
  },
]

/** Newsletter subscription: the address, and nothing else. */
export const newsletterFields: readonly FormField[] = [{ ...email, label: newsletter.form.field }]

/** Demo request with preferred times (contract: `/schedule-demo`). */
export const demoFields: readonly FormField[] = [
  { ...fullName, label: scheduleDemo.form.fields.name },
  { ...email, label: scheduleDemo.form.fields.email },
  { ...company, label: scheduleDemo.form.fields.company },
  {
    ...line,
    name: 'times',
    label: scheduleDemo.form.fields.times,
    type: 'times',
    required: true,
    // Five lines, each as long as any other field, and the breaks between them.
    maxLength: maxTimes * lineLimit + maxTimes - 1,
    autocomplete: 'off',
    help: scheduleDemo.form.help.times,
    missing: 'Enter at least one time that suits you.',
  },
  {
    ...line,
    name: 'timeZone',
    label: scheduleDemo.form.fields.timeZone,
    required: true,
    autocomplete: 'off',
    help: scheduleDemo.form.help.timeZone,
    missing: 'Enter your time zone, like America/New_York.',
  },
  {
    ...line,
    name: 'notes',
    label: scheduleDemo.form.fields.notes,
    type: 'textarea',
    autocomplete: 'off',
    help: scheduleDemo.form.help.notes,
  },
]
