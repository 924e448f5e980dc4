import type { PageLink, PageMeta } from './page.ts'
import { productCatalogue, productIds } from './products/catalogue.ts'
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

const offers: Readonly<Record<ProductId, { description: string; features: FourFeatures }>> = {
  'ai-chat': {
    description:
      'Questions about a branch of your repository, answered in plain English. Input: a question, a persona, a verbosity. Output: an answer with citations by file and line.',
    features: [
      'Bound to repository, branch and commit',
      'Personas: security engineer, developer and others',
      'Deep search by meaning',
      'Fixes suggested as a diff',
    ],
  },
  'business-logic-map': {
    description:
      'The states of your business objects and the ways between them, drawn from the code. Output: a graph, and the list of transitions that break a rule you stated.',
    features: [
      'State graph per business object',
      'Guards with a source line',
      'Trust boundaries',
      'Comparison between two commits',
    ],
  },
  'vulnerability-management': {
    description:
      'Results of every scanner and review, merged into one queue. Each finding has a CWE entry, a CVSS vector, a reachability answer, an owner and a decision.',
    features: [
      'Duplicates merged across tools',
      'CVSS 4.0 for your code, the published vector for a CVE',
      'Reachability with a path',
      'Decisions with reason and end date',
    ],
  },
  'threat-modeling': {
    description:
      'A STRIDE model of one feature, drafted from its code and corrected by your team. Output: sequence diagram, threats with mitigations, risk matrix.',
    features: [
      'Sequence diagram with trust boundaries',
      'STRIDE per element',
      'Risk matrix rated by the team',
      'Mitigations mapped to OWASP ASVS 5.0',
    ],
  },
  'endpoint-analysis': {
    description:
      'Every route the code serves, in one inventory. Output per route: authentication, authorization, exposure, input handling and findings, each with its line.',
    features: [
      'Inventory from routers and middleware',
      'Function, object and field checks',
      'Exposure from ingress and gateway rules',
      'Differences from your OpenAPI file',
    ],
  },
  'security-scanning': {
    description:
      'SAST, DAST, IaC and container scans over one commit. Output: one finding per problem, shown in the pull request that adds it and opened in your tracker.',
    features: [
      'Four scan types, one commit',
      'SARIF 2.1.0 in and out',
      'New findings only in pull requests',
      'Issues in GitHub or Jira',
    ],
  },
}

const cards: readonly ServiceCard[] = productIds.map((id) => {
  const { icon, title, path } = productCatalogue[id]
  return { id, icon, title, ...offers[id], link: { label: 'Learn more', to: path } }
})

/** The four-step timeline. */
const steps = [
  {
    title: 'Assessment',
    description:
      'Agree on scope: repositories, branches, deployments and rules that must hold. Connect them with read access and take a first inventory.',
  },
  {
    title: 'Analysis',
    description:
      'Read code, routes and infrastructure. Draw flows and threat models, run the scans, and merge everything into findings with evidence.',
  },
  {
    title: 'Remediation',
    description:
      'Fix in order of reachability and severity. Each finding comes with lines, a CWE entry and a suggested change; your team reviews and merges.',
  },
  {
    title: 'Monitoring',
    description:
      'Repeat on every pull request and on a schedule. Confirm fixes, reopen what returns, and bring back accepted risks when their date comes.',
  },
] as const satisfies readonly Point[]

export const services = {
  meta: {
    title: 'Our Security Services',
    description:
      'Services for code security: codebase chat, business logic, vulnerabilities, threat models, endpoints and scanning, and the process behind them.',
  } satisfies PageMeta,
  heading: 'Our Security Services',
  lead: 'Each service is a view of one codebase. It starts from the code of a branch and ends in findings that name file, line and weakness.',
  cards,
  process: {
    heading: 'Security Process',
    lead: 'Four steps, repeated with every change.',
    steps,
  },
  closing: {
    heading: 'Start with one branch',
    text: 'Bring a repository to a demo, or see first what each plan includes.',
    actions: [
      { label: 'Schedule Demo', to: '/contact?reason=demo' },
      { label: 'Compare Plans', to: '/pricing' },
    ] satisfies readonly PageLink[],
  },
} as const
