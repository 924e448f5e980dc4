import { advisories } from '../advisories.ts'
import { productCatalogue } from './catalogue.ts'
import type { Product, RowsExample } from './types.ts'

const { package: name, cwe, safeVersion, lookedUp } = advisories['CVE-2024-21538']

const example: RowsExample = {
  kind: 'rows',
  caption: 'Four scans over one commit: four results, three issues',
  columns: ['Scan', 'Looks at', 'Result', 'Place', 'Weakness', 'Fix', 'Issue'],
  rows: [
    [
      'SAST',
      'Source at 4f2c9e1',
      'SQL text built from a query parameter',
      'src/reports/search.ts:22',
      'CWE-89',
      'Take the column from a fixed list: a bound parameter cannot name one',
      'SEC-431 opened',
    ],
    [
      'DAST',
      'Test deployment of 4f2c9e1',
      'A single quote in sort returns a database error',
      'GET /reports?sort=',
      'CWE-89',
      'The same change',
      'SEC-431, added as evidence',
    ],
    [
      'IaC',
      'infra/ at 4f2c9e1',
      'Bucket whose ACL lets everyone list it (CKV_AWS_20)',
      'infra/storage.tf:14',
      'CWE-732',
      'Set the ACL to private and block public access',
      'SEC-432 opened',
    ],
    [
      'Container',
      'Image built from 4f2c9e1',
      `${name} 7.0.3, CVE-2024-21538`,
      `/app/node_modules/${name}`,
      cwe,
      `Upgrade to ${safeVersion}`,
      'SEC-433 opened',
    ],
  ],
  reading: [
    'SAST names the line, DAST proves that it can be reached. Both describe one problem, so they share one issue.',
    'CWE-89 is Improper Neutralization of Special Elements used in an SQL Command (‘SQL Injection’).',
    'A public ACL takes effect only where the bucket’s object ownership allows ACLs and Block Public Access is off for them. New buckets have neither, so the Terraform code must set both.',
    'CWE-732 is Incorrect Permission Assignment for Critical Resource.',
    `${cwe} is Inefficient Regular Expression Complexity. ${safeVersion} was the lowest version with no known vulnerability on ${lookedUp}.`,
  ],
  check:
    'Give a test bucket an aws_s3_bucket_acl with acl = "public-read" in Terraform and run checkov -d . --check CKV_AWS_20: it reports the bucket. For the container row, run npm ls cross-spawn in your own project.',
  note: 'Illustrative: commit, files and issue keys are made up. The CVE record, the CWE entries and the Checkov rule are public.',
}

export const securityScanning: Product = {
  ...productCatalogue['security-scanning'],
  meta: {
    title: 'Security Scanning: SAST, DAST, IaC, images',
    description:
      'Four scan types over one commit. Results in SARIF 2.1.0, merged across tools, with one issue per problem in your tracker.',
  },
  subtitle: 'SAST, DAST, IaC and container scans over one commit, merged before anyone is told',
  description: [
    'Each scan type sees a part. SAST reads source and knows the line. DAST calls the running application and knows what answers. IaC scanning reads Terraform, CloudFormation and Kubernetes files and knows what will be exposed. Container scanning reads the image and knows which packages shipped.',
    'Security Scanning runs the four over the same commit, so that their results can be compared. Two results about one problem become one finding with two pieces of evidence. The finding names its CWE entry, a CVE identifier where there is one, and the commit it was seen in.',
    'You keep your tools. Results of Semgrep, Snyk, Grype and Checkov come in as SARIF 2.1.0 next to the built-in scans. A pull request is told only about what it adds. Everything else goes to the queue, and one issue per problem goes to GitHub or Jira.',
  ],
  features: [
    {
      title: 'SAST',
      description:
        'Source analysis with data flow from input to sink. The result shows each step of the path.',
    },
    {
      title: 'DAST',
      description:
        'Requests against a test deployment that you name and are allowed to test. Routes come from Endpoint Analysis.',
    },
    {
      title: 'Infrastructure as code',
      description:
        'Terraform, CloudFormation, Kubernetes and Dockerfiles, checked before anything is applied.',
    },
    {
      title: 'Container images',
      description:
        'Operating-system and language packages of an image, matched by name and version with published advisories. The result names the image by its digest.',
    },
    {
      title: 'SARIF 2.1.0 in and out',
      description:
        'Take results from other tools; export the merged list for code scanning in your own platform.',
    },
    {
      title: 'Only what the change adds',
      description:
        'Compares with the target branch, so a pull request is not blamed for old findings.',
    },
    {
      title: 'Issues in your tracker',
      description:
        'One issue per problem, updated by later scans, and marked ready to close once every tool that reported it comes back clean.',
    },
  ],
  workflowSteps: [
    {
      title: 'Trigger',
      description: 'On a pull request, on a merge, on a schedule or from your own pipeline.',
    },
    {
      title: 'Scan',
      description: 'Run the scan types you enabled over one commit, one image, one deployment.',
    },
    {
      title: 'Merge',
      description: 'Match results across tools and with known findings.',
    },
    {
      title: 'Report',
      description: 'Comment on the lines of the diff, set the check, open or update issues.',
    },
    {
      title: 'Verify',
      description: 'Scan the fix and propose to close what is gone.',
    },
  ],
  benefits: [
    'Read one list where there were four reports.',
    'See proof from a running system next to the line that causes it.',
    'Keep pull requests quiet: they show new findings only.',
    'Stay with the scanners you already trust.',
    'Know for each finding the commit that introduced it and the one that fixed it.',
  ],
  example,
}
