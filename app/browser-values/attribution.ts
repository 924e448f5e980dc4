/** Where the visit came from. Kept only in memory, until the page is unloaded. */
interface Attribution {
  /** The campaign parameters (`utm_*`) of the landing URL. */
  campaign: [name: string, value: string][]
  /** The external page that linked here; empty if there is none. */
  referrer: string
}

/**
 * Read once when this module loads, because after a client navigation the URL no longer has the parameters.
 */
export const attribution: Attribution =
  typeof document === 'undefined' ? { campaign: [], referrer: '' } : readAttribution()

function readAttribution(): Attribution {
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer) : undefined
  // If the visitor left the landing page before scripts ran, the referrer still has its parameters.
  const isOwn = referrer?.origin === location.origin
  const campaign = campaignIn(location.search)
  return {
    campaign: campaign.length === 0 && isOwn ? campaignIn(referrer.search) : campaign,
    referrer: isOwn ? '' : document.referrer,
  }
}

function campaignIn(search: string): [name: string, value: string][] {
  return [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))
}
