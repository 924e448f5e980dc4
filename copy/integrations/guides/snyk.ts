import { brand } from '../../brand.ts'
import type { IntegrationGuide } from '../types.ts'
import { uploadCommand, uploadPermission, uploadPlanned } from './upload.ts'

export const snyk: IntegrationGuide = {
  id: 'snyk',
  meta: {
    title: 'Snyk Integration Guide',
    description:
      'Run snyk test, code, container and iac with --sarif-file-output, read the exit codes correctly and upload each file for the scanned commit.',
  },
  connects: `The Snyk CLI runs in your pipeline with your Snyk account and writes one SARIF 2.1.0 file per test type. Your pipeline uploads the files. ${brand.name} receives no Snyk credentials and changes nothing at Snyk.`,
  permissions: [
    {
      name: 'SNYK_TOKEN in the pipeline',
      why: 'The CLI signs in with it. Use the token of a service account where your Snyk plan has them, and a personal token only for a trial.',
    },
    uploadPermission,
  ],
  steps: [
    {
      title: 'Install the CLI',
      text: 'The npm package is one way; Snyk also offers binaries and images. Set SNYK_TOKEN in the environment instead of running snyk auth.',
      code: { language: 'bash', text: 'npm install --global snyk\nsnyk --version' },
    },
    {
      title: 'Test dependencies',
      text: 'Install or lock the dependencies first, as Snyk resolves them from manifest and lock file. Status 1 means that vulnerabilities were found, 2 that the command failed, 3 that no supported project was found. The bracket lets only status 1 pass.',
      code: {
        language: 'bash',
        text: 'snyk test --sarif-file-output=snyk-open-source.sarif || [ $? -eq 1 ]',
      },
    },
    {
      title: 'Test code, image and infrastructure',
      text: 'Run the types that your plan includes. Each takes the same option and returns the same status values.',
      code: {
        language: 'bash',
        text: `snyk code test --sarif-file-output=snyk-code.sarif || [ $? -eq 1 ]
snyk container test "$IMAGE" --sarif-file-output=snyk-container.sarif || [ $? -eq 1 ]
snyk iac test infra/ --sarif-file-output=snyk-iac.sarif || [ $? -eq 1 ]`,
      },
    },
    {
      title: 'Upload each file',
      text: 'One upload per file. The loop takes the files that exist, so a test type you do not run needs no change here.',
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
    'A dependency finding shows the package, the CVE and CWE, the fixed version and whether a path from your code reaches it.',
    'Open Source results point at the manifest file. The path to the call in your code is added from the index of the branch.',
    'Results of Snyk and Grype about one CVE in one package become one finding with two sources.',
    'Ignores set at Snyk apply before the upload: what the CLI leaves out is not seen here.',
  ],
  planned: uploadPlanned,
}
