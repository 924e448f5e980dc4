import type { PageLink, PageMeta } from './pages/types.ts'
import { productCatalogue, productIds } from './products/catalogue.ts'
import { productsWithFinding } from './products/finding-navigation.ts'
import type { Point, ProductId } from './products/types.ts'

type FourFeatures = readonly [string, string, string, string]

export interface ServiceCard {
  id: ProductId
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
    'CVSS 4.0 vectors for your code, published vectors for CVEs',
    'Reachability with a path',
    'Decisions with a reason and an end date',
  ],
  'threat-modeling': [
    'Sequence diagram with trust boundaries',
    'STRIDE for each element',
    'A risk matrix that your team fills in',
    'Mitigations mapped to OWASP ASVS 5.0',
  ],
  'endpoint-analysis': [
    'An inventory from routers and middleware',
    'Function, object, and field checks',
    'Exposure from ingress and gateway rules',
    'Differences from your OpenAPI file',
  ],
  'security-scanning': [
    'Four scan types on one commit',
    'SARIF 2.1.0 import and export',
    'Only new findings in pull requests',
    'Issues in GitHub or Jira',
  ],
}

/** Numbered as on the pages of the products with the finding. */
const cards: readonly ServiceCard[] = [...new Set([...productsWithFinding, ...productIds])].map(
  (id) => {
    const { title, summary, path } = productCatalogue[id]
    const link = { label: 'Learn more', to: path }
    return { id, title, description: summary, features: offers[id], link }
  },
)

/** The four-step timeline. */
const steps = [
  {
    title: 'Assessment',
    description:
      'Your team connects repositories read-only, chooses branches and deployments, and writes down business rules. The software takes a first inventory.',
  },
  {
    title: 'Analysis',
    description:
      'The software reads the code, drafts flows and threat models, runs the scans, and merges the results. Your team corrects the drafts and rates the threats.',
  },
  {
    title: 'Remediation',
    description:
      'The software suggests changes and ranks the findings. Your team reviews and merges fixes, or accepts a risk for a set time.',
  },
  {
    title: 'Monitoring',
    description:
      'The software scans pull requests, runs scheduled scans, checks fixes, and reopens findings that return. Your team reviews accepted risks when they expire.',
  },
] as const satisfies readonly Point[]

export const services = {
  meta: {
    title: 'Our Security Services',
    description:
      'Codebase chat, business logic maps, vulnerability management, threat models, endpoint analysis, and scanning, and the four steps of the security process.',
  } satisfies PageMeta,
  heading: 'Our Security Services',
  lead: 'Each service is a software product that your team uses. See its product page to learn how it works.',
  cards,
  note: (location: string) =>
    `Illustrative: what each service reports about one finding, ${location}.`,
  verdict: (service: string) => `Illustrative: what ${service} reports about one finding.`,
  process: {
    heading: 'Security Process',
    lead: 'Assessment comes first. The other steps repeat as your code changes.',
    steps,
  },
  closing: {
    heading: 'Start with one branch',
    text: 'Pick a public repository for a demo, or compare the plans first.',
    actions: [
      { label: 'Schedule Demo', to: '/contact?reason=demo' },
      { label: 'Compare Plans', to: '/pricing' },
    ] satisfies readonly PageLink[],
  },
} as const
