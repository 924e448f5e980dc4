import { access } from './access.ts'
import { brand } from './brand.ts'
import { stats, testimonials } from './claims.ts'
import type { PageLink, PageMeta } from './page.ts'
import { productLink } from './products/catalogue.ts'
import type { ProductId } from './products/types.ts'

function seeProduct(id: ProductId): PageLink {
  const { label, to } = productLink(id)
  return { label: `See ${label}`, to }
}

export const home = {
  meta: {
    title: brand.headline,
    description: `${brand.name} maps business logic, models threats, scans code and answers questions about a repository with file and line.`,
  } satisfies PageMeta,
  hero: {
    label: access.label,
    headline: brand.headline,
    tagline: brand.tagline,
    lead: 'For developers and AppSec teams: connect a repository, ask about a branch, see how data moves through it, and fix what a scan finds. Every answer cites file and line.',
    actions: {
      signUp: { label: 'Sign Up', to: '/join-waitlist' },
      demo: { label: 'Schedule Demo', to: '/contact' },
    },
    video: {
      label: 'Product demo, silent loop',
      alternative:
        'A question about refunds is typed into the code chat. The answer for a security engineer names CWE-639 and points at refunds.ts, line 38. Then the developer’s answer gives the change.',
    },
  },
  stats: { heading: 'In numbers', items: stats },
  features: {
    heading: 'Three ways in',
    lead: 'Start from a question, from the design, or from a scan. All three read the same model of your code.',
    cards: [
      {
        id: 'ai-code-reviews',
        icon: 'MessageSquareCode',
        title: 'AI Code Reviews',
        text: 'Pick a branch and a persona, such as security engineer or developer. Ask what a change does and what it puts at risk. You get an answer with file:line citations.',
        links: [seeProduct('ai-chat')],
      },
      {
        id: 'business-logic-security',
        icon: 'Waypoints',
        title: 'Business Logic Security',
        text: 'The rules that no pattern matches: who may refund, which step may be skipped, where one tenant reaches another. Input is your code. Output is a STRIDE threat model and a map of the flows.',
        links: [seeProduct('threat-modeling'), seeProduct('business-logic-map')],
      },
      {
        id: 'code-security-scanning',
        icon: 'ScanLine',
        title: 'Code Security Scanning',
        text: 'SAST, DAST, infrastructure as code and container scans over one commit. Findings carry a CWE number and a CVSS vector, and become issues in your tracker.',
        links: [seeProduct('security-scanning')],
      },
    ],
  },
  deepSearch: {
    heading: 'Deep Search',
    lead: 'Search by meaning, not by file name. One question reaches the rules, the components and the lines.',
    exampleLabel: 'Illustrative question',
    parts: [
      {
        id: 'business',
        icon: 'BookOpen',
        title: 'Knows your Business',
        text: 'Finds the rules in the code: limits, approvals, states and the transitions between them.',
        question: 'Who can approve a payout above the limit?',
        answer:
          'Role finance_lead, checked in payouts/approve.ts:58. The retry job skips the check.',
      },
      {
        id: 'architecture',
        icon: 'Network',
        title: 'Knows your Product Architecture',
        text: 'Follows calls and data across services, queues and stores, and marks each trust boundary.',
        question: 'Which services read customer addresses?',
        answer:
          'Three: orders, labels and export. Export writes them to a shared bucket: export/addresses.ts:22.',
      },
      {
        id: 'code',
        icon: 'CodeXml',
        title: 'Knows your Code',
        text: 'Reads the branch you choose, generated code included, and cites what it read.',
        question: 'Where is a file path built from request input?',
        answer: 'reports/download.py:31 joins it unchecked. That is CWE-22.',
      },
    ],
  },
  integrations: {
    heading: 'Works with the tools you run',
    lead: 'Repositories, issues and scanner results come in. Findings with context go back out.',
    tools: [
      { id: 'github', name: 'GitHub' },
      { id: 'jira', name: 'Jira' },
      { id: 'semgrep', name: 'Semgrep' },
      { id: 'snyk', name: 'Snyk' },
      { id: 'grype', name: 'Grype' },
      { id: 'checkov', name: 'Checkov' },
    ],
    action: { label: 'Explore All Integrations', to: '/integrations' },
  },
  memory: {
    heading: 'A memory layer for your codebase',
    lead: 'What is learned about the code stays with the code. The next review starts from it.',
    points: [
      'Flows, endpoints and trust boundaries, updated commit by commit.',
      'Decisions: accepted risks, false positives, and the reason for each.',
      'Findings and the change that fixed them.',
    ],
    video: {
      label: 'Memory layer demo, silent loop',
      alternative:
        'A flow graph of orders and refunds grows as commits arrive. A retry that skips the approval is flagged as CWE-841 in refund.ts, line 71, and clears after the fix.',
    },
    action: { label: 'Sign Up To Get Started', to: '/join-waitlist' },
  },
  testimonials: { heading: 'What users say', items: testimonials },
  closing: {
    heading: 'Secure the code your AI coding assistants write',
    text: 'Assistants write code faster than people can read it. Have every change checked against your business rules, your threat model and your scan results before it merges.',
    actions: [
      { label: 'Sign Up', to: '/join-waitlist' },
      { label: 'Schedule Demo', to: '/contact' },
    ],
  },
  badge: {
    /** Phones show the second part alone. */
    label: ['Find us on the', 'launch site'],
    hide: 'Hide this badge',
    hidden: 'The badge is hidden.',
  },
} as const
