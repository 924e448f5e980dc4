import { brand } from '../../brand.ts'
import type { IntegrationGuide } from '../types.ts'
import { uploadCommand, uploadPermission, uploadPlanned } from './upload.ts'

export const snyk: IntegrationGuide = {
  id: 'snyk',
  meta: {
    title: 'Snyk Integration Guide',
    description:
      'Run snyk test, code, container, and iac with --sarif-file-output, read the exit codes correctly, and upload each file for the scanned commit.',
  },
  connects: `The Snyk CLI runs in your pipeline with your Snyk account and writes one SARIF 2.1.0 file for each test type. Your pipeline uploads the files. ${brand.name} never receives your Snyk credentials and changes nothing at Snyk.`,
  permissions: [
    {
      name: 'SNYK_TOKEN in the pipeline',
      why: 'The CLI signs in with this token. Use a service account’s token if your Snyk plan has them, and a personal token only for a trial.',
    },
    uploadPermission,
  ],
  steps: [
    {
      title: 'Install the CLI',
      text: 'You can install the CLI from npm, as in this example, or use Snyk’s binaries or images. Set `SNYK_TOKEN` in the environment instead of running `snyk auth`.',
      code: { language: 'bash', text: 'npm install --global snyk\nsnyk --version' },
    },
    {
      title: 'Test dependencies',
      text: 'Install or lock the dependencies first, because Snyk resolves them from the manifest and the lock file. Status 1 means that Snyk found vulnerabilities, 2 that the command failed, and 3 that it found no supported project. The test in brackets accepts status 1 and no other.',
      code: {
        language: 'bash',
        text: 'snyk test --sarif-file-output=snyk-open-source.sarif || [ $? -eq 1 ]',
      },
    },
    {
      title: 'Test code, image, and infrastructure',
      text: 'Run the types in your Snyk plan. Each command takes the same option and returns the same status values.',
      code: {
        language: 'bash',
        text: `snyk code test --sarif-file-output=snyk-code.sarif || [ $? -eq 1 ]
snyk container test "$IMAGE" --sarif-file-output=snyk-container.sarif || [ $? -eq 1 ]
snyk iac test infra/ --sarif-file-output=snyk-iac.sarif || [ $? -eq 1 ]`,
      },
    },
    {
      title: 'Upload each file',
      text: 'Upload one file at a time. The loop takes the files that exist, so you don’t have to change it for a test type you don’t run.',
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
    'A dependency finding shows the package, the CVE and CWE, the version that fixes it, and whether a path from your code reaches it.',
    'Open Source results point at the manifest file. We add the path to the call in your code from the index of the branch.',
    'If Snyk and Grype report one CVE in one package, you get one finding with two sources.',
    'Snyk decides which ignores apply in the CLI. Ignores in a policy or a `.snyk` file apply. Ignores that you set on one imported project may not apply. Snyk Code marks ignored results as suppressed, and we also show them as suppressed.',
  ],
  planned: uploadPlanned,
}
