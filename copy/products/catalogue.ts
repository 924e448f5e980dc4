import type { PageLink } from '../pages/types.ts'
import type { ProductId, ProductSummary } from './types.ts'

/** All products, in the order of their pages. */
export const productIds = [
  'ai-chat',
  'business-logic-map',
  'vulnerability-management',
  'threat-modeling',
  'endpoint-analysis',
  'security-scanning',
] as const

/** All products again, in the order of the header's menu. */
export const productMenuOrder: readonly ProductId[] = [
  'ai-chat',
  'business-logic-map',
  'threat-modeling',
  'endpoint-analysis',
  'security-scanning',
  'vulnerability-management',
]

/** Summaries of all products. Separate from their pages, so that menus don't load the text of all pages. */
export const productCatalogue: { readonly [Id in ProductId]: ProductSummary & { id: Id } } = {
  'ai-chat': {
    id: 'ai-chat',
    title: 'AI Chat',
    icon: 'MessageSquareCode',
    summary: 'Ask about a branch and get answers that cite the code.',
    path: '/products/ai-chat',
    plan: 'basic',
  },
  'business-logic-map': {
    id: 'business-logic-map',
    title: 'Business Logic Map',
    icon: 'Waypoints',
    summary: 'See the rules that your code enforces and the transitions without a check.',
    path: '/products/business-logic-map',
    plan: 'basic',
  },
  'vulnerability-management': {
    id: 'vulnerability-management',
    title: 'Vulnerability Management',
    icon: 'Bug',
    summary: 'Work through CVE and CWE findings in one queue, most urgent first.',
    path: '/products/vulnerability-management',
    plan: 'pro',
  },
  'threat-modeling': {
    id: 'threat-modeling',
    title: 'Threat Modeling',
    icon: 'ShieldAlert',
    summary: 'Get a first-draft STRIDE model from your code.',
    path: '/products/threat-modeling',
    plan: 'pro',
  },
  'endpoint-analysis': {
    id: 'endpoint-analysis',
    title: 'Endpoint Analysis',
    icon: 'Route',
    summary: 'List the routes in your code, with authentication, exposure, and findings.',
    path: '/products/endpoint-analysis',
    plan: 'pro',
  },
  'security-scanning': {
    id: 'security-scanning',
    title: 'Security Scanning',
    icon: 'ScanLine',
    summary: 'Run SAST, DAST, IaC, and container scans on one commit.',
    path: '/products/security-scanning',
    plan: 'basic',
  },
}

/** Whether a path segment is a product's ID. False for inherited keys such as `toString`. */
export function isProductId(value: string): value is ProductId {
  return (productIds as readonly string[]).includes(value)
}

/** A link to a product's page, labeled with its name. */
export function productLink(id: ProductId): PageLink {
  const { title, path } = productCatalogue[id]
  return { label: title, to: path }
}
