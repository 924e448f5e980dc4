import { brand } from '#copy/brand.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** RFC 9116 §2.5.5 recommends less than a year. */
const VALIDITY_MS = 350 * DAY_MS

/** The security contact (RFC 9116); expires 350 days after `renewed`. */
export function securityTxt(siteUrl: string, renewed: Date): string {
  const expires = new Date(Math.floor((renewed.getTime() + VALIDITY_MS) / DAY_MS) * DAY_MS)
  return [
    `Contact: mailto:${brand.email}`,
    `Contact: ${siteUrl}/contact`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}/security`,
    '',
  ].join('\n')
}
