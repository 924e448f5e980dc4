export type Severity = 'critical' | 'high' | 'medium' | 'low'

export type Team = 'Orders' | 'Search' | 'Platform' | 'Billing' | 'Web'

/** A weakness in the repository's own code or infrastructure. */
export interface Finding {
  /** The title in the queue. */
  title: string
  path: string
  /** The line in the file at `path`, as committed. */
  line: number
  /** The route that leads to it, as `METHOD /path`. */
  route?: string
  cwe: `CWE-${number}`
  /** The name of the CWE entry at https://cwe.mitre.org. */
  weakness: string
  /** A CVSS 4.0 base vector. A test computes the score and the severity from it. */
  vector: `CVSS:4.0/${string}`
  score: number
  severity: Severity
  /** A requirement of OWASP ASVS 5.0.0. */
  asvs: string
  /** Unset until someone takes the finding. */
  owner?: Team
  /** One sentence: the change that fixes it. */
  fix: string
  issue?: { tracker: 'Jira' | 'GitHub'; key: string; title: string; state: string }
}

/**
 * The single source for what scenes, pages, and Markdown alternates say about the repository's weaknesses, so
 * that file, line, CWE, and score are the same wherever they are shown. `ownership` is the one that the home
 * page follows through its views.
 */
export const findings = {
  ownership: {
    title: 'Refund of another customer’s order',
    path: 'services/orders/src/routes/refunds.ts',
    line: 38,
    route: 'POST /v1/orders/{orderId}/refunds',
    cwe: 'CWE-639',
    weakness: 'Authorization Bypass Through User-Controlled Key',
    vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:L/UI:N/VC:N/VI:H/VA:N/SC:N/SI:N/SA:N',
    score: 7.1,
    severity: 'high',
    asvs: '8.2.2',
    owner: 'Orders',
    fix: 'Look up the order by owner and ID.',
    issue: {
      tracker: 'Jira',
      key: 'SEC-409',
      title: 'Check the owner before a refund',
      state: 'Open',
    },
  },
  retry: {
    title: 'Retry pays before approval',
    path: 'services/orders/src/domain/refund.ts',
    line: 71,
    route: 'POST /v1/refunds/{refundId}/retry',
    cwe: 'CWE-841',
    weakness: 'Improper Enforcement of Behavioral Workflow',
    vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:L/UI:N/VC:N/VI:H/VA:N/SC:N/SI:N/SA:N',
    score: 7.1,
    severity: 'high',
    asvs: '2.3.1',
    fix: 'Retry only refunds whose payout failed.',
  },
  amount: {
    title: 'Refund of more than was paid',
    path: 'services/orders/src/domain/refund.ts',
    line: 52,
    route: 'POST /v1/orders/{orderId}/refunds',
    cwe: 'CWE-1284',
    weakness: 'Improper Validation of Specified Quantity in Input',
    vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:L/UI:N/VC:N/VI:H/VA:N/SC:N/SI:N/SA:N',
    score: 7.1,
    severity: 'high',
    asvs: '2.2.1',
    owner: 'Orders',
    fix: 'Cap `amount` at the captured total minus earlier refunds.',
  },
  webhook: {
    title: 'Server-side request forgery in the webhook test',
    path: 'services/orders/src/routes/webhooks.ts',
    line: 22,
    route: 'POST /v1/webhooks/test',
    cwe: 'CWE-918',
    weakness: 'Server-Side Request Forgery (SSRF)',
    vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:N/VA:N/SC:H/SI:N/SA:N',
    score: 8.3,
    severity: 'high',
    asvs: '1.3.6',
    owner: 'Orders',
    fix: 'Send tests only to endpoints that the partner has verified, refuse internal addresses when connecting, and don’t return the response.',
    issue: {
      tracker: 'Jira',
      key: 'SEC-412',
      title: 'Send webhook tests to verified endpoints only',
      state: 'In progress',
    },
  },
  exports: {
    title: 'No admin check on order exports',
    path: 'services/orders/src/routes/exports.ts',
    line: 12,
    route: 'GET /v1/admin/exports/{exportId}',
    cwe: 'CWE-862',
    weakness: 'Missing Authorization',
    vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N',
    score: 7.1,
    severity: 'high',
    asvs: '8.2.1',
    owner: 'Orders',
    fix: 'Require the admin role on this and every other route under `/v1/admin`.',
  },
  signIn: {
    title: 'Sign-in attempts are not limited',
    path: 'services/orders/src/routes/sessions.ts',
    line: 14,
    route: 'POST /v1/sessions',
    cwe: 'CWE-307',
    weakness: 'Improper Restriction of Excessive Authentication Attempts',
    vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:L/VI:L/VA:N/SC:N/SI:N/SA:N',
    score: 6.9,
    severity: 'medium',
    asvs: '6.3.1',
    owner: 'Web',
    fix: 'Limit attempts per account and per client IP address.',
  },
  debug: {
    title: 'Debug route in a release build',
    path: 'services/orders/src/debug.ts',
    line: 9,
    route: 'GET /internal/config',
    cwe: 'CWE-489',
    weakness: 'Active Debug Code',
    vector: 'CVSS:4.0/AV:A/AC:L/AT:N/PR:N/UI:N/VC:L/VI:N/VA:N/SC:N/SI:N/SA:N',
    score: 5.3,
    severity: 'medium',
    asvs: '13.4.2',
    owner: 'Platform',
    fix: 'Register debug routes in development builds only.',
  },
  bucket: {
    title: 'Anyone can list the order exports',
    path: 'infra/exports.tf',
    line: 12,
    cwe: 'CWE-732',
    weakness: 'Incorrect Permission Assignment for Critical Resource',
    vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:L/VI:N/VA:N/SC:N/SI:N/SA:N',
    score: 6.9,
    severity: 'medium',
    asvs: '13.4.3',
    owner: 'Platform',
    fix: 'Make the ACL private and block public access.',
    issue: {
      tracker: 'GitHub',
      key: '#1893',
      title: 'Make the exports bucket private',
      state: 'Fix in review',
    },
  },
} as const satisfies Record<string, Finding>

export type FindingId = keyof typeof findings
