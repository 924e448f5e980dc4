import type { Integration } from './types.ts'

/** The integrations with category and popular flag. */
export const integrations: readonly Integration[] = [
  {
    id: 'github',
    name: 'GitHub',
    description:
      'Read repositories, review pull requests and report a check, through a GitHub App that you install on the repositories you choose.',
    category: 'cicd',
    popular: true,
    features: [
      'Comments on the lines of the diff',
      'A check run per commit, usable as a merge rule',
      'Access per repository, with short-lived tokens',
      'Issues opened from findings, unless you turn them off',
    ],
  },
  {
    id: 'jira',
    name: 'Jira',
    description:
      'Open one Jira Cloud issue per finding, follow its status, and keep evidence and decision on both sides.',
    category: 'ticketing',
    popular: true,
    features: [
      'One issue per finding, updated by later scans',
      'Severity mapped to priority',
      'Status read back into the queue',
      'OAuth 2.0, with a reason for each scope',
    ],
  },
  {
    id: 'semgrep',
    name: 'Semgrep',
    description:
      'Upload Semgrep results as SARIF and see them merged with other findings about the same code.',
    category: 'scanners',
    popular: false,
    features: [
      'SARIF 2.1.0 from semgrep scan',
      'Data-flow traces kept as evidence',
      'CWE entries taken from rule tags',
      'Your own rules work unchanged',
    ],
  },
  {
    id: 'snyk',
    name: 'Snyk',
    description:
      'Upload results of Snyk Open Source, Code, Container and IaC as SARIF, and rank them by reachability.',
    category: 'scanners',
    popular: true,
    features: [
      'Four test types, one upload format',
      'CVE findings merged with those of other tools',
      'Reachability added to dependency findings',
      'No Snyk credentials leave your pipeline',
    ],
  },
  {
    id: 'grype',
    name: 'Grype',
    description:
      'Scan container images, directories or SBOMs with Grype and bring the matches into the queue by image digest.',
    category: 'scanners',
    popular: false,
    features: [
      'SARIF 2.1.0 for images, directories and SBOMs',
      'Findings tied to a digest instead of a tag',
      'CVE and GHSA identifiers kept together',
      'Runs in your pipeline, without an account',
    ],
  },
  {
    id: 'checkov',
    name: 'Checkov',
    description:
      'Check Terraform, CloudFormation, Kubernetes and other infrastructure code, and see the results beside the endpoints they expose.',
    category: 'scanners',
    popular: false,
    features: [
      'SARIF 2.1.0 from checkov',
      'Results linked to exposed endpoints',
      'Inline skips kept with their reason',
      'Your own policies work unchanged',
    ],
  },
  {
    id: 'gitlab',
    name: 'GitLab',
    description:
      'Read projects, review merge requests and report a commit status, with a project access token of the scope you choose.',
    category: 'cicd',
    popular: false,
    features: [
      'Threads on the lines of a merge request',
      'A commit status in the pipeline view',
      'GitLab.com and self-managed',
      'SARIF uploads from any CI job',
    ],
  },
]
