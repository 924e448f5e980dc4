import { sampleLabel } from '../controls.ts'

/**
 * Numbers and quotes that the owner has to confirm. While `sample` is true, `npm run doctor` lists
 * them. The figures of the home page are shown all the same; all others through `shownClaims`.
 */
export interface Claim {
  sample: boolean
}

export interface Stat extends Claim {
  /** As written on the page. */
  value: string
  label: string
}

export interface Testimonial extends Claim {
  quote: string
  author: string
  position: string
  company: string
}

/**
 * The claims that a page may show: a public site leaves out what its owner has not confirmed.
 * `label` is the tag to show beside their heading, where they need one.
 */
export function shownClaims<Kind extends Claim>(claims: readonly Kind[], isPublic: boolean) {
  const items = isPublic ? claims.filter(({ sample }) => !sample) : claims
  return { items, label: items.some(({ sample }) => sample) ? sampleLabel : undefined }
}

/** The figures of the home page. */
export const stats: readonly Stat[] = [
  { value: '500K+', label: 'Vulnerabilities Detected', sample: true },
  { value: '150+', label: 'Languages Supported', sample: true },
  { value: '300K+', label: 'Monthly Scans', sample: true },
  { value: '99%', label: 'Customer Satisfaction', sample: true },
]

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'We asked which endpoints change an account balance without an ownership check. It named two handlers, with file and line. One of them was a real CWE-639.',
    author: 'Head of Application Security',
    position: 'Application security',
    company: 'mid-size fintech',
    sample: true,
  },
  {
    quote:
      'Our threat model comes from the code we merged, not from last year’s diagram. Reviews now start at the trust boundary that changed.',
    author: 'Staff Engineer',
    position: 'Platform engineering',
    company: 'logistics software company',
    sample: true,
  },
]

/** The security page's inventory counters: fixed samples, labeled. */
export const inventoryCounters: readonly Stat[] = [
  { label: 'Business flows', value: '18', sample: true },
  { label: 'Endpoints', value: '64', sample: true },
  { label: 'Data stores', value: '7', sample: true },
  { label: 'Trust boundaries', value: '9', sample: true },
]

/** The security page's severity counts: samples, labeled. */
export const severityTallies: readonly Stat[] = [
  { label: 'Critical', value: '3', sample: true },
  { label: 'High', value: '8', sample: true },
  { label: 'Medium', value: '18', sample: true },
  { label: 'Low', value: '21', sample: true },
]
