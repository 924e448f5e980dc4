import { sampleLabel } from '../controls.ts'

/** Labels above headings, and other recurring texts. */
export const pageLabels = {
  services: { page: 'Services', offers: 'Answers', process: 'Process', closing: 'Next' },
  integrations: {
    page: 'Integrations',
    list: 'Tools',
    custom: 'Yours',
  },
  guides: {
    page: 'Documentation',
    connects: 'Connection',
    permissions: 'Access',
    steps: 'Setup',
    afterwards: 'Result',
  },
  company: {
    page: 'Company',
    mission: 'Mission',
    practice: 'Practice',
    values: 'Values',
    closing: 'Positions',
    place: 'Place',
  },
  features: { page: 'Features', closing: 'Next' },
  security: {
    page: 'Security',
    counters: 'Inventory of one application',
    tallies: 'Open findings by severity',
  },
  /** The questions that buyers ask, with the anchor of their section. */
  buyers: { id: 'before-you-buy', label: 'Buyers', heading: 'Before you buy' },
  solution: { situations: 'A day', closing: 'Next' },
  legal: {
    page: 'Legal',
    contents: 'Contents',
    updated: 'Effective and last updated',
    categories: 'Categories',
    services: 'Choice',
    stored: 'Storage',
    category: 'Category',
    purpose: 'Purpose',
    state: 'State',
    policy: 'Policy',
  },
  /** Headings in the page list for machine readers. */
  groups: {
    product: 'Product',
    documentation: 'Documentation',
    company: 'Company',
    legal: 'Legal',
  },
  /** What a language model should know before the first link. */
  machineNote: `Anything marked “${sampleLabel}” or “Illustrative” is an example, not a measured fact. Every page has a Markdown version at its address with .md at the end.`,
  /** Joins a link's label and its subject, for screen readers. */
  about: (subject: string) => `: ${subject}`,
} as const
