import { brand } from '../../brand.ts'
import type { IntegrationGuide } from '../types.ts'
import { uploadCommand, uploadPermission, uploadPlanned } from './upload.ts'

export const grype: IntegrationGuide = {
  id: 'grype',
  meta: {
    title: 'Grype Integration Guide',
    description:
      'Scan an image by digest, a directory or an SBOM with Grype, write SARIF and JSON in one run, and upload the result for a commit.',
  },
  connects: `Grype runs in your pipeline against an image, a directory or an SBOM and writes SARIF 2.1.0. Your pipeline uploads the file. ${brand.name} ties the matches to the image digest and the commit. No account with Anchore is needed.`,
  permissions: [
    {
      name: 'Pull access to the image',
      why: 'Grype reads layers from the local daemon or a registry. For private registries it uses the credentials of docker login.',
    },
    {
      name: 'Outgoing network access',
      why: 'Downloads the vulnerability database before the scan. Cache it in CI to save time.',
    },
    uploadPermission,
  ],
  steps: [
    {
      title: 'Install Grype',
      text: 'Take a release binary, Homebrew or the anchore/grype container image, and pin the version. Then load the database and see its age.',
      code: { language: 'bash', text: 'brew install grype\ngrype db update\ngrype db status' },
    },
    {
      title: 'Scan the image by digest',
      text: 'A tag can move between scan and deployment; a digest cannot. One run can write several formats.',
      code: {
        language: 'bash',
        text: `IMAGE="registry.example.com/shop/api@sha256:…"
grype "$IMAGE" -o sarif=grype.sarif -o json=grype.json`,
      },
    },
    {
      title: 'Or scan a directory or an SBOM',
      text: 'An SBOM made at build time is the faster input, and it can be scanned again when new advisories are published.',
      code: {
        language: 'bash',
        text: `grype dir:. -o sarif=grype.sarif
grype sbom:./sbom.spdx.json -o sarif=grype.sarif`,
      },
    },
    {
      title: 'Upload',
      text: 'Upload the SARIF file for the commit that the image was built from.',
      code: { language: 'bash', text: uploadCommand('grype.sarif') },
    },
    {
      title: 'Decide what stops the build',
      text: 'After the upload, let Grype judge: --fail-on ends with a status other than 0 from the given severity on, and --only-fixed leaves out what has no fix yet.',
      code: { language: 'bash', text: 'grype "$IMAGE" --fail-on high --only-fixed' },
    },
  ],
  afterwards: [
    'Each match shows package, installed and fixed version, CVE or GHSA identifier, and the image layers or files it was found in.',
    'Add --by-cve if you want results under their CVE identifier where one exists.',
    'The JSON file says for each match how it was made (matchDetails). Keep it as a build artifact for questions about a false positive.',
    'A finding from a base image is marked as such, because a rebuild fixes it and a code change does not.',
  ],
  planned: uploadPlanned,
}
