/** The categories of the cookie policy that need consent. */
export const optionalCategories = ['functional', 'analytics', 'advertising'] as const
export type OptionalCategory = (typeof optionalCategories)[number]

/** The cookie that stores the choice; set by a choice only. */
export const consentCookie = 'consent'

export const consent = {
  dialog: {
    heading: 'Your choice about optional services',
    text: 'Some services on this site are optional. Nothing of them runs or is stored unless you allow it. Either answer gives you the whole site.',
    more: { label: 'What they are, and how to change this later', to: '/cookies' },
  },
  necessary: 'Always on',
  unused: 'Nothing here uses it',
  allowAll: 'Allow all',
  refuseAll: 'Refuse all',
  save: 'Save this choice',
  saved: 'Saved.',
  failed: 'Your choice could not be saved. Nothing optional runs. Please try again.',
  signal: 'Your browser sends Global Privacy Control. Every optional category stays off.',
  needsScript: 'Optional services need JavaScript. Without it none of them runs.',
} as const
