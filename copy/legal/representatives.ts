/** Who represents us under Article 27 of the GDPR and of the UK GDPR: name and address; null if nobody. */
export const representatives: { eu: string | null; uk: string | null } = { eu: null, uk: null }
