import type { Severity } from '../frame/severity-mark.tsx'

export type Finding = {
  readonly cwe: string
  readonly severity: Severity
  readonly text: string
}

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly route: string
  readonly auth: string
  readonly exposure: 'Internet' | 'Partner' | 'Cluster'
  readonly path: string
  readonly line: number
  readonly finding?: Finding
  /** The route answers, but the repository's OpenAPI file does not list it. */
  readonly undocumented?: true
}

const routes = 'services/orders/src/routes'

export const endpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    route: '/v1/webhooks/test',
    auth: 'API key',
    exposure: 'Partner',
    path: `${routes}/webhooks.ts`,
    line: 22,
    finding: { cwe: 'CWE-918', severity: 'high', text: 'Fetches any URL from the body.' },
  },
  {
    method: 'GET',
    route: '/v1/admin/exports/{exportId}',
    auth: 'Session',
    exposure: 'Internet',
    path: `${routes}/exports.ts`,
    line: 12,
    finding: { cwe: 'CWE-862', severity: 'high', text: 'The admin role is not asked for.' },
  },
  {
    method: 'POST',
    route: '/v1/orders/{orderId}/refunds',
    auth: 'Session',
    exposure: 'Internet',
    path: `${routes}/refunds.ts`,
    line: 38,
    finding: { cwe: 'CWE-639', severity: 'high', text: 'The owner is not checked.' },
  },
  {
    method: 'POST',
    route: '/v1/refunds/{refundId}/retry',
    auth: 'Session, owner',
    exposure: 'Internet',
    path: `${routes}/refunds.ts`,
    line: 57,
    finding: { cwe: 'CWE-841', severity: 'high', text: 'Pays out before approval.' },
  },
  {
    method: 'POST',
    route: '/v1/sessions',
    auth: 'None',
    exposure: 'Internet',
    path: `${routes}/sessions.ts`,
    line: 14,
    finding: { cwe: 'CWE-307', severity: 'medium', text: 'Attempts are not limited.' },
  },
  {
    method: 'GET',
    route: '/internal/heap',
    auth: 'None',
    exposure: 'Cluster',
    path: 'services/orders/src/debug.ts',
    line: 9,
    undocumented: true,
    finding: { cwe: 'CWE-489', severity: 'low', text: 'Debug route in a release build.' },
  },
  {
    method: 'GET',
    route: '/v1/orders/{orderId}',
    auth: 'Session, owner',
    exposure: 'Internet',
    path: `${routes}/orders.ts`,
    line: 27,
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

export const withFindings = endpoints.filter((one) => one.finding !== undefined).length

/** How many rows a media frame holds: narrow, and 600 wide. */
export const compactRows = { narrow: 4, wide: 6 } as const
