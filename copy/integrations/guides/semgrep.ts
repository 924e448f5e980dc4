import { brand } from '../../brand.ts'
import type { IntegrationGuide } from '../types.ts'
import {
  tokenVariable,
  uploadCommand,
  uploadPermission,
  uploadPlanned,
  urlVariable,
} from './upload.ts'
import { versions } from './versions.ts'

const indentedUpload = uploadCommand('semgrep.sarif').replaceAll('\n', '\n          ')

export const semgrep: IntegrationGuide = {
  id: 'semgrep',
  meta: {
    title: 'Semgrep Integration Guide',
    description:
      'Run Semgrep with SARIF output, and upload the file for a commit, first by hand and then in GitHub Actions. Also covers rules, traces, and suppressions.',
  },
  connects: `Semgrep runs in your pipeline and writes a SARIF 2.1.0 file. Your pipeline uploads the file, and ${brand.name} merges the results with other findings about the same code. We don’t send anything to Semgrep, and you don’t need a Semgrep account.`,
  permissions: [
    { name: 'Read access to the checkout', why: 'Semgrep reads the files in the working tree.' },
    uploadPermission,
  ],
  steps: [
    {
      title: 'Install Semgrep',
      text: 'Use pipx, as in this example, or the `semgrep/semgrep` container image. Install the version that you tested.',
      code: {
        language: 'bash',
        text: `pipx install semgrep==${versions.semgrep}\nsemgrep --version`,
      },
    },
    {
      title: 'Scan',
      text: 'Choose a rule set from the registry, as in this example, or a file or folder with your own rules. With `--dataflow-traces`, the SARIF file also contains the path that data takes from source to sink. With `--metrics=off`, Semgrep sends no usage data. You then can’t use `--config auto`, which requires metrics.',
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
      title: 'Run both in your pipeline',
      text: 'This workflow is for GitHub Actions. Add the upload URL and the token as repository secrets. Use the version of Semgrep that you tested. The checkout action is pinned by commit hash, because a tag can be moved. Only the upload step gets the token, and `persist-credentials: false` removes the checkout’s own credentials. The job skips pull requests from forks, because GitHub doesn’t pass secrets to workflows that forks trigger. Workflows that Dependabot triggers get only Dependabot secrets, so add the upload URL and the token as Dependabot secrets, too.',
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
      - uses: actions/checkout@${versions.checkout.commit} # ${versions.checkout.tag}
        with:
          ref: \${{ github.event.pull_request.head.sha || github.sha }}
          persist-credentials: false
      - run: pipx install semgrep==${versions.semgrep}
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
    'Results appear in the queue with the rule’s ID, the rule’s CWE entry, and the location in the code.',
    'Without a Semgrep login, every result has the same fingerprint, `requires login`. We ignore this fingerprint and recognize a finding by rule, path, and line text, so your decisions stay with the finding after edits elsewhere in the file. If someone adds or removes an identical line above the finding, we can’t tell which line you decided about, so we ask you again.',
    '`semgrep scan` exits with status 0 even if it finds something. If you want the job to fail, upload the file first, and then scan again with `--error`.',
    'If the SARIF file marks a result as suppressed, for example because of a `nosemgrep` comment, we show that result as suppressed, too.',
    'For a pull request, `ref` in the checkout step selects the branch’s head commit instead of the merge commit that GitHub creates.',
  ],
  planned: uploadPlanned,
}
