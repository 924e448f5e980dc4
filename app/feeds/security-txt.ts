import { brand } from '#copy/brand.ts'
import { siteSecurity } from '#copy/trust/this-site.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** RFC 9116 §2.5.5 recommends less than a year. */
const VALIDITY_MS = 350 * DAY_MS

/**
 * The security contact (RFC 9116). It's generated with each request, so it doesn't expire while it's served.
 */
export function securityTxt(siteUrl: string, now: Date): string {
  const expires = new Date(Math.floor((now.getTime() + VALIDITY_MS) / DAY_MS) * DAY_MS)
  return [
    `Contact: mailto:${brand.securityEmail}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}/trust#${siteSecurity.report.id}`,
    '',
  ].join('\n')
}
