import { access } from '../access.ts'
import { brand } from '../brand.ts'
import type { PageLink, PageMeta } from '../pages/types.ts'
import { productLink } from '../products/catalogue.ts'
import type { ProductId } from '../products/types.ts'

/** A link to a product's page that names the product. */
export function seeProduct(id: ProductId): PageLink {
  const { label, to } = productLink(id)
  return { label: `See ${label}`, to }
}

export const home = {
  meta: {
    title: `${brand.name} – ${brand.headline}`,
    description: `${brand.name} reads your repository, learns the business rules in your code, and reports the lines that break a rule, each with a suggested fix.`,
  } satisfies PageMeta,
  hero: {
    label: access.label,
    headline: brand.headline,
    tagline: brand.tagline,
    lead: `${brand.name} finds business logic flaws that scanners often miss. Try two below.`,
    actions: {
      signUp: { label: 'Sign Up', to: '/join-waitlist' },
      demo: { label: 'Schedule Demo', to: '/contact' },
    },
  },
  demo: {
    video: {
      label: 'Product demo, silent loop',
      alternative:
        'A question about refunds is typed into AI Chat. The answer for a security engineer names CWE-639 and cites refunds.ts, line 38. The answer for a developer shows the suggested change.',
    },
  },
  views: {
    label: 'One finding',
    heading: 'One missing check, from question to fix',
    lead: 'Each step shows what a different product adds to one finding.',
  },
  stats: { label: 'Demo', heading: 'See it work', figures: 'In numbers' },
  features: {
    label: 'Ways in',
    heading: 'Ask, model, or scan',
    lead: 'You choose the repository and the branch.',
    cards: [
      {
        id: 'ai-code-reviews',
        title: 'AI Code Reviews',
        text: 'Pick a branch and a persona, such as security engineer or developer. Ask what a change does and which risks it adds, and check the lines that the answer cites.',
        links: [seeProduct('ai-chat')],
      },
      {
        id: 'business-logic-security',
        title: 'Business Logic Security',
        text: `Pattern matching can’t tell who may issue a refund or which steps must come first. ${brand.name} infers such rules from your code, and drafts a threat model and a business logic map.`,
        links: [seeProduct('threat-modeling'), seeProduct('business-logic-map')],
      },
      {
        id: 'code-security-scanning',
        title: 'Code Security Scanning',
        text: 'Run SAST, DAST, IaC, and container scans on one commit. Each finding names a CWE entry if one applies. All scans except SAST require Pro or Enterprise.',
        links: [seeProduct('security-scanning')],
      },
    ],
  },
  deepSearch: {
    label: 'Deep search',
    heading: 'Deep Search',
    lead: 'Ask in your own words. Deep search finds the code, and AI Chat cites it in the answer.',
    exampleLabel: 'Illustrative questions',
    parts: [
      {
        id: 'business',
        title: 'Knows your Business',
        text: 'Finds the rules in your code: limits, approvals, states, and transitions.',
        question: 'Who has to approve a refund of more than $50?',
        answer:
          'Two support agents. The check is in domain/approval.ts:19, but the retry in domain/refund.ts:71 skips it.',
      },
      {
        id: 'architecture',
        title: 'Knows your Product Architecture',
        text: 'Within one repository, follows calls and data across services, queues, and data stores, and marks the trust boundaries along the way.',
        question: 'Which services read customer addresses?',
        answer:
          'Orders, billing, and the export job, which writes the addresses to a bucket that anyone can list: infra/exports.tf:12.',
      },
      {
        id: 'code',
        title: 'Knows your Code',
        text: 'Reads the branch you pick, including generated code, and cites the lines behind each claim.',
        question: 'Where do we fetch a URL that a caller sends?',
        answer:
          'In routes/webhooks.ts:22. The URL isn’t checked, and the caller gets the response, so this is SSRF (CWE-918).',
      },
    ],
  },
  integrations: {
    label: 'Integrations',
    heading: 'Your code host, tracker, and scanners',
    lead: 'Connect the tools you use. You get findings as comments, checks, and issues.',
    tools: [
      {
        id: 'github',
        name: 'GitHub',
        flow: 'We read your repositories, and post review comments and checks.',
      },
      {
        id: 'jira',
        name: 'Jira',
        flow: 'We open, update, and comment on issues, and read their status.',
      },
      { id: 'semgrep', name: 'Semgrep', flow: 'We import SARIF with data-flow traces.' },
      { id: 'snyk', name: 'Snyk', flow: 'We import SARIF from all four Snyk tests.' },
      { id: 'grype', name: 'Grype', flow: 'We import SARIF and tie results to the image digest.' },
      { id: 'checkov', name: 'Checkov', flow: 'We import SARIF and link results to endpoints.' },
    ],
    action: { label: 'Explore All Integrations', to: '/integrations' },
  },
  memory: {
    label: 'Memory',
    heading: 'Each review builds on the last',
    lead: `${brand.name} keeps the results of each review and uses them in the next.`,
    points: [
      'Flows, endpoints, and trust boundaries, updated with each scan.',
      'Accepted risks and false positives, each with the reason that you gave.',
      'Past findings, each with the change that fixed the flaw.',
    ],
    video: {
      label: 'Memory layer demo, silent loop',
      alternative:
        'A flow graph of orders and refunds grows as commits arrive. A retry that skips the approval is flagged as CWE-841 in refund.ts, line 71. After the fix, the flag is gone.',
    },
    action: { label: 'Sign Up To Get Started', to: '/join-waitlist' },
  },
  articles: {
    label: 'Articles',
    heading: 'Check our work',
    lead: 'Each article comes with code. A test runs the code and checks that the article shows the code’s output. Some articles measure this website.',
    action: { label: 'Read the articles', to: '/blogs' },
  },
  testimonials: { label: 'Voices', heading: 'What users say' },
  closing: {
    label: 'Next',
    heading: 'Secure the code your AI coding assistants write',
    text: 'Assistants can write code faster than a team can review it. Before you merge a change, check it against your business rules and your threat model, and scan it.',
    actions: [
      { label: 'Sign Up', to: '/join-waitlist' },
      { label: 'Schedule Demo', to: '/contact' },
    ],
  },
  badge: {
    /** The announcement of the first dataset, and its fallback. Phones show only the second part. */
    label: ['Find us on the', 'launch site'],
    hide: 'Hide this badge',
    hidden: 'The badge is hidden.',
  },
} as const
