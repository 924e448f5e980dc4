/**
 * Our representatives under Article 27 of the GDPR and of the UK GDPR, with name and address; null if none.
 */
export const representatives: { eu: string | null; uk: string | null } = { eu: null, uk: null }
