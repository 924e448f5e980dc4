import type { PageLink, PageMeta } from './pages/types.ts'
import { productCatalogue, productIds } from './products/catalogue.ts'
import { productsWithFinding } from './products/finding-navigation.ts'
import type { Point, ProductId, ProductSummary } from './products/types.ts'

type FourFeatures = readonly [string, string, string, string]

/** A service: icon, title, description, features, link. */
export interface ServiceCard {
  id: ProductId
  icon: ProductSummary['icon']
  title: string
  description: string
  features: FourFeatures
  link: PageLink
}

const offers: Readonly<Record<ProductId, FourFeatures>> = {
  'ai-chat': [
    'Answers for one repository, branch, and commit',
    'Personas: security engineer, developer, and more',
    'Deep search by meaning',
    'Suggested fixes as a diff',
  ],
  'business-logic-map': [
    'A state graph for each business object',
    'Guards with their source line',
    'Trust boundaries',
    'Compare two commits',
  ],
  'vulnerability-management': [
    'Duplicates merged across tools',
    'CVSS 4.0 for your code, the published vector for a CVE',
    'Reachability with a path',
    'Decisions with a reason and an end date',
  ],
  'threat-modeling': [
    'Sequence diagram with trust boundaries',
    'STRIDE for each element',
    'A risk matrix your team rates',
    'Mitigations mapped to OWASP ASVS 5.0',
  ],
  'endpoint-analysis': [
    'An inventory from routers and middleware',
    'Function, object, and field checks',
    'Exposure from ingress and gateway rules',
    'Differences from your OpenAPI file',
  ],
  'security-scanning': [
    'Four scan types, one commit',
    'SARIF 2.1.0 in and out',
    'Only new findings in pull requests',
    'Issues in GitHub or Jira',
  ],
}

/** Numbered as on the pages of the products with the finding. */
const cards: readonly ServiceCard[] = [...new Set([...productsWithFinding, ...productIds])].map(
  (id) => {
    const { icon, title, summary, path } = productCatalogue[id]
    const link = { label: 'Learn more', to: path }
    return { id, icon, title, description: summary, features: offers[id], link }
  },
)

/** The four-step timeline. */
const steps = [
  {
    title: 'Assessment',
    description:
      'Agree on scope: repositories, branches, deployments, and the rules that must hold. Connect a repository read-only, and take a first inventory.',
  },
  {
    title: 'Analysis',
    description:
      'Read code, routes, and infrastructure. Draw flows and threat models, run the scans, and merge the results into findings with evidence.',
  },
  {
    title: 'Remediation',
    description:
      'Fix what attackers already exploit, then go by reachability and severity. Your team reviews and merges.',
  },
  {
    title: 'Monitoring',
    description:
      'Repeat on every pull request and on a schedule. Confirm fixes, reopen what comes back, and review accepted risks when they expire.',
  },
] as const satisfies readonly Point[]

export const services = {
  meta: {
    title: 'Our Security Services',
    description:
      'Services for code security: codebase chat, business logic, vulnerabilities, threat models, endpoints, and scanning, and the process behind them.',
  } satisfies PageMeta,
  heading: 'Our Security Services',
  lead: 'Each service starts from a branch. The products’ pages say how each one works.',
  cards,
  process: {
    heading: 'Security Process',
    lead: 'Four steps, repeated with every change you make.',
    steps,
  },
  closing: {
    heading: 'Start with one branch',
    text: 'Pick a public repository for a demo, or compare what each plan includes first.',
    actions: [
      { label: 'Schedule Demo', to: '/contact?reason=demo' },
      { label: 'Compare Plans', to: '/pricing' },
    ] satisfies readonly PageLink[],
  },
} as const
