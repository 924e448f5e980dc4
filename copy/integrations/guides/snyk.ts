import { brand } from '../../brand.ts'
import type { IntegrationGuide } from '../types.ts'
import { uploadCommand, uploadPermission, uploadPlanned } from './upload.ts'
import { versions } from './versions.ts'

export const snyk: IntegrationGuide = {
  id: 'snyk',
  meta: {
    title: 'Snyk Integration Guide',
    description:
      'Run the four tests of the Snyk CLI with SARIF output, handle the exit codes, and upload each file for the commit that you tested.',
  },
  connects: `The Snyk CLI runs in your pipeline with your Snyk account and writes one SARIF 2.1.0 file for each test type. Your pipeline uploads the files. ${brand.name} doesn’t receive your Snyk credentials and doesn’t change anything in Snyk.`,
  permissions: [
    {
      name: 'SNYK_TOKEN in the pipeline',
      why: 'The CLI signs in with this token. If your Snyk plan includes service accounts, use a service account’s token. Use a personal token only for a trial.',
    },
    uploadPermission,
  ],
  steps: [
    {
      title: 'Install the CLI',
      text: 'You can install the CLI from npm, as in this example, or use Snyk’s binaries or images. Install the version that you tested. Set `SNYK_TOKEN` in the environment instead of running `snyk auth`.',
      code: {
        language: 'bash',
        text: `npm install --global snyk@${versions.snyk}\nsnyk --version`,
      },
    },
    {
      title: 'Test dependencies',
      text: 'Install or lock the dependencies first, because Snyk resolves them from the manifest and the lock file. Exit code 1 means that Snyk found vulnerabilities, 2 means that the command failed, and 3 means that Snyk found no supported project. With `|| [ $? -eq 1 ]`, code 1 counts as success, while codes 2 and 3 still count as failures.',
      code: {
        language: 'bash',
        text: 'snyk test --sarif-file-output=snyk-open-source.sarif || [ $? -eq 1 ]',
      },
    },
    {
      title: 'Test the code, the image, and the infrastructure',
      text: 'Run the test types that your Snyk plan includes. All of these commands accept the same option and return the same exit codes.',
      code: {
        language: 'bash',
        text: `snyk code test --sarif-file-output=snyk-code.sarif || [ $? -eq 1 ]
snyk container test "$IMAGE" --sarif-file-output=snyk-container.sarif || [ $? -eq 1 ]
snyk iac test infra/ --sarif-file-output=snyk-iac.sarif || [ $? -eq 1 ]`,
      },
    },
    {
      title: 'Upload each file',
      text: 'Upload one file at a time. The loop uploads the files that exist, so you don’t have to change it if you skip a test type.',
      code: {
        language: 'bash',
        text: `for file in snyk-*.sarif; do
  [ -e "$file" ] || continue
  ${uploadCommand('"$file"').replaceAll('\n', '\n  ')}
done`,
      },
    },
  ],
  afterwards: [
    'For a dependency finding, you see the package, the CVE and CWE entries, the version that fixes the vulnerability, and, at first for TypeScript and Python, whether we found a path from your code to the vulnerable function.',
    'Snyk Open Source results point to the manifest file. If we find a path through your code to the vulnerable call, we add the path from the branch’s index.',
    'If Snyk and Grype report the same CVE in the same package, you get one finding that names both tools.',
    'Not every ignore applies to CLI tests. Ignores in a policy or a `.snyk` file apply, but ignores that you set on an imported project may not. Snyk Code marks ignored results as suppressed in the SARIF file, and we show them as suppressed, too.',
  ],
  planned: uploadPlanned,
}
