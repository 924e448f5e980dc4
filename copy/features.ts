import type { PageLink, PageMeta } from './pages/types.ts'
import { productLink } from './products/catalogue.ts'
import { scanTriggers } from './products/scan-triggers.ts'

/** A section of the features page or the security page. `id` is its anchor. */
export interface FeaturePart {
  id: string
  icon: string
  title: string
  description: string
  points: readonly FeaturePoint[]
  link: PageLink
}

interface FeaturePoint {
  /** The label of the point, such as "You give it". */
  name?: string
  text: string
}

/** The sections of the features page, in order. */
const parts = [
  {
    id: 'deep-search',
    icon: 'TextSearch',
    title: 'Deep search',
    description:
      'Describe what the code does, and you get a ranked list of places, each with the lines that match and a sentence on why.',
    points: [
      {
        name: 'You give it',
        text: 'A sentence, such as “Where do we trust a price the client sends?”',
      },
      {
        name: 'You get',
        text: 'Functions, routes, and configuration, each with its line, matched on names, comments, calls, and data flow.',
      },
      { name: 'Where it stops', text: 'It searches one branch of one repository at a time.' },
    ],
    link: productLink('ai-chat'),
  },
  {
    id: 'codebase-exploration',
    icon: 'FolderTree',
    title: 'Codebase exploration',
    description:
      'Walk from a route to the database and back. The map shows the states of your business objects, the code that changes them, and the guard on each change.',
    points: [
      { name: 'You give it', text: 'A branch, and the rules that must hold, one sentence each.' },
      {
        name: 'You get',
        text: 'A state graph for each business object, with its trust boundaries. Every edge shows its trigger, its guard, and its line.',
      },
      {
        name: 'Where it stops',
        text: 'It reads source and doesn’t run it. If it says “None found,” ask someone who knows the business whether a check belongs there.',
      },
    ],
    link: productLink('business-logic-map'),
  },
  {
    id: 'real-time-scanning',
    icon: 'ScanLine',
    title: 'Real-time scanning',
    description: `Find out about a flaw while you still remember the change. Scans start ${scanTriggers}. SAST, IaC, and container results belong to that commit, and DAST runs against the test deployment you name.`,
    points: [
      {
        name: 'You give it',
        text: 'A commit, an image, a test deployment, and SARIF 2.1.0 from Semgrep, Snyk, Grype, and Checkov.',
      },
      {
        name: 'You get',
        text: 'One finding, even if several tools report the problem. A branch scan lists them all. A pull request lists what it adds.',
      },
      {
        name: 'Where it stops',
        text: 'DAST calls only what you name and are allowed to test.',
      },
    ],
    link: productLink('security-scanning'),
  },
  {
    id: 'vulnerability-fixing',
    icon: 'Wrench',
    title: 'Vulnerability fixing',
    description:
      'Each finding comes with a suggested change and the CWE entry it addresses. Review it like any other diff.',
    points: [
      {
        name: 'You give it',
        text: 'Findings from every tool. Known-exploited flaws and malicious packages go first, then reachability and severity decide.',
      },
      {
        name: 'You get',
        text: 'A diff for your own code. For a dependency, the version that fixes the CVE, a later one if that has others, and what pulls the package in.',
      },
      {
        name: 'Where it stops',
        text: '“No path found” doesn’t prove that you’re safe. To close a finding you give it a state and a reason.',
      },
    ],
    link: productLink('vulnerability-management'),
  },
  {
    id: 'chat',
    icon: 'MessageSquareCode',
    title: 'Chat',
    description:
      'Ask about a branch, a diff, or a finding. Choose who answers and at what length: a security engineer in two sentences, or a developer step by step.',
    points: [
      {
        name: 'You give it',
        text: 'A branch, a diff, or a finding, and a question. Follow-ups keep the files it has read.',
      },
      {
        name: 'You get',
        text: 'An answer with its sources. An issue you create from it includes the evidence.',
      },
      {
        name: 'Where it stops',
        text: 'It reads and never changes your code, and it can be wrong. If the cited lines don’t support a sentence, drop the sentence.',
      },
    ],
    link: productLink('ai-chat'),
  },
] as const satisfies readonly FeaturePart[]

export const features = {
  meta: {
    title: 'Features: Code Smarter, Ship Securely',
    description:
      'Deep search, codebase exploration, real-time scanning, vulnerability fixing, and chat: what you give each one, what you get, and where it stops.',
  } satisfies PageMeta,
  heading: 'Code Smarter, Ship Securely',
  lead: 'What you give each tool, what you get back, and its limits.',
  parts,
  closing: {
    heading: 'Pick a plan',
    text: 'Compare what each plan includes and how much code it covers.',
    actions: [
      { label: 'Compare Plans', to: '/pricing' },
      { label: 'Schedule Demo', to: '/contact?reason=demo' },
    ] satisfies readonly PageLink[],
  },
} as const
