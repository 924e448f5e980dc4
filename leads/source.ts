/** One of the five campaign parameters that marketing tools add to links. */
export interface CampaignParameter {
  name: string
  value: string
}

const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
const longest = 2000

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
  return URL.canParse(value, 'http://site.invalid') ? value.slice(0, longest) : undefined
}

/** The address of the page that led here, without what its query or fragment may hold. */
export function referringPage(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined
  const { protocol, origin, pathname } = new URL(value)
  return /^https?:$/.test(protocol) ? `${origin}${pathname}`.slice(0, longest) : undefined
}
