import { createHash } from 'node:crypto'

/** Where browsers send reports, and the endpoint name that policies use for it (W3C Reporting API). */
export const reportPath = '/api/reports'
const reportGroup = 'default'

/** The CSP of responses that are not pages. */
export const nothingAllowed = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/**
 * Browser features that no page needs (W3C Permissions Policy). Features that Chromium only has on some
 * systems are left out: elsewhere it logs a warning about them.
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

/** What `Strict-Transport-Security` says; nothing is sent where `maxAgeSeconds` is 0. */
export interface Hsts {
  maxAgeSeconds: number
  includeSubDomains: boolean
}

interface HeaderOptions {
  siteUrl: string
  hsts: Hsts
  /** Whether pages are sent as rendered: their inline scripts would violate any CSP. */
  development: boolean
}

/** Default headers of all responses but the files of the build, including errors. */
export function baseHeaders({ siteUrl, hsts, development }: HeaderOptions): Record<string, string> {
  return {
    ...(development ? {} : { 'content-security-policy': nothingAllowed }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'reporting-endpoints': `${reportGroup}="${reportPath}"`,
    // RFC 6797 §7.2: never over http.
    ...(siteUrl.startsWith('https:') ? transportSecurity(hsts) : {}),
  }
}

function transportSecurity({ maxAgeSeconds, includeSubDomains }: Hsts): Record<string, string> {
  if (maxAgeSeconds === 0) return {}
  const subDomains = includeSubDomains ? '; includeSubDomains' : ''
  return { 'strict-transport-security': `max-age=${maxAgeSeconds}${subDomains}` }
}

/** Of the base headers, those that mean something for a file that is not a document. */
const fileHeaderNames = [
  'x-content-type-options',
  'cross-origin-resource-policy',
  'strict-transport-security',
]

/** Default headers of the files of the build. */
export function fileHeaders(base: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(base).filter(([name]) => fileHeaderNames.includes(name)))
}

/** Names of the Trusted Types policies that pages may create. */
export const trustedTypes = { own: 'later', default: 'default', services: 'services' } as const

export interface PolicySources {
  scriptHashes: string[]
  styleHashes: string[]
  /** The hosted content platform's image CDN; absent when images come from the site itself. */
  imageOrigin?: string
  /** Origins of the optional services in the settings. */
  serviceOrigins?: readonly string[]
  /** Origins that may frame the page. Default: none. */
  framedBy?: readonly string[]
  /** Whether scripts may add styles, as the overlays of a preview do. Default: no. */
  hasOverlays?: boolean
}

/**
 * The Content-Security-Policy of one page: the site's own files and the hashes of its inline code.
 * `default-src` is `'self'` because Firefox checks `<link rel=prefetch>` against it; unused directives
 * that would fall back to it are `'none'`.
 */
export function contentSecurityPolicy(sources: PolicySources): string {
  const services = (sources.serviceOrigins ?? []).map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    `script-src 'self' ${sources.scriptHashes.join(' ')}${services}`,
    // Beside a hash, 'unsafe-inline' would be ignored.
    `style-src 'self' ${sources.hasOverlays ? "'unsafe-inline'" : sources.styleHashes.join(' ')}`,
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

/** The CSP source that allows one inline script or style (CSP 3 §2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
