import { sample } from './claims.ts'

/** Labels above headings and other recurring page text. */
export const pageLabels = {
  services: { page: 'Services', offers: '01 Services', process: '02 Process', closing: '03 Next' },
  integrations: {
    page: 'Integrations',
    popular: '01 Popular',
    list: 'Tools',
    custom: 'Yours',
  },
  guides: {
    page: 'Documentation',
    connects: '01 Connection',
    permissions: '02 Access',
    steps: '03 Setup',
    afterwards: '04 Result',
  },
  company: { page: 'Company', mission: '01 Mission', values: '02 Values', closing: '03 Next' },
  features: { page: 'Features', closing: '06 Next' },
  security: {
    page: 'Security',
    counters: 'Inventory of one application',
    tallies: 'Open findings by severity',
    site: '06 This site',
    report: '07 Report',
  },
  solution: { situations: '01 A day', gets: '02 Outcome', closing: '03 Next' },
  legal: {
    page: 'Legal',
    contents: 'Contents',
    updated: 'Last updated',
    categories: '01 Categories',
    services: 'Choice',
    stored: '02 Storage',
    category: 'Category',
    purpose: 'Purpose',
    state: 'State',
    policy: '03 Policy',
  },
  accessibility: { page: 'Accessibility', statement: '01 Statement' },
  /** Headings of the page list for machine readers. */
  groups: {
    product: 'Product',
    documentation: 'Documentation',
    company: 'Company',
    legal: 'Legal',
  },
  /** What a language model should know before the first link. */
  machineNote: `What is marked “${sample.label}” or “Illustrative” is not a measured fact. Every page has a Markdown version at its address with .md at the end.`,
  /** Joins a link's label and its subject, for screen readers. */
  about: (subject: string) => `: ${subject}`,
} as const

/** Two digits: 1 becomes `01`. */
export function numbered(index: number, words?: string): string {
  const digits = String(index).padStart(2, '0')
  return words ? `${digits} ${words}` : digits
}
