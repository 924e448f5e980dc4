import { advisories } from '#copy/advisories.ts'
import { sceneStrings } from '#copy/scenes.ts'
import { type Finding, findings, type Severity } from '#copy/storefront/findings.ts'
import { repository } from '#copy/storefront/repository.ts'
import type { CodeLine } from '../frame/code-lines.ts'
import { exportsBucket, testWebhookCommitted } from '../frame/scene-code.build.ts'

export type RunId = 'sast' | 'dast' | 'iac' | 'container'

export interface Run {
  readonly id: RunId
  readonly name: string
  readonly input: string
  readonly took: string
  readonly counts: Readonly<Record<Severity, number>>
  readonly finding: {
    readonly severity: Severity
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

const { webhook, ownership, bucket } = findings
const backdoor = advisories['CVE-2024-3094']

function headOf({ severity, cwe, title }: Finding) {
  return { severity, rule: cwe, title }
}

export const runs: readonly Run[] = [
  {
    id: 'sast',
    name: 'SAST',
    input: `${repository.files} files, ${repository.services} services`,
    took: '1 min 52 s',
    counts: { critical: 0, high: 1, medium: 6, low: 9 },
    finding: {
      ...headOf(webhook),
      text: '`url` goes from the request body to `fetch` without an allowlist of hosts, and the caller gets the response.',
      path: webhook.path,
      line: webhook.line,
      note: 'source, sink',
      lines: testWebhookCommitted,
    },
    issue: { ...webhook.issue, owner: webhook.owner },
  },
  {
    id: 'dast',
    name: 'DAST',
    input: '64 routes on staging',
    took: '14 min 6 s',
    counts: { critical: 0, high: 1, medium: 1, low: 2 },
    finding: {
      ...headOf(ownership),
      text: `Confirmed: order 1042 is Ben’s, and the session is Ana’s. No SAST rule matched \`refunds.ts:${ownership.line}\`; AI Chat found the flaw.`,
      path: ownership.route,
      note: 'replayed twice',
      lines: [
        { at: '>', text: 'POST /v1/orders/1042/refunds HTTP/1.1' },
        { at: '>', text: 'Cookie: session=<Ana>' },
        { at: '<', text: 'HTTP/1.1 202 Accepted', mark: 'flag' },
        { at: '<', text: '{"id":"rf_19","order":"1042","status":"requested"}' },
      ],
    },
    issue: { ...ownership.issue, owner: ownership.owner },
  },
  {
    id: 'iac',
    name: 'IaC',
    input: '38 Terraform resources',
    took: '21 s',
    counts: { critical: 0, high: 0, medium: 4, low: 3 },
    finding: {
      ...headOf(bucket),
      text: 'Checkov rule `CKV_AWS_20`. The ACL takes effect because this file also sets object ownership to `ObjectWriter` and allows public ACLs.',
      path: bucket.path,
      line: bucket.line,
      note: 'planned state',
      lines: exportsBucket,
    },
    issue: { ...bucket.issue, owner: bucket.owner },
  },
  {
    id: 'container',
    name: 'Container',
    input: '6 images, 1,214 packages',
    took: '48 s',
    counts: { critical: 3, high: 4, medium: 5, low: 7 },
    finding: {
      severity: backdoor.severity,
      rule: 'CVE-2024-3094',
      title: 'Backdoored liblzma in the base image',
      text: `\`${backdoor.package}\` 5.6.0-0.2 contains the xz-utils backdoor (${backdoor.cwe}). Debian went back to the 5.4.5 code in version ${backdoor.fixedIn}.`,
      path: 'services/search/Dockerfile',
      line: 1,
      note: 'from the SBOM',
      lines: [
        { at: '1', text: 'FROM debian:testing-20240311-slim' },
        { at: '├', text: 'libc6      2.37-15' },
        { at: '└', text: 'liblzma5   5.6.0-0.2', mark: 'flag' },
      ],
    },
    issue: {
      tracker: 'Jira',
      key: 'SEC-415',
      title: 'Move the search image to Debian stable',
      owner: 'Platform',
      state: 'Open',
    },
  },
]

/** The findings of a run, with all severities. */
export function total(run: Run) {
  const { critical, high, medium, low } = run.counts
  return critical + high + medium + low
}

/** The critical and high findings of a run, which fail the check. */
export function blockingIn({ counts }: Run) {
  return counts.critical + counts.high
}

/** Those of all runs. Each finding is reported by one run. */
export const blocking = runs.reduce((sum, run) => sum + blockingIn(run), 0)

export const strings = {
  title: 'Security scan',
  source: `${repository.branch} @ ${repository.commit}`,
  caption:
    'Illustrative: four runs on one commit. Select a run to see its counts, one finding, and the issue opened for it.',
  runs: 'Runs',
  findings: 'findings',
  failed: 'Check failed:',
  blocking: `${blocking} critical or high findings across ${runs.length} runs`,
  blockingSum: runs.map((run) => `${run.name} ${blockingIn(run)}`).join(' + '),
  issueOpened: (tracker: string) => `${tracker} issue opened`,
  team: (owner: string, state: string) => `${owner} team · ${state}`,
  severities: sceneStrings.severity,
} as const
