/** The categories of the cookie policy that need consent. */
export const optionalCategories = ['functional', 'analytics', 'advertising'] as const
export type OptionalCategory = (typeof optionalCategories)[number]

/** The cookie that stores the choice. It's set only when the visitor makes one. */
export const consentCookie = 'consent'
/** How long the cookie is kept. A visitor who refused isn't asked again before that (Cal. Civ. Code § 1798.135). */
export const consentMonths = 12

export const consent = {
  dialog: {
    heading: 'Your choice about optional services',
    text: 'Some services on this site are optional. They run and store data only if you allow them. The site works the same without them.',
    more: { label: 'What these services are, and how to change your choice later', to: '/cookies' },
  },
  necessary: 'Always on',
  unused: 'Not used by any optional service',
  allowAll: 'Allow all',
  refuseAll: 'Refuse all',
  save: 'Save this choice',
  saved: 'Saved.',
  failed: 'We couldn’t save your choice, so no optional service will run. Please try again.',
  signal: 'Your browser sends Global Privacy Control, so every optional service stays off.',
  needsScript: 'Optional services require JavaScript and don’t run without it.',
} as const
