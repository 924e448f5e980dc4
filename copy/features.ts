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
    description:
      'Describe what the code does. Deep search compares your words with names, comments, calls, and data flow.',
    points: [limit('You can search one branch of one repository at a time.')],
    link: productLink('ai-chat'),
  },
  {
    id: 'codebase-exploration',
    icon: 'FolderTree',
    title: 'Codebase exploration',
    description:
      'Follow a request to the database and back, and see what the code checks on each line.',
    points: [
      limit(
        'The map comes from source code alone. If a line shows “None found,” ask someone who knows the business whether the line needs a check.',
      ),
    ],
    link: productLink('business-logic-map'),
  },
  {
    id: 'real-time-scanning',
    icon: 'ScanLine',
    title: 'Real-time scanning',
    description:
      'On Pro and Enterprise, a scan of each pull request reports flaws while you still remember the change.',
    points: [limit(`Scans don’t run while you type. They start ${scanTriggers}.`)],
    link: productLink('security-scanning'),
  },
  {
    id: 'vulnerability-fixing',
    icon: 'Wrench',
    title: 'Vulnerability fixing',
    description: 'Get a suggested change for a finding, and review it like any other diff.',
    points: [limit('“No path found” doesn’t prove that nobody can reach the code.')],
    link: productLink('vulnerability-management'),
  },
  {
    id: 'chat',
    icon: 'MessageSquareCode',
    title: 'Chat',
    description:
      'Choose a persona. For a follow-up question, AI Chat also uses the files that it has already read.',
    points: [limit('Answers can be wrong. Read the cited lines before you rely on an answer.')],
    link: productLink('ai-chat'),
  },
] as const satisfies readonly FeaturePart[]

function limit(text: string): FeaturePoint {
  return { name: 'Limits', text }
}

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
        output: 'A ranked list of the lines that match.',
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
        output: 'A graph of states, and the transitions that break the rule.',
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
          'SAST, IaC, and container findings. For a pull request, you get only the findings that it adds.',
      },
      {
        feature: 'chat',
        output: 'What the diff changes.',
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
    example: 'As SARIF 2.1.0',
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
    results: [{ feature: 'vulnerability-fixing', output: 'A diff to review.' }],
  },
  {
    id: 'cve',
    name: 'A CVE',
    example: 'In a package that your image contains',
    results: [
      {
        feature: 'vulnerability-fixing',
        output: 'A version of the package without a known vulnerability.',
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
  lead: 'Select a starting point to see what you get back.',
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
    text: 'Compare what each plan includes.',
    actions: [
      { label: 'Compare Plans', to: '/pricing' },
      { label: 'Schedule Demo', to: '/contact?reason=demo' },
    ] satisfies readonly PageLink[],
  },
} as const
