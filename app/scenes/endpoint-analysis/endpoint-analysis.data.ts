import { type Finding, findings, type Severity } from '#copy/storefront/findings.ts'
import { repository } from '#copy/storefront/repository.ts'

export interface Endpoint {
  readonly method: string
  readonly route: string
  readonly auth: string
  readonly exposure: 'Internet' | 'Partner' | 'Cluster'
  /** Where the finding is, or where the route is registered. */
  readonly path: string
  readonly line: number
  readonly finding?: { readonly of: Finding; readonly text: string }
  /** The route works, but the repository's OpenAPI file doesn't list it. */
  readonly undocumented?: true
}

const routes = 'services/orders/src/routes'

function found(of: Finding, access: Pick<Endpoint, 'auth' | 'exposure'>, text: string): Endpoint {
  const [method = '', route = ''] = of.route?.split(' ') ?? []
  return { method, route, path: of.path, line: of.line, ...access, finding: { of, text } }
}

/** Worst first. Routes without a finding are last. */
export const endpoints: readonly Endpoint[] = [
  found(
    findings.webhook,
    { auth: 'API key', exposure: 'Partner' },
    'Fetches any URL from the request body.',
  ),
  found(findings.ownership, { auth: 'Session', exposure: 'Internet' }, 'The owner is not checked.'),
  found(findings.exports, { auth: 'Session', exposure: 'Internet' }, 'No admin check.'),
  found(
    findings.retry,
    { auth: 'Session, owner', exposure: 'Internet' },
    'Pays out before approval.',
  ),
  found(findings.signIn, { auth: 'None', exposure: 'Internet' }, 'No limit on attempts.'),
  {
    ...found(
      findings.debug,
      { auth: 'None', exposure: 'Cluster' },
      'Debug route in a release build.',
    ),
    undocumented: true,
  },
  {
    method: 'GET',
    route: '/v1/orders/{orderId}',
    auth: 'Session, owner',
    exposure: 'Internet',
    path: `${routes}/orders.ts`,
    line: 25,
  },
  {
    method: 'POST',
    route: '/v1/orders',
    auth: 'Session',
    exposure: 'Internet',
    path: `${routes}/orders.ts`,
    line: 41,
  },
  {
    method: 'POST',
    route: '/hooks/payments',
    auth: 'HMAC-SHA256',
    exposure: 'Partner',
    path: `${routes}/hooks.ts`,
    line: 18,
  },
]

/** How far a route leans, in degrees, by the severity of its finding. */
const lean: Record<Severity, number> = { critical: 16, high: 12, medium: 7, low: 4 }

export function leanOf({ finding }: Endpoint): number {
  return finding ? lean[finding.of.severity] : 0
}

export const strings = {
  title: 'Endpoint analysis',
  source: `orders service, ${repository.commit}`,
  caption:
    'Illustrative: the routes of one service, read from its code. A tilted line marks a route with a finding. Select a route to see who may call it, from where, and what we found.',
  routes: 'Routes of the orders service',
  auth: 'Auth',
  exposure: 'Exposure',
  code: 'Source',
  fix: 'Fix',
  undocumented: 'not in openapi.yaml',
  noFinding: 'No finding',
} as const
