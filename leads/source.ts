import { cleanLine } from './fields/text.ts'

/** One of the five campaign parameters that marketing tools add to links. */
export interface CampaignParameter {
  name: string
  value: string
}

const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
const MAX_URL_LENGTH = 2_000
/** Longest campaign, path, or host, in UTF-16 code units. An index stores each whole. */
const MAX_SOURCE_LENGTH = 200

/** The campaign parameters in the URL of a form's page. */
export function campaignOf(page: string | null | undefined): CampaignParameter[] {
  const query = new URLSearchParams(page?.split('?')[1] ?? '')
  return campaignNames.flatMap((name) => {
    const value = query.get(name)
    return value ? [{ name, value }] : []
  })
}

/**
 * The name that the overview groups leads by: the campaign or, without one, its source. Null without either.
 */
export function campaignName(page: string | null): string | null {
  const parameters = new Map(campaignOf(page).map(({ name, value }) => [name, value]))
  const name = parameters.get('utm_campaign') ?? parameters.get('utm_source')
  return name ? cleanLine(name).slice(0, MAX_SOURCE_LENGTH) || null : null
}

/** The path of a form's page without its query and fragment. */
export function pathOf(page: string | null): string | null {
  return page && (page.split(/[?#]/, 1)[0] ?? '').slice(0, MAX_SOURCE_LENGTH)
}

/** The host of a result of `referringPage()`. */
export function hostOf(referrer: string | null): string | null {
  return referrer && URL.canParse(referrer)
    ? new URL(referrer).host.slice(0, MAX_SOURCE_LENGTH)
    : null
}

/** The path and query of a page of this site; undefined for anything else. */
export function ownPage(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/(?!\/)/.test(value)) return undefined
  const url = value.slice(0, MAX_URL_LENGTH)
  return URL.canParse(url, 'http://site.invalid') ? url : undefined
}

/** The URL of the referrer without its query and fragment; undefined for anything but http(s) URLs. */
export function referringPage(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const url = value.slice(0, MAX_URL_LENGTH)
  if (!URL.canParse(url)) return undefined
  const { protocol, origin, pathname } = new URL(url)
  // Cut again, because percent-encoding may make the path longer.
  return /^https?:$/.test(protocol) ? `${origin}${pathname}`.slice(0, MAX_URL_LENGTH) : undefined
}
