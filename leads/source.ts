/** One of the five campaign parameters that marketing tools add to links. */
export interface CampaignParameter {
  name: string
  value: string
}

const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
const MAX_ADDRESS_LENGTH = 2_000

/** The campaign parameters in the address of the page that a form stood on. */
export function campaignOf(page: string | null | undefined): CampaignParameter[] {
  const query = new URLSearchParams(page?.split('?')[1] ?? '')
  return campaignNames.flatMap((name) => {
    const value = query.get(name)
    return value ? [{ name, value }] : []
  })
}

/** Path and query of one of our own pages, as a browser tells it; undefined for anything else. */
export function ownPage(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/(?!\/)/.test(value)) return undefined
  const address = value.slice(0, MAX_ADDRESS_LENGTH)
  return URL.canParse(address, 'http://site.invalid') ? address : undefined
}

/** The address of the page that led here, without what its query or fragment may hold. */
export function referringPage(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const address = value.slice(0, MAX_ADDRESS_LENGTH)
  if (!URL.canParse(address)) return undefined
  const { protocol, origin, pathname } = new URL(address)
  // Percent-encoding may have made the path longer.
  return /^https?:$/.test(protocol)
    ? `${origin}${pathname}`.slice(0, MAX_ADDRESS_LENGTH)
    : undefined
}
