/** Where a visit came from: kept in memory alone, for as long as the visitor stays. */
interface Arrival {
  /** The campaign parameters of the first address. */
  campaign: [name: string, value: string][]
  /** The page elsewhere that led here; empty when there is none. */
  referrer: string
}

/** Read once, when the first page is taken over: later addresses no longer say it. */
export const arrival: Arrival =
  typeof document === 'undefined' ? { campaign: [], referrer: '' } : readArrival()

function readArrival(): Arrival {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : undefined
  // A page of ours that was left before script ran still has the address that the visit began at.
  const isOwn = from?.origin === location.origin
  const campaign = campaignIn(location.search)
  return {
    campaign: campaign.length === 0 && isOwn ? campaignIn(from.search) : campaign,
    referrer: isOwn ? '' : document.referrer,
  }
}

function campaignIn(search: string): [name: string, value: string][] {
  return [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))
}
