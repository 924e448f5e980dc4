/** The texts of a form field. */
export interface FieldCopy {
  label: string
  /** The error when the field is blank. A field without this error is optional. */
  missing?: string
  help?: string
  /** The value's name in the Privacy Policy, after "your". */
  personalData: string
  /** The row of the Privacy Policy's table for California that names it. */
  california: CaliforniaCategory
}

/**
 * The categories of personal information that the California Consumer Privacy Act names (Civil Code § 1798.140
 * (v)) and that forms ask for. `none`: a message itself, which belongs to no category.
 */
export type CaliforniaCategory = 'identifiers' | 'customer-records' | 'professional' | 'none'

/** The label of the honeypot field, for people who come across it. */
export const honeypotLabel = 'Leave this field empty'

/**
 * The links after each notice at collection. California requires a link to the section with the categories
 * (11 CCR § 7012 (f)).
 */
export const noticeLinks = [
  { label: 'Privacy Policy', to: '/privacy' },
  { label: 'California notice', to: '/privacy#california' },
] as const

/** The end of each notice at collection. */
export const noticeEnd =
  'We also record which page or link brought you here. We don’t sell this data or share it for advertising.'

/**
 * What happens first after a form was sent.
 * @param email the address that the visitor entered
 */
export const confirmationStep = (email: string) =>
  `We’ll send a confirmation, with a reference, to ${email}.`

/** The fields that several forms share. */
export const sharedFields = {
  name: {
    label: 'Full Name',
    missing: 'Enter your full name.',
    personalData: 'name',
    california: 'identifiers',
  },
  email: {
    label: 'Email',
    missing: 'Enter your email address, like name@company.com.',
    personalData: 'email address',
    california: 'identifiers',
  },
  company: { label: 'Company', personalData: 'company', california: 'professional' },
} as const satisfies Record<string, FieldCopy>
