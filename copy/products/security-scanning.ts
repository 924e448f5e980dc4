import { advisories } from '../advisories.ts'
import { longDate } from '../long-date.ts'
import { productCatalogue } from './catalogue.ts'
import { infrastructureFormats } from './infrastructure-formats.ts'
import { scanTriggers } from './scan-triggers.ts'
import type { Product, ScansExample } from './types.ts'

const { package: name, cwe, safeVersion, lookedUp } = advisories['CVE-2024-21538']

const example: ScansExample = {
  kind: 'scans',
  caption: 'Results of the scans on one commit, and the issue for each problem',
  issues: [
    {
      key: 'SEC-431',
      cwe: {
        id: 89,
        name: 'Improper Neutralization of Special Elements used in an SQL Command (‘SQL Injection’)',
      },
      fix: 'Choose the column from a fixed list: a bound parameter can’t be a column name',
      results: [
        {
          scan: 'SAST',
          looksAt: 'Source at 4f2c9e1',
          result: 'SQL text built from a query parameter',
          place: 'src/reports/search.ts:22',
        },
        {
          scan: 'DAST',
          looksAt: 'Test deployment of 4f2c9e1',
          result: 'A single quote in `sort` returns a database error',
          place: 'GET /reports?sort=',
        },
      ],
      note: 'The SAST result names the line, and the DAST result shows that a request can cause a database error. Both results describe one problem, so you get one issue.',
    },
    {
      key: 'SEC-432',
      cwe: { id: 732, name: 'Incorrect Permission Assignment for Critical Resource' },
      fix: 'Set the ACL to private and block public access',
      results: [
        {
          scan: 'IaC',
          looksAt: 'infra/ at 4f2c9e1',
          result: 'An ACL lets everyone list the bucket (`CKV_AWS_20`)',
          place: 'infra/storage.tf:14',
        },
      ],
      note: 'A public ACL takes effect only where object ownership allows ACLs and Block Public Access is off. A new bucket meets neither condition.',
    },
    {
      key: 'SEC-433',
      cwe: {
        id: Number(cwe.slice('CWE-'.length)),
        name: 'Inefficient Regular Expression Complexity',
      },
      fix: `Upgrade to ${safeVersion}`,
      results: [
        {
          scan: 'Container',
          looksAt: 'Image built from 4f2c9e1',
          result: `${name} 7.0.3, CVE-2024-21538`,
          place: `/app/node_modules/${name}`,
        },
      ],
      note: `On ${longDate(lookedUp)}, ${safeVersion} was the lowest 7.x version with no known vulnerability.`,
    },
  ],
  check:
    'In Terraform, give a test bucket an `aws_s3_bucket_acl` with `acl = "public-read"`, and run `checkov -d . --check CKV_AWS_20`. Checkov then reports the bucket. To find out whether your own project contains cross-spawn, run `npm ls cross-spawn`.',
  note: 'Illustrative: we made up the commit, the files, and the issue keys. The CVE record, the CWE entries, and the Checkov rule are real.',
}

export const securityScanning: Product = {
  ...productCatalogue['security-scanning'],
  meta: {
    title: 'Security Scanning: SAST, DAST, IaC, images',
    description:
      'Run four types of scans on one commit. Get SARIF 2.1.0 results merged across tools, and one issue per finding in your tracker.',
  },
  subtitle: 'SAST, DAST, IaC, and container scans on one commit, with matching results merged',
  description: [
    'SAST, DAST, IaC, and container scans each cover a part of your system, and two scans can report the same problem. Run all four on the same commit. Matching results become one finding with the evidence of each.',
    'Upload results from Semgrep, Snyk, Grype, and Checkov as SARIF 2.1.0. On a pull request, you see only the findings that it adds. After the merge, the findings are in the queue, and you can open a GitHub or Jira issue for each one.',
  ],
  features: [
    {
      title: 'SAST',
      description:
        'Follow data through your code from an input to a sink. The result shows each step of the path.',
    },
    {
      title: 'DAST',
      description:
        'Test a deployment that you name and are allowed to test. DAST sends real requests, which can change data, so name a deployment that has only test data.',
    },
    {
      title: 'Infrastructure as code',
      description: `Check ${infrastructureFormats} before you deploy.`,
    },
    {
      title: 'Container images',
      description:
        'Compare an image’s packages with published advisories. The result identifies the image by its digest.',
    },
    {
      title: 'SARIF 2.1.0 import and export',
      description: 'Import results from other tools, and export the merged list.',
    },
    {
      title: 'Issues in your tracker',
      description:
        'Get one issue per finding. The finding is ready to close once the tools that reported the flaw no longer find it.',
    },
  ],
  workflowSteps: [
    {
      title: 'Trigger',
      description: `A scan starts ${scanTriggers}.`,
    },
    {
      title: 'Scan',
      description:
        'We scan the commit, its images, and its test deployment with the scan types that you turned on.',
    },
    {
      title: 'Merge',
      description: 'We match results across tools and with existing findings.',
    },
    {
      title: 'Report',
      description:
        'We comment on the lines of the diff, pass or fail the check, and open or update issues.',
    },
    {
      title: 'Verify',
      description: 'We scan the fix and mark the findings that are gone as ready to close.',
    },
  ],
  benefits: [
    'Read one list instead of four reports',
    'See a response next to the line with the flaw',
    'See only new findings on a pull request',
    'Keep the scanners you already use',
    'Know which commits introduced and fixed a flaw',
  ],
  example,
}
