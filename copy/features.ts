import type { PageLink, PageMeta } from './page.ts'
import { productLink } from './products/catalogue.ts'

/** A band of the features or the security page. `id` is its anchor. */
export interface FeaturePart {
  id: string
  icon: string
  title: string
  description: string
  points: readonly FeaturePoint[]
  link: PageLink
}

interface FeaturePoint {
  /** The label of the point, such as "Input". */
  name?: string
  text: string
}

/** The five parts of the features page, in order. */
const parts = [
  {
    id: 'deep-search',
    icon: 'TextSearch',
    title: 'Deep search',
    description:
      'Search a branch by what the code does. You describe the behavior; the result is a ranked list of places, each with the lines that match and a sentence on why.',
    points: [
      { name: 'Input', text: 'A sentence such as “where do we trust a price sent by the client?”' },
      {
        name: 'Output',
        text: 'Functions, routes and configuration by file and line, matched on names, comments, calls and data flow.',
      },
      { name: 'Limit', text: 'One branch of one repository at a time.' },
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
      { name: 'Input', text: 'A branch, and in a sentence each the rules that must hold.' },
      {
        name: 'Output',
        text: 'A state graph for each business object, with its trust boundaries, and every edge with its trigger, its guard and its line.',
      },
      {
        name: 'Limit',
        text: 'Read from source, without running it. “None found” is a question for someone who knows the business.',
      },
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
      {
        name: 'Input',
        text: 'A commit, an image, a test deployment, and SARIF 2.1.0 from Semgrep, Snyk, Grype and Checkov.',
      },
      {
        name: 'Output',
        text: 'One finding where several tools report one problem. A scan of a branch lists all of them, a pull request what it adds.',
      },
      {
        name: 'Limit',
        text: 'DAST calls what you name and are allowed to test, and nothing else.',
      },
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
      {
        name: 'Input',
        text: 'Findings of every tool, ordered by reachability, then severity, then data at risk.',
      },
      {
        name: 'Output',
        text: 'A diff for your own code. For a dependency, the lowest version that fixes the CVE and who pulls the package in.',
      },
      {
        name: 'Limit',
        text: '“No path found” is no proof of safety, and closing a finding takes a state and a reason.',
      },
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
      {
        name: 'Input',
        text: 'A branch, a diff or a finding, and a question. Follow-ups keep the files already read.',
      },
      {
        name: 'Output',
        text: 'An answer with a citation by file and line under every claim. It can become an issue that holds its evidence.',
      },
      {
        name: 'Limit',
        text: 'Read access only, and an answer can be wrong. If the cited lines do not support a sentence, drop the sentence.',
      },
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
  closing: {
    heading: 'Which plan has what',
    text: 'The pricing page says what each plan includes and how much code it reads.',
    actions: [
      { label: 'Compare Plans', to: '/pricing' },
      { label: 'Schedule Demo', to: '/contact?reason=demo' },
    ] satisfies readonly PageLink[],
  },
} as const
