/** The words of one field of a form. */
export interface FieldCopy {
  label: string
  /** The error when the field is blank. A field without it is optional. */
  missing?: string
  help?: string
  /** The format of a value, if the label and the help do not say it. */
  rule?: string
  /** What the Privacy Policy calls the value, after "your". */
  personalData: string
}

/** The label of the field that people cannot see, for those who come across it all the same. */
export const honeypotLabel = 'Leave this field empty'

/**
 * The links after each notice at collection. California wants one to the very section that has the
 * categories (11 CCR § 7012 (f)).
 */
export const noticeLinks = [
  { label: 'Privacy Policy', to: '/privacy' },
  { label: 'California notice', to: '/privacy#california' },
] as const

/** The fields that several forms share. */
export const sharedFields = {
  name: { label: 'Full Name', missing: 'Enter your full name.', personalData: 'name' },
  email: {
    label: 'Email',
    missing: 'Enter your email address, like name@company.com.',
    personalData: 'email address',
  },
  company: { label: 'Company', personalData: 'company' },
} as const satisfies Record<string, FieldCopy>
