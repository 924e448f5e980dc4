import { createHash } from 'node:crypto'

/** Where browsers send reports, and the endpoint name that policies use for it (W3C Reporting API). */
const reportPath = '/api/reports'
const reportGroup = 'default'

/** The CSP of responses that are not pages. */
export const denyAllCsp = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/**
 * Browser features that no page needs (W3C Permissions Policy). It leaves out features that Chromium has only
 * on some systems, because it logs a warning about them on others.
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

/** The `Strict-Transport-Security` header. It's not sent if `maxAgeSeconds` is 0. */
interface Hsts {
  maxAgeSeconds: number
  includeSubDomains: boolean
}

interface HeaderOptions {
  siteUrl: string
  hsts: Hsts
  /** Whether pages are sent as rendered. Their inline scripts would violate any CSP. */
  development: boolean
}

/** Default headers of all responses except files of the build, including errors. */
export function baseHeaders({ siteUrl, hsts, development }: HeaderOptions): Record<string, string> {
  return {
    ...(development ? {} : { 'content-security-policy': denyAllCsp }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'reporting-endpoints': `${reportGroup}="${reportPath}"`,
    // RFC 6797 §7.2: never over HTTP.
    ...(siteUrl.startsWith('https:') ? transportSecurity(hsts) : {}),
  }
}

function transportSecurity({ maxAgeSeconds, includeSubDomains }: Hsts): Record<string, string> {
  if (maxAgeSeconds === 0) return {}
  const subDomains = includeSubDomains ? '; includeSubDomains' : ''
  return { 'strict-transport-security': `max-age=${maxAgeSeconds}${subDomains}` }
}

/** The base headers that affect files other than documents. */
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
  /** The image CDN of the hosted content platform; undefined when images come from the site itself. */
  imageOrigin?: string
  /** Origins of the optional services in the settings. */
  serviceOrigins?: readonly string[]
  /** Origins that may frame the page. Default: none. */
  frameAncestors?: readonly string[]
  /** Whether scripts may add styles, as preview overlays do. Default: no. */
  hasOverlays?: boolean
}

/**
 * The Content-Security-Policy of a page: the site's own files and the hashes of its inline code.
 * `default-src` is `'self'` because Firefox checks `<link rel=prefetch>` against it. Unused directives that
 * would fall back to it are `'none'`.
 */
export function contentSecurityPolicy(sources: PolicySources): string {
  const services = (sources.serviceOrigins ?? []).map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    `script-src 'self' ${sources.scriptHashes.join(' ')}${services}`,
    // 'unsafe-inline' would be ignored if there were a hash.
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
    `frame-ancestors ${sources.frameAncestors?.join(' ') || "'none'"}`,
    `report-to ${reportGroup}`,
    // For browsers without the Reporting API.
    `report-uri ${reportPath}`,
  ].join('; ')
}

/** The CSP source that allows one inline script or style (CSP 3 §2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
