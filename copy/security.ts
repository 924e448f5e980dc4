import type { FeaturePart } from './features.ts'
import type { PageLink, PageMeta } from './pages/types.ts'
import { productLink } from './products/catalogue.ts'

/** The sections of the security page, in order. Its counters are in `copy/claims/claims.ts`. */
const parts = [
  {
    id: 'business-logic-inventory',
    icon: 'Waypoints',
    title: 'Business logic inventory',
    description: 'See the state changes in your code that break a rule, and the line of each.',
    points: [{ text: 'Mapped to chapter V2 of OWASP ASVS 5.0, Validation and Business Logic.' }],
    link: productLink('business-logic-map'),
  },
  {
    id: 'endpoint-hardening',
    icon: 'Route',
    title: 'Endpoint hardening',
    description:
      'See the routes that have a finding. Each row names the weakness, such as CWE-639 or CWE-862.',
    points: [
      { text: 'Finds internal routes that are reachable from the internet.' },
      {
        text: 'Mapped to chapters V4 (API and Web Service) and V8 (Authorization) of OWASP ASVS 5.0.',
      },
    ],
    link: productLink('endpoint-analysis'),
  },
  {
    id: 'threat-modeling',
    icon: 'ShieldAlert',
    title: 'Threat modeling',
    description:
      'Model one feature at a time with STRIDE. We draft the diagram and a list of threats from your code. Your team rates the threats and decides what to do about each one.',
    points: [{ text: 'Flags threats for review when a commit changes the code behind them.' }],
    link: productLink('threat-modeling'),
  },
  {
    id: 'vulnerability-management',
    icon: 'Bug',
    title: 'Vulnerability management',
    description:
      'Work from one queue of findings from scanners, AI Chat, business logic maps, threat models, and Endpoint Analysis, ranked by exploitation, reachability, and severity.',
    points: [{ text: 'Records a reason and an end date for each accepted risk.' }],
    link: productLink('vulnerability-management'),
  },
  {
    id: 'knowledge-base',
    icon: 'BookOpen',
    title: 'Knowledge base',
    description:
      'Keep what your team learns: how flows work, what was decided, which findings were false positives and why, and how each real flaw was fixed.',
    points: [
      { text: 'AI Chat takes earlier decisions into account and cites them.' },
      { text: 'A dismissed finding stays dismissed when its line number changes.' },
      { text: 'Each entry names the commit that it’s based on.' },
    ],
    link: productLink('ai-chat'),
  },
] as const satisfies readonly FeaturePart[]

export const security = {
  meta: {
    title: 'Security: Fortify Your Applications with Precision',
    description:
      'Business logic inventory, endpoint hardening, threat modeling, vulnerability management, and a knowledge base: what each one reads and what it finds.',
  } satisfies PageMeta,
  heading: 'Fortify Your Applications with Precision',
  lead: 'Find where your application can be attacked. Each finding in your code cites the line and, if one applies, a CWE entry.',
  parts,
  /**
   * Below the sections. Its ID is that of the policy, which older links to this page name. Written out, so that the
   * page doesn't load the policy.
   */
  trust: {
    id: 'report-a-vulnerability',
    label: 'Trust',
    heading: 'Report a weakness in our own software',
    text: 'The Trust page contains our vulnerability policy and explains how we handle your code, which companies process data, and how this site protects visitors.',
    links: [
      { label: 'Report a vulnerability', to: '/trust#report-a-vulnerability' },
      { label: 'Trust', to: '/trust' },
    ] satisfies readonly PageLink[],
  },
} as const
