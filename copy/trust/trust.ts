import { processorTable } from '../legal/processors.ts'
import { retention } from '../legal/retention.ts'
import type { PageLink, PageMeta } from '../pages/types.ts'

/** A table of text, one cell per column; the first names the row. */
interface TextTable {
  id: string
  heading: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

const dataFlow = {
  id: 'data-flow',
  heading: 'Where your code goes',
  where: 'Where',
  kept: 'Kept',
  steps: [
    {
      title: 'Connect',
      what: 'Read access to the repositories that you choose; we use only the branches that you pick and, if you turn on checks, those of pull requests',
      where: 'From your Git host to the product',
      howLong: 'until you revoke it at your Git host',
    },
    {
      title: 'Analyze',
      what: 'A clone of the branch, its index, and the findings',
      where: 'Our servers, or yours with Enterprise',
      howLong: `on our servers, no longer than ${retention.customerContentDays} days after your subscription or free use ends`,
    },
    {
      title: 'Answer',
      what: 'The parts of your code and your question that the model needs to answer',
      where: 'An AI model, which another company may run',
      howLong: 'no longer than needed to answer the request and to prevent abuse',
    },
    {
      title: 'Report',
      what: 'Comments, checks, and issues, if you grant write access',
      where: 'From the product to your Git host or tracker',
      howLong: 'as long as you keep them there',
    },
    {
      title: 'Delete',
      what: 'Your Customer Content on our servers, and then the copies in backups',
      where: 'Our servers',
      howLong: `no longer than ${retention.customerContentDays} days after your subscription or free use ends; in backups, for ${retention.backupDays} more days`,
    },
  ],
} as const

const periods: TextTable = {
  id: 'retention',
  heading: 'How long we keep data',
  columns: ['Data', 'Kept for'],
  rows: [
    [
      'Customer Content in the hosted product',
      `Until ${retention.customerContentDays} days after the subscription or the free use ends`,
    ],
    ['Messages and demo requests', `${retention.messageMonths} months`],
    ['Waitlist requests', `${retention.waitlistMonths} months`],
    ['Job applications', `${retention.applicationYears} years`],
    [
      'Newsletter addresses',
      `Until you unsubscribe, then ${retention.unsubscribedMonths} months on a do-not-send list`,
    ],
    ['Server logs', `${retention.logDays} days at most`],
    ['Backups', `${retention.backupDays} days`],
    ['Billing records', `${retention.billingYears} years after the tax year`],
  ],
}

export const trust = {
  label: 'Trust',
  meta: {
    title: 'Trust: Your Code, Your Data, Our Policy',
    description:
      'How the product handles your code, which companies process data, how long we keep it, how this site protects you, and how to report a vulnerability.',
  } satisfies PageMeta,
  heading: 'How we handle your code and data',
  lead: 'This page is for security reviews and procurement. It summarizes how we handle your code and data, links to the contracts that bind us, and lists the questions that we answer by email.',
  contents: 'On this page',
  yourCode: { id: 'your-code', label: 'Your code' },
  dataFlow,
  processors: {
    id: 'processors',
    label: 'Companies',
    heading: 'Companies that process data for us',
    lead: (updated: string) => `This list was last changed on ${updated}. ${processorTable.note}`,
    subprocessors: 'Subprocessors, which process Customer Data',
    others: 'Other companies, which receive no Customer Data',
    links: [
      { label: 'Data Processing Addendum', to: '/dpa' },
      { label: 'Notice of changes', to: '/dpa#subprocessors-changes' },
    ] satisfies readonly PageLink[],
  },
  retention: {
    ...periods,
    label: 'Retention',
    links: [
      { label: 'Privacy Policy, Section 5', to: '/privacy#retention' },
    ] satisfies readonly PageLink[],
  },
  questions: {
    links: [
      { label: 'Plans, languages, and integrations', to: '/pricing#before-you-buy' },
    ] satisfies readonly PageLink[],
  },
  site: { label: 'This site' },
  report: { label: 'Report' },
} as const
