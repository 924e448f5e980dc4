import { planFigures } from '../legal/plan-figures.ts'
import type { PageLink } from '../pages/types.ts'
import { productCatalogue as names } from '../products/catalogue.ts'
import type { ProductId } from '../products/types.ts'

/** Shown below the comparison of the paid plans. */
export const freeVersion = {
  name: 'Free version',
  description:
    'It has fewer features than the paid plans and no support. To get access, join the waitlist.',
} as const

export type PlanId = 'basic' | 'pro' | 'enterprise'

export interface Plan {
  id: PlanId
  name: string
  description: string
  /** US dollars per month, billed monthly; null if the price is negotiated. */
  monthlyPrice: number | null
  /** Shown instead of a price, and how it is paid. */
  priceText?: string
  payment?: string
  /** The limit on code size, in MB. */
  codeMegabytes: number
  /** The limit on code size, and what it applies to. */
  codeSize: string
  features: readonly string[]
  notIncluded: readonly string[]
  popular: boolean
  action: PageLink
  /** What a buyer's counsel and security team read first. */
  review?: readonly PageLink[]
}

/** A row of the comparison. Text is for cells that say more than included or not. */
export interface ComparisonRow {
  product?: ProductId
  capability: string
  values: Readonly<Record<PlanId, boolean | string>>
}

const codeSize: Readonly<Record<PlanId, string>> = {
  basic: `Up to ${planFigures.basicTotalMb} MB of code in total`,
  pro: `Up to ${planFigures.proPerRepositoryMb} MB per repository`,
  enterprise: `Up to ${planFigures.enterprisePerRepositoryMb} MB per repository`,
}

export const plans: readonly Plan[] = [
  {
    id: 'basic',
    name: 'Basic',
    description: 'For developers who want to understand and check their own code.',
    monthlyPrice: planFigures.basicMonthlyUsd,
    codeMegabytes: planFigures.basicTotalMb,
    codeSize: codeSize.basic,
    features: [
      `${names['ai-chat'].title} with personas and adjustable detail`,
      'Deep search',
      names['business-logic-map'].title,
      'SAST scans with a list of findings',
      'GitHub and GitLab repositories',
    ],
    notIncluded: [
      `${names['threat-modeling'].title}, ${names['endpoint-analysis'].title}, and ${names['vulnerability-management'].title}`,
      'DAST, IaC, and container scans',
      'Comments and a check on pull requests',
      'SARIF results from other scanners',
      'Issue-tracker integration',
    ],
    popular: false,
    action: { label: 'Request Basic', to: '/join-waitlist?plan=basic' },
  },
  {
    id: 'pro',
    name: 'Pro',
    description: 'For teams that review code, model threats, and fix findings in one place.',
    monthlyPrice: planFigures.proMonthlyUsd,
    codeMegabytes: planFigures.proPerRepositoryMb,
    codeSize: codeSize.pro,
    features: [
      'Everything in Basic',
      `${names['threat-modeling'].title}: STRIDE, sequence diagrams, and a risk matrix`,
      names['endpoint-analysis'].title,
      'DAST, IaC, and container scans',
      `${names['vulnerability-management'].title} for CVE and CWE`,
      'Comments and a check on pull requests',
      'SARIF results from other scanners',
      'Issue-tracker integration',
      `Support response time ${planFigures.proSupportHours}h`,
      `${planFigures.proTrialDays}-day free trial`,
    ],
    notIncluded: ['Self-hosted software', 'Custom integrations'],
    popular: true,
    action: { label: 'Request Pro', to: '/join-waitlist?plan=pro' },
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    description: 'For organizations that host the software themselves or buy by order form.',
    monthlyPrice: null,
    priceText: planFigures.enterprisePrice,
    payment: 'Order form and invoice',
    codeMegabytes: planFigures.enterprisePerRepositoryMb,
    codeSize: codeSize.enterprise,
    features: [
      'Everything in Pro, except the free trial',
      'Hosted or self-hosted software',
      'Custom integrations, priced on the order form',
      'Support response time by agreement',
    ],
    notIncluded: [],
    popular: false,
    action: { label: 'Contact Sales', to: '/contact?reason=pricing' },
    review: [
      { label: 'Trust', to: '/trust' },
      { label: 'Data Processing', to: '/dpa' },
      { label: 'Terms of Service', to: '/terms' },
      { label: 'Before you buy', to: '/pricing#before-you-buy' },
    ],
  },
]

const all = { basic: true, pro: true, enterprise: true } as const
const fromPro = { basic: false, pro: true, enterprise: true } as const
const onlyEnterprise = { basic: false, pro: false, enterprise: true } as const
/** What only the owner can say. Written out, so that pages with plans don't load the open questions. */
const ask = 'Ask us'
const askUs = { basic: ask, pro: ask, enterprise: ask } as const
const included = { basic: all, pro: fromPro, enterprise: onlyEnterprise } as const

/** The row of a product, by its name or by the part that its smallest plan includes. */
function productRow(product: ProductId, capability: string = names[product].title): ComparisonRow {
  return { product, capability, values: included[names[product].plan] }
}

export const comparison: readonly ComparisonRow[] = [
  {
    capability: 'Code size',
    values: {
      basic: `${planFigures.basicTotalMb} MB in total`,
      pro: `${planFigures.proPerRepositoryMb} MB per repository`,
      enterprise: `${planFigures.enterprisePerRepositoryMb} MB per repository`,
    },
  },
  productRow('ai-chat'),
  { capability: 'Deep search', values: all },
  { capability: 'Suggested changes, as a diff', values: all },
  { capability: 'Knowledge base', values: all },
  productRow('business-logic-map'),
  productRow('security-scanning', 'SAST scans with a list of findings'),
  { capability: 'Findings exported as SARIF 2.1.0', values: all },
  { capability: 'GitHub and GitLab repositories', values: all },
  { capability: 'DAST, IaC, and container scans', values: fromPro },
  productRow('threat-modeling'),
  { capability: 'Threat models exported as JSON', values: fromPro },
  productRow('endpoint-analysis'),
  productRow('vulnerability-management'),
  { capability: 'Comments and a check on pull requests', values: fromPro },
  { capability: 'SARIF results from other scanners', values: fromPro },
  { capability: 'Issue-tracker integration', values: fromPro },
  { capability: 'Self-hosted software', values: onlyEnterprise },
  {
    capability: 'Custom integrations',
    values: { basic: false, pro: false, enterprise: 'Priced on the order form' },
  },
  { capability: 'SSO, SCIM, MFA, roles, and audit log', values: askUs },
  { capability: 'SLA and data residency', values: askUs },
  {
    capability: 'Support response time',
    values: { basic: false, pro: `${planFigures.proSupportHours}h`, enterprise: 'By agreement' },
  },
  {
    capability: 'Free trial',
    values: { basic: false, pro: `${planFigures.proTrialDays} days`, enterprise: false },
  },
  {
    capability: 'Payment',
    values: { basic: 'Web portal', pro: 'Web portal', enterprise: 'Invoice' },
  },
]
