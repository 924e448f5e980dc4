/** One of the five campaign parameters that marketing tools add to links. */
export interface CampaignParameter {
  name: string
  value: string
}

const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
const MAX_ADDRESS_LENGTH = 2_000

/** The campaign parameters in the URL of a form's page. */
export function campaignOf(page: string | null | undefined): CampaignParameter[] {
  const query = new URLSearchParams(page?.split('?')[1] ?? '')
  return campaignNames.flatMap((name) => {
    const value = query.get(name)
    return value ? [{ name, value }] : []
  })
}

/** The path and query of a page of this site; undefined for anything else. */
export function ownPage(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/(?!\/)/.test(value)) return undefined
  const address = value.slice(0, MAX_ADDRESS_LENGTH)
  return URL.canParse(address, 'http://site.invalid') ? address : undefined
}

/** The URL of the referrer without its query and fragment; undefined for anything but http(s) URLs. */
export function referringPage(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const address = value.slice(0, MAX_ADDRESS_LENGTH)
  if (!URL.canParse(address)) return undefined
  const { protocol, origin, pathname } = new URL(address)
  // Again, because percent-encoding may make the path longer.
  return /^https?:$/.test(protocol)
    ? `${origin}${pathname}`.slice(0, MAX_ADDRESS_LENGTH)
    : undefined
}
