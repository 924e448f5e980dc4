import { brand } from '../../brand.ts'
import type { IntegrationGuide } from '../types.ts'
import {
  tokenVariable,
  uploadCommand,
  uploadPermission,
  uploadPlanned,
  urlVariable,
} from './upload.ts'

const indentedUpload = uploadCommand('semgrep.sarif').replaceAll('\n', '\n          ')

export const semgrep: IntegrationGuide = {
  id: 'semgrep',
  meta: {
    title: 'Semgrep Integration Guide',
    description:
      'Run semgrep scan with SARIF output, upload the file for a commit, and do the same in GitHub Actions. The guide also explains rules, traces, and suppressions.',
  },
  connects: `Semgrep runs in your pipeline and writes SARIF 2.1.0. Your pipeline uploads the file, and ${brand.name} merges the results with other findings about the same code. We send nothing to Semgrep, and you don’t need a Semgrep account.`,
  permissions: [
    { name: 'Read access to the checkout', why: 'Semgrep reads the files of the working tree.' },
    uploadPermission,
  ],
  steps: [
    {
      title: 'Install Semgrep',
      text: 'Use pipx, Homebrew, or the semgrep/semgrep container image. Pin the version in a pipeline.',
      code: { language: 'bash', text: 'pipx install semgrep\nsemgrep --version' },
    },
    {
      title: 'Scan',
      text: 'Choose a rule set from the registry, as in this example, or a file or folder of your own. With `--dataflow-traces` the SARIF file also has the path from source to sink. With `--metrics=off` Semgrep sends no usage data, and you can’t use `--config auto`.',
      code: {
        language: 'bash',
        text: `semgrep scan --config p/default --metrics=off \\
  --dataflow-traces --sarif --output semgrep.sarif`,
      },
    },
    {
      title: 'Upload',
      text: 'Run this command in the same checkout, so that the results belong to the commit that you scanned.',
      code: { language: 'bash', text: uploadCommand('semgrep.sarif') },
    },
    {
      title: 'Put it into the pipeline',
      text: 'This workflow is for GitHub Actions. Add both values as repository secrets. Replace X.Y.Z with the version of Semgrep that you tested, and v7 with the commit of that tag. Only the upload step gets the token, and the checkout leaves no credentials behind. The job skips pull requests from forks, because GitHub passes no secrets to them. Pull requests from Dependabot get only Dependabot secrets, so add both values as Dependabot secrets, too.',
      code: {
        language: 'yaml',
        text: `name: Semgrep
on:
  pull_request:
  push:
    branches: [main]
permissions:
  contents: read
jobs:
  scan:
    if: github.event_name == 'push' || github.event.pull_request.head.repo.full_name == github.repository
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
        with:
          ref: \${{ github.event.pull_request.head.sha || github.sha }}
          persist-credentials: false
      - run: pipx install semgrep==X.Y.Z
      - run: >
          semgrep scan --config p/default --metrics=off
          --dataflow-traces --sarif --output semgrep.sarif
      - env:
          ${urlVariable}: \${{ secrets.${urlVariable} }}
          ${tokenVariable}: \${{ secrets.${tokenVariable} }}
        run: |
          ${indentedUpload}`,
      },
    },
  ],
  afterwards: [
    'Results appear in the queue with the rule ID, the CWE entry of the rule, and the place.',
    'Without a Semgrep login every result has the same fingerprint, “requires login”. We discard it and recognize a finding by rule, path, and line text, so your decisions stay with the finding after edits elsewhere in the file. If someone adds or removes an identical line above, we can’t tell which line you decided about, and ask you again.',
    '`semgrep scan` ends with status 0 even when it finds something. If the job itself should fail, upload the file first, and then scan again with `--error`.',
    'If SARIF marks a result as suppressed, for example by a `nosemgrep` comment, we also show it as suppressed.',
    'On a pull request, ref in the checkout step selects the head commit instead of the merge commit that GitHub creates.',
  ],
  planned: uploadPlanned,
}
