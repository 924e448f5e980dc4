import { createHash } from 'node:crypto'
/** Where browsers send their reports, and the name by which policies refer to it (W3C Reporting API). */
export const reportPath = '/api/reports'
const reportGroup = 'default'

/** The policy of answers that are no pages: they load nothing and run nothing. */
export const nothingAllowed = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/**
 * Features of the browser that no page needs, of itself or in a frame (W3C Permissions Policy). Without
 * those that Chromium knows on some systems only: it complains of them in the console of the others.
 */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/**
 * Headers that every answer carries, files, errors and refusals included, unless it has its own.
 * @param development whether pages are sent as they are rendered, which no policy would let run
 */
export function baseHeaders(siteUrl: string, development = false): Record<string, string> {
  return {
    ...(development ? {} : { 'content-security-policy': nothingAllowed }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'reporting-endpoints': `${reportGroup}="${reportPath}"`,
    // RFC 6797 §7.2: never over http.
    ...(siteUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  }
}

/** The names of the trusted types that pages may make (W3C Trusted Types). */
export const trustedTypes = { own: 'later', default: 'default', services: 'services' } as const

export interface PolicySources {
  scriptHashes: string[]
  styleHashes: string[]
  /** The hosted content platform's image CDN; absent when images come from the site itself. */
  imageOrigin?: string
  /** Origins of the services that an owner has listed as optional. */
  serviceOrigins?: readonly string[]
  /** Who may show the page in a frame; nobody, unless named. */
  framedBy?: readonly string[]
}

/**
 * The Content-Security-Policy of one page: nothing but the site's own files and its own hashes. Firefox
 * holds `<link rel=prefetch>` against `default-src`, so that is the site itself; what would fall back
 * to it and no page uses is refused by name.
 */
export function contentSecurityPolicy(sources: PolicySources): string {
  const services = (sources.serviceOrigins ?? []).map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    `script-src 'self' ${sources.scriptHashes.join(' ')}${services}`,
    `style-src 'self' ${sources.styleHashes.join(' ')}`,
    `img-src 'self' data:${sources.imageOrigin ? ` ${sources.imageOrigin}` : ''}${services}`,
    "font-src 'self'",
    `connect-src 'self'${services}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.own} ${trustedTypes.default}${services ? ` ${trustedTypes.services}` : ''}`,
    `frame-ancestors ${sources.framedBy?.join(' ') || "'none'"}`,
    `report-to ${reportGroup}`,
    // For browsers without the Reporting API.
    `report-uri ${reportPath}`,
  ].join('; ')
}

/** The source by which a policy allows one inline script or style (CSP 3 §2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
