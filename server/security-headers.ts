/** Headers that every answer carries, files and errors included. */
export function baseHeaders(siteUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=(), browsing-topics=()',
    ...(siteUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  }
}

export interface PolicySources {
  scriptHashes: string[]
  styleHashes: string[]
  /** The hosted content platform's image CDN; absent when images come from the site itself. */
  imageOrigin?: string
  /** Who may show the page in a frame; nobody, unless named. */
  framedBy?: readonly string[]
}

/** The Content-Security-Policy of one page: nothing but the site's own files and its own hashes. */
export function contentSecurityPolicy(sources: PolicySources): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${sources.scriptHashes.join(' ')}`,
    `style-src 'self' ${sources.styleHashes.join(' ')}`,
    `img-src 'self' data:${sources.imageOrigin ? ` ${sources.imageOrigin}` : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${sources.framedBy?.join(' ') || "'none'"}`,
  ].join('; ')
}

/** The policy of answers that are no pages. */
export const nothingAllowed = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"
