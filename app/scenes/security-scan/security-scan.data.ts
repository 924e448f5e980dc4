import { repository } from '#copy/storefront/repository.ts'
import type { CodeLine } from '../frame/code-block.tsx'
import type { Severity } from '../frame/severity-mark.tsx'

export type RunId = 'sast' | 'dast' | 'iac' | 'container'

export type Run = {
  readonly id: RunId
  readonly name: string
  readonly input: string
  readonly took: string
  readonly counts: Readonly<Record<Severity, number>>
  readonly finding: {
    readonly severity: 'critical' | 'high'
    readonly rule: string
    readonly title: string
    readonly text: string
    readonly path: string
    readonly line?: number
    readonly note: string
    readonly lines: readonly CodeLine[]
  }
  readonly issue: {
    readonly tracker: 'Jira' | 'GitHub'
    readonly key: string
    readonly title: string
    readonly owner: string
    readonly state: string
  }
}

export const runs: readonly Run[] = [
  {
    id: 'sast',
    name: 'SAST',
    input: `${repository.files} files, ${repository.services} services`,
    took: '1 min 52 s',
    counts: { critical: 0, high: 3, medium: 6, low: 9 },
    finding: {
      severity: 'high',
      rule: 'CWE-918',
      title: 'Server-side request forgery',
      text: '`url` goes from the request body to `fetch` without an allow-list of hosts, and the caller reads the answer.',
      path: 'services/orders/src/routes/webhooks.ts',
      line: 22,
      note: 'source, sink',
      lines: [
        { at: '20', text: "webhooks.post('/test', apiKey, async (req, res) => {" },
        { at: '21', text: '  const { url } = webhookSchema.parse(req.body)' },
        { at: '22', text: "  const reply = await fetch(url, { method: 'POST' })", mark: 'flag' },
        { at: '23', text: '  res.json({ status: reply.status, body: await reply.text() })' },
      ],
    },
    issue: {
      tracker: 'Jira',
      key: 'SEC-412',
      title: 'Allow-list hosts for webhook tests',
      owner: 'Orders',
      state: 'In progress',
    },
  },
  {
    id: 'dast',
    name: 'DAST',
    input: '64 routes on staging',
    took: '14 min 6 s',
    counts: { critical: 0, high: 2, medium: 1, low: 2 },
    finding: {
      severity: 'high',
      rule: 'CWE-639',
      title: 'Refund of another customer’s order',
      text: 'Confirmed: the order belongs to customer A, the session to customer B.',
      path: 'POST /v1/orders/{orderId}/refunds',
      note: 'replayed twice',
      lines: [
        { at: '>', text: 'POST /v1/orders/ord_7Q2F…/refunds HTTP/1.1' },
        { at: '>', text: 'Cookie: session=<customer B>' },
        { at: '<', text: 'HTTP/1.1 202 Accepted', mark: 'flag' },
        { at: '<', text: '{"id":"rf_19","order":"ord_7Q2F…","status":"requested"}' },
      ],
    },
    issue: {
      tracker: 'Jira',
      key: 'SEC-409',
      title: 'Check the owner before a refund',
      owner: 'Orders',
      state: 'Open',
    },
  },
  {
    id: 'iac',
    name: 'IaC',
    input: '38 Terraform resources',
    took: '21 s',
    counts: { critical: 0, high: 2, medium: 4, low: 3 },
    finding: {
      severity: 'high',
      rule: 'CWE-732',
      title: 'Anyone can list the order exports',
      text: 'The bucket’s ACL grants everyone READ, which lists its objects: Checkov rule `CKV_AWS_20`.',
      path: 'infra/exports.tf',
      line: 22,
      note: 'planned state',
      lines: [
        { at: '20', text: 'resource "aws_s3_bucket_acl" "exports" {' },
        { at: '21', text: '  bucket = aws_s3_bucket.exports.id' },
        { at: '22', text: '  acl    = "public-read"', mark: 'flag' },
        { at: '23', text: '}' },
      ],
    },
    issue: {
      tracker: 'GitHub',
      key: '#1893',
      title: 'Make the exports bucket private',
      owner: 'Platform',
      state: 'Fix in review',
    },
  },
  {
    id: 'container',
    name: 'Container',
    input: '3 images, 614 packages',
    took: '48 s',
    counts: { critical: 1, high: 2, medium: 5, low: 7 },
    finding: {
      severity: 'critical',
      rule: 'CVE-2024-3094',
      title: 'Backdoored liblzma in the base image',
      text: '`liblzma5` 5.6.0 carries the xz-utils backdoor, CWE-506. Releases before 5.6.0 do not.',
      path: 'services/search/Dockerfile',
      line: 1,
      note: 'from the SBOM',
      lines: [
        { at: '1', text: 'FROM debian:testing-20240311-slim' },
        { at: '├', text: 'libc6      2.37-15' },
        { at: '├', text: 'liblzma5   5.6.0-0.2', mark: 'flag' },
        { at: '└', text: 'zlib1g     1:1.3.dfsg-3' },
      ],
    },
    issue: {
      tracker: 'Jira',
      key: 'SEC-415',
      title: 'Rebase search on Debian stable',
      owner: 'Platform',
      state: 'Open',
    },
  },
]

/** Findings of a run, all severities together. */
export function total(run: Run) {
  const { critical, high, medium, low } = run.counts
  return critical + high + medium + low
}

/** What fails the check: critical and high findings of every run. */
export const blocking = runs.reduce((sum, run) => sum + run.counts.critical + run.counts.high, 0)
