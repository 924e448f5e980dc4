import type { FeaturePart } from './features.ts'
import type { PageLink, PageMeta } from './pages/types.ts'
import { productLink } from './products/catalogue.ts'

/** The sections of the security page, in order. Its counters are in `copy/claims/claims.ts`. */
const parts = [
  {
    id: 'business-logic-inventory',
    icon: 'Waypoints',
    title: 'Business logic inventory',
    description:
      'See each step in your code that changes a state, with its trigger, its guard, and who can start the step.',
    points: [
      { text: 'Built from handlers, jobs, webhooks, and database writes.' },
      {
        text: 'Shows the source line of each transition’s guard, or “None found.”',
      },
      { text: 'Mapped to OWASP ASVS 5.0, V2 Validation and Business Logic.' },
    ],
    link: productLink('business-logic-map'),
  },
  {
    id: 'endpoint-hardening',
    icon: 'Route',
    title: 'Endpoint hardening',
    description:
      'See authentication, authorization, and exposure for the routes that we find. If a check is missing, you see the weakness: CWE-306, CWE-639, CWE-862, or CWE-915.',
    points: [
      {
        text: 'Covers authorization for functions, objects, and fields, with the line of each check.',
      },
      { text: 'Finds routes that are exposed by accident.' },
      { text: 'Mapped to OWASP ASVS 5.0, V4 API and Web Service and V8 Authorization.' },
    ],
    link: productLink('endpoint-analysis'),
  },
  {
    id: 'threat-modeling',
    icon: 'ShieldAlert',
    title: 'Threat modeling',
    description:
      'Model one feature at a time with STRIDE. We draw the diagram and the first list of threats from your code. Your team rates the threats and decides what to do.',
    points: [
      { text: 'Draws a sequence diagram with trust boundaries.' },
      {
        text: 'Cites the mitigations in your code, and opens issues for the ones that are missing.',
      },
      { text: 'Flags threats for review when a commit changes the code behind them.' },
    ],
    link: productLink('threat-modeling'),
  },
  {
    id: 'vulnerability-management',
    icon: 'Bug',
    title: 'Vulnerability management',
    description:
      'Work from one queue for everything your scanners, reviews, and threat models find, ranked by exploitation, reachability, and severity.',
    points: [
      { text: 'Lists each CVE with its full CVSS vector, and weaknesses in your code by CWE.' },
      { text: 'Traces the path from an entry point to the vulnerable code.' },
      { text: 'Gives every accepted risk a reason and an end date.' },
    ],
    link: productLink('vulnerability-management'),
  },
  {
    id: 'knowledge-base',
    icon: 'BookOpen',
    title: 'Knowledge base',
    description:
      'Keep what your team learns: how flows work, what was decided, which findings were false positives and why, and the change that fixed each real one.',
    points: [
      { text: 'Chat builds on earlier decisions and cites them.' },
      { text: 'A dismissed finding keeps its reason when its line number changes.' },
      { text: 'Every entry names a commit, so you can tell when it’s out of date.' },
    ],
    link: productLink('ai-chat'),
  },
] as const satisfies readonly FeaturePart[]

export const security = {
  meta: {
    title: 'Security: Fortify Your Applications with Precision',
    description:
      'Business logic inventory, endpoint hardening, threat modeling, vulnerability management, and a knowledge base: what each one reads, and what it finds.',
  } satisfies PageMeta,
  heading: 'Fortify Your Applications with Precision',
  lead: 'Find where your application can be attacked. Each finding cites lines of code and, if one applies, a public standard.',
  parts,
  /**
   * Below the sections. Its ID is that of the policy, which older links to this page name. Written out, so that the
   * page doesn't load the policy.
   */
  trust: {
    id: 'report-a-vulnerability',
    label: 'Trust',
    heading: 'Report a weakness in our own software',
    text: 'The Trust page has our vulnerability policy. It also covers how we handle your code, which companies process data, and how this site protects visitors.',
    links: [
      { label: 'Report a vulnerability', to: '/trust#report-a-vulnerability' },
      { label: 'Trust', to: '/trust' },
    ] satisfies readonly PageLink[],
  },
} as const
