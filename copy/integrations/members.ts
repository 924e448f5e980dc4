import type { Integration } from './types.ts'

/** All integrations, in the order of the list. */
export const integrations: readonly Integration[] = [
  {
    id: 'github',
    name: 'GitHub',
    description:
      'Connect read-only with a deploy key, or install the GitHub App on selected repositories to get reviews of pull requests.',
    category: 'cicd',
    popular: true,
    features: [
      'Comments on the lines of the diff',
      'A check run for each head commit, which a ruleset can require',
      'No write access to repository contents, so the app can’t push',
      'Issues opened from findings, unless you turn issues off',
    ],
    steps: ['code', 'review', 'issue'],
  },
  {
    id: 'jira',
    name: 'Jira',
    description:
      'Open one Jira Cloud issue per finding, track the issue’s status, and keep the evidence and the decision in both systems.',
    category: 'ticketing',
    popular: true,
    features: [
      'One issue for each finding, updated by later scans',
      'Severity mapped to priority',
      'Issue status shown in the queue',
      'OAuth 2.0, with a reason for every scope',
    ],
    steps: ['issue'],
  },
  {
    id: 'semgrep',
    name: 'Semgrep',
    description: 'Upload Semgrep results as SARIF, and have them merged with matching findings.',
    category: 'scanners',
    popular: false,
    features: [
      'SARIF 2.1.0 from semgrep scan',
      'Data-flow traces kept as evidence',
      'CWE entries from rule tags',
      'Your own rules work unchanged',
    ],
    steps: ['results'],
  },
  {
    id: 'snyk',
    name: 'Snyk',
    description:
      'Upload Snyk Open Source, Code, Container, and IaC results as SARIF, and see them ranked by reachability.',
    category: 'scanners',
    popular: true,
    features: [
      'One upload format for all four test types',
      'CVE findings merged with other tools’ findings',
      'Reachability added to dependency findings',
      'Your Snyk credentials stay in your pipeline',
    ],
    steps: ['results'],
  },
  {
    id: 'grype',
    name: 'Grype',
    description:
      'Scan container images, directories, or SBOMs with Grype, and see the matches in the queue, with the image digest for images.',
    category: 'scanners',
    popular: false,
    features: [
      'SARIF 2.1.0 for images, directories, and SBOMs',
      'Image findings tied to the image digest',
      'CVE and GHSA IDs kept together',
      'Runs in your pipeline, no account needed',
    ],
    steps: ['results'],
  },
  {
    id: 'checkov',
    name: 'Checkov',
    description:
      'Check Terraform, CloudFormation, Kubernetes, and other infrastructure code, and see which endpoints each misconfiguration exposes.',
    category: 'scanners',
    popular: false,
    features: [
      'SARIF 2.1.0 from checkov',
      'Results linked to the exposed endpoints',
      'Inline skips kept with their reasons',
      'Your own policies work unchanged',
    ],
    steps: ['results'],
  },
  {
    id: 'gitlab',
    name: 'GitLab',
    description:
      'Get comments on merge requests, and a pipeline job that fails if a merge request breaks your merge rule. You choose the access token’s scope.',
    category: 'cicd',
    popular: false,
    features: [
      'Threads on the lines of a merge request',
      'A pipeline job that applies your merge rule',
      'GitLab.com or a self-managed instance',
      'SARIF uploads from any CI job',
    ],
    steps: ['code', 'review'],
  },
]
