/**
 * Our representatives under Article 27 of the GDPR and of the UK GDPR, with name and address; null if none.
 */
export const representatives: { eu: string | null; uk: string | null } = { eu: null, uk: null }

/** What the Privacy Policy says about them. */
export const representativeTexts = [
  ...(representatives.eu ? [`Our representative in the EU: ${representatives.eu}`] : []),
  ...(representatives.uk ? [`Our representative in the UK: ${representatives.uk}`] : []),
]
