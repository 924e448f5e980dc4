import type { PageLink, PageMeta } from './page.ts'
import { productLink } from './products/catalogue.ts'

/** A band of the features or the security page. `id` is its anchor. */
export interface FeaturePart {
  id: string
  icon: string
  title: string
  description: string
  points: readonly string[]
  link: PageLink
}

/** Spec §2: the five parts of the features page, in its order. */
const parts = [
  {
    id: 'deep-search',
    icon: 'TextSearch',
    title: 'Deep search',
    description:
      'Search a branch by what the code does. You describe the behavior; the result is a ranked list of places, each with the lines that match and a sentence on why.',
    points: [
      'Input: a sentence such as “where do we trust a price sent by the client?”',
      'Output: functions, routes and configuration, by file and line.',
      'Covers names, comments, calls and data flow.',
    ],
    link: productLink('ai-chat'),
  },
  {
    id: 'codebase-exploration',
    icon: 'FolderTree',
    title: 'Codebase exploration',
    description:
      'Walk from a route to the database and back. The map shows the states of your business objects, the code that changes them and the guard on each change.',
    points: [
      'Callers and callees of any function, without running the code.',
      'State graphs for orders, users, invoices and whatever else you model.',
      'Trust boundaries where input crosses into your system.',
    ],
    link: productLink('business-logic-map'),
  },
  {
    id: 'real-time-scanning',
    icon: 'ScanLine',
    title: 'Real-time scanning',
    description:
      'Scans start when a commit arrives. SAST, IaC and container results refer to that commit; DAST runs against the test deployment you name.',
    points: [
      'A pull request sees only what it adds.',
      'Results of different tools about one problem are merged.',
      'SARIF 2.1.0 from Semgrep, Snyk, Grype and Checkov goes into the same list.',
    ],
    link: productLink('security-scanning'),
  },
  {
    id: 'vulnerability-fixing',
    icon: 'Wrench',
    title: 'Vulnerability fixing',
    description:
      'A finding comes with a suggested change and the CWE entry it addresses. You review it like any other diff.',
    points: [
      'Order by reachability, then severity, then data at risk.',
      'For dependencies: the lowest version that fixes the CVE, and who pulls the package in.',
      'A finding is proposed for closing when no tool that reported it sees it any more.',
    ],
    link: productLink('vulnerability-management'),
  },
  {
    id: 'chat',
    icon: 'MessageSquareCode',
    title: 'Chat',
    description:
      'Ask about a branch, a diff or a finding. Choose who answers and how long: a security engineer in two sentences, or a developer step by step.',
    points: [
      'Citations by file and line under every claim.',
      'Follow-up questions keep the files already read.',
      'An answer can become an issue that holds its evidence.',
    ],
    link: productLink('ai-chat'),
  },
] as const satisfies readonly FeaturePart[]

export const features = {
  meta: {
    title: 'Code Smarter, Ship Securely',
    description:
      'Deep search, codebase exploration, real-time scanning, vulnerability fixing and chat: what each takes in and what comes out of it.',
  } satisfies PageMeta,
  heading: 'Code Smarter, Ship Securely',
  lead: 'Five tools that read the same branch. For each: what goes in, and what comes out.',
  parts,
} as const
