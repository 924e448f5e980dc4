/**
 * Numbers and quotes that the owner has to confirm. `npm run doctor` lists those whose `sample` is true.
 */
export interface Claim {
  sample: boolean
}

export interface Stat extends Claim {
  /** The figure as the page shows it. */
  value: string
  label: string
  /** What is counted, and since when. */
  definition?: string
}

export interface Testimonial extends Claim {
  quote: string
  author: string
  position: string
  company: string
}

/** The figures of the home page. */
export const stats: readonly Stat[] = [
  {
    value: '500K+',
    label: 'Vulnerabilities Detected',
    definition: 'Findings in all scans so far, each counted once.',
    sample: true,
  },
  {
    value: '150+',
    label: 'Languages Supported',
    definition: 'Languages and file formats that at least one feature supports.',
    sample: true,
  },
  {
    value: '300K+',
    label: 'Monthly Scans',
    definition: 'Scans of all four types in a calendar month.',
    sample: true,
  },
  {
    value: '99%',
    label: 'Customer Satisfaction',
    definition: 'Share of users who rate the product 4 or 5 out of 5.',
    sample: true,
  },
]

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'We asked which endpoints change an account balance without an ownership check. Plumbline named two handlers, and one of them did lack the check (CWE-639).',
    author: 'A. Customer',
    position: 'Head of Application Security',
    company: 'mid-size fintech',
    sample: true,
  },
  {
    quote:
      'We used to base our threat model on last year’s diagram. Now we base it on the merged code, and start each review at the trust boundaries that changed.',
    author: 'B. Customer',
    position: 'Staff Engineer',
    company: 'logistics software company',
    sample: true,
  },
]

/** The inventory counters of the security page. */
export const inventoryCounters: readonly Stat[] = [
  { label: 'Business flows', value: '18', sample: true },
  { label: 'Endpoints', value: '64', sample: true },
  { label: 'Data stores', value: '7', sample: true },
  { label: 'Trust boundaries', value: '9', sample: true },
]

/** The severity counts of the security page. */
export const severityTallies: readonly Stat[] = [
  { label: 'Critical', value: '3', sample: true },
  { label: 'High', value: '9', sample: true },
  { label: 'Medium', value: '19', sample: true },
  { label: 'Low', value: '21', sample: true },
]
