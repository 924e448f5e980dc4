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
      'Output: functions, routes and configuration by file and line, matched on names, comments, calls and data flow.',
      'Limit: one branch of one repository at a time.',
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
      'Input: a branch, and in a sentence each the rules that must hold.',
      'Output: a state graph for each business object, with its trust boundaries, and every edge with its trigger, its guard and its line.',
      'Limit: read from source, without running it. “None found” is a question for someone who knows the business.',
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
      'Input: a commit, an image, a test deployment, and SARIF 2.1.0 from Semgrep, Snyk, Grype and Checkov.',
      'Output: one finding where several tools report one problem. A scan of a branch lists all of them, a pull request what it adds.',
      'Limit: DAST calls what you name and are allowed to test, and nothing else.',
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
      'Input: findings of every tool, ordered by reachability, then severity, then data at risk.',
      'Output: a diff for your own code. For a dependency, the lowest version that fixes the CVE and who pulls the package in.',
      'Limit: “no path found” is no proof of safety, and closing a finding takes a state and a reason.',
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
      'Input: a branch, a diff or a finding, and a question. Follow-ups keep the files already read.',
      'Output: an answer with a citation by file and line under every claim. It can become an issue that holds its evidence.',
      'Limit: read access only, and an answer can be wrong. If the cited lines do not support a sentence, drop the sentence.',
    ],
    link: productLink('ai-chat'),
  },
] as const satisfies readonly FeaturePart[]

export const features = {
  meta: {
    title: 'Code Smarter, Ship Securely',
    description:
      'Deep search, codebase exploration, real-time scanning, vulnerability fixing and chat: what goes in, what comes out and where each stops.',
  } satisfies PageMeta,
  heading: 'Code Smarter, Ship Securely',
  lead: 'Five tools that read the same branch. For each: what goes in, what comes out, and where it stops.',
  parts,
} as const
