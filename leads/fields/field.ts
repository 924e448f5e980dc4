/** One field of a form: what a page needs to show it, and what the server holds it to. */
export interface FormField {
  name: string
  label: string
  /** `times`: several dates with a time, each by controls of its own. */
  type: 'text' | 'email' | 'tel' | 'url' | 'select' | 'textarea' | 'times'
  required: boolean
  maxLength: number
  /** Token of the HTML autofill standard. */
  autocomplete: string
  help?: string
  /** What a value has to look like, where the label and the help do not tell. */
  rule?: string
  options?: readonly { value: string; label: string; group?: string }[]
  /** What a select shows before one is chosen. */
  optionsPlaceholder?: string
  /** The error when a required field is blank. */
  missing: string
}

/** A field hidden from people: a submission that fills it in is suspected spam. */
export const honeypotField = 'website'

/** In characters. */
export const MAX_MESSAGE_LENGTH = 20_000
export const MAX_LINE_LENGTH = 200

/** What the fields of one line have in common. */
export const line = {
  type: 'text',
  required: false,
  maxLength: MAX_LINE_LENGTH,
  missing: '',
} as const

export const fullName = {
  ...line,
  name: 'name',
  required: true,
  autocomplete: 'name',
  missing: 'Enter your full name.',
} as const

export const email = {
  ...line,
  name: 'email',
  type: 'email',
  required: true,
  autocomplete: 'email',
  missing: 'Enter your email address, like name@company.com.',
} as const

export const company = { ...line, name: 'company', autocomplete: 'organization' } as const
