import type { IconName } from './icons.ts'
import type { PageLink, PageMeta } from './pages/types.ts'
import { productLink } from './products/catalogue.ts'
import { scanTriggers } from './products/scan-triggers.ts'

/** A section of the features page or the security page. `id` is its anchor. */
export interface FeaturePart {
  id: string
  icon: IconName
  title: string
  description: string
  points: readonly FeaturePoint[]
  link: PageLink
}

interface FeaturePoint {
  /** The label of the point, such as "Limits". */
  name?: string
  text: string
}

/** The sections of the features page, in order. */
const parts = [
  {
    id: 'deep-search',
    icon: 'TextSearch',
    title: 'Deep search',
    description: 'Describe what the code does. You don’t have to know any names in the code.',
    points: [
      {
        name: 'How it matches',
        text: 'Deep search compares your words with names, comments, calls, and data flow. Each result shows why it matched.',
      },
      { name: 'Limits', text: 'You can search one branch of one repository at a time.' },
    ],
    link: productLink('ai-chat'),
  },
  {
    id: 'codebase-exploration',
    icon: 'FolderTree',
    title: 'Codebase exploration',
    description:
      'Follow a request from its route to the database and back, and see what the code checks at each step.',
    points: [
      {
        name: 'Limits',
        text: 'The map comes from source code alone. If a step shows “None found,” ask someone who knows the business whether the step needs a check.',
      },
    ],
    link: productLink('business-logic-map'),
  },
  {
    id: 'real-time-scanning',
    icon: 'ScanLine',
    title: 'Real-time scanning',
    description: `On Pro and Enterprise, a scan of each pull request reports flaws while you still remember the change. Scans start ${scanTriggers}.`,
    points: [
      {
        name: 'Limits',
        text: 'DAST runs only against deployments that you name and are allowed to test.',
      },
    ],
    link: productLink('security-scanning'),
  },
  {
    id: 'vulnerability-fixing',
    icon: 'Wrench',
    title: 'Vulnerability fixing',
    description: 'Get a suggested change for a finding, and review it like any other diff.',
    points: [
      {
        name: 'Limits',
        text: '“No path found” doesn’t prove that nobody can reach the code. To close a finding without a fix, choose a state and give a reason.',
      },
    ],
    link: productLink('vulnerability-management'),
  },
  {
    id: 'chat',
    icon: 'MessageSquareCode',
    title: 'Chat',
    description:
      'Choose a persona, such as security engineer, and the length of the answer. For a follow-up question, AI Chat also uses the files that it has already read.',
    points: [
      {
        name: 'Limits',
        text: 'AI Chat doesn’t change your code, and its answers can be wrong. Read the cited lines before you rely on an answer.',
      },
    ],
    link: productLink('ai-chat'),
  },
] as const satisfies readonly FeaturePart[]

type FeatureId = (typeof parts)[number]['id']

/** What a visitor may have, and what the features make of it. */
interface FeatureInput {
  id: string
  name: string
  example: string
  /** Empty if no feature takes it. */
  results: readonly { feature: FeatureId; output: string }[]
}

const inputs: readonly FeatureInput[] = [
  {
    id: 'question',
    name: 'A question',
    example: '“Where do we trust a price sent by the client?”',
    results: [
      {
        feature: 'deep-search',
        output: 'A ranked list of functions, routes, and configuration, with the lines that match.',
      },
      { feature: 'chat', output: 'An answer that cites lines of code.' },
    ],
  },
  {
    id: 'rule',
    name: 'A business rule',
    example: '“Refunds need a captured payment.”',
    results: [
      {
        feature: 'codebase-exploration',
        output:
          'A state graph of the business object, and the transitions that break the rule, each with its trigger, guard, and line.',
      },
    ],
  },
  {
    id: 'commit',
    name: 'A commit',
    example: 'In a pull request, or merged',
    results: [
      {
        feature: 'real-time-scanning',
        output:
          'SAST, IaC, and container findings for that commit. For a pull request, you get only the findings that it adds.',
      },
      {
        feature: 'chat',
        output: 'What the diff changes, explained for the persona that you choose.',
      },
    ],
  },
  {
    id: 'deployment',
    name: 'A test deployment',
    example: 'One that you’re allowed to test',
    results: [{ feature: 'real-time-scanning', output: 'DAST findings.' }],
  },
  {
    id: 'sarif',
    name: 'Other scanners’ results',
    example: 'SARIF 2.1.0 from Semgrep, Snyk, Grype, or Checkov',
    results: [
      {
        feature: 'real-time-scanning',
        output: 'One list, with matching results merged.',
      },
    ],
  },
  {
    id: 'finding',
    name: 'A finding in your code',
    example: 'CWE-639 in a route',
    results: [
      { feature: 'vulnerability-fixing', output: 'A diff to review.' },
      {
        feature: 'chat',
        output: 'An explanation of the problem, and the evidence for an issue.',
      },
    ],
  },
  {
    id: 'cve',
    name: 'A CVE',
    example: 'In a package that your image contains',
    results: [
      {
        feature: 'vulnerability-fixing',
        output:
          'The dependency that requires the package, and a version of the package without a known vulnerability.',
      },
    ],
  },
  {
    id: 'other-site',
    name: 'Someone else’s site',
    example: 'Without permission to test it',
    results: [],
  },
]

export const features = {
  meta: {
    title: 'Features: Code Smarter, Ship Securely',
    description:
      'Deep search, codebase exploration, real-time scanning, vulnerability fixing, and chat: what you put in, what you get back, and the limits of each.',
  } satisfies PageMeta,
  heading: 'Code Smarter, Ship Securely',
  lead: 'Select a starting point to see which feature handles it and what you get back.',
  /** The widget at the top of the page. */
  inputs: {
    question: 'What are you starting from?',
    initial: 'question',
    items: inputs,
    none: {
      name: 'Not supported',
      reason: 'We scan only what you own or have permission to test.',
    },
  },
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
