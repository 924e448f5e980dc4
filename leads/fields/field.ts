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

/** The field that people never see; whatever fills it in is a program (contract: Forms). */
export const decoyField = 'website'

/** Contract: "message up to 20,000 characters, the other fields up to 200". */
export const messageLimit = 20_000
export const lineLimit = 200

/** What the fields of one line have in common. */
export const line = { type: 'text', required: false, maxLength: lineLimit, missing: '' } as const

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
