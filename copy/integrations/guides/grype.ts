import { brand } from '../../brand.ts'
import type { IntegrationGuide } from '../types.ts'
import { uploadCommand, uploadPermission, uploadPlanned } from './upload.ts'

export const grype: IntegrationGuide = {
  id: 'grype',
  meta: {
    title: 'Grype Integration Guide',
    description:
      'Scan an image by digest, a directory, or an SBOM with Grype, write SARIF and JSON in one run, and upload the result for a commit.',
  },
  connects: `Grype runs in your pipeline, scans an image, a directory, or an SBOM, and writes SARIF 2.1.0. Your pipeline uploads the file, and ${brand.name} links the matches to the commit and, if you scan an image, to the image digest. You don’t need an Anchore account.`,
  permissions: [
    {
      name: 'Pull access to the image',
      why: 'Grype reads image layers from the local Docker daemon or a registry. For a private registry, Grype uses the credentials from docker login.',
    },
    {
      name: 'Outgoing network access',
      why: 'Grype downloads its vulnerability database before the scan. You can cache the database in CI to save time. By default, Grype stops if the database is more than five days old.',
    },
    uploadPermission,
  ],
  steps: [
    {
      title: 'Install Grype',
      text: 'Use a release binary, Homebrew, or the anchore/grype container image, and pin the version. Then download the vulnerability database and check its age.',
      code: { language: 'bash', text: 'brew install grype\ngrype db update\ngrype db status' },
    },
    {
      title: 'Scan the image by digest',
      text: 'Between the scan and the deployment, a tag can be moved to a different image, but a digest can’t. One run can write several formats.',
      code: {
        language: 'bash',
        text: `IMAGE="registry.example.com/shop/api@sha256:…"
grype "$IMAGE" -o sarif=grype.sarif -o json=grype.json`,
      },
    },
    {
      title: 'Or scan a directory, or an SBOM',
      text: 'An SBOM from the build is faster to scan than the image, and you can scan it again when new advisories come out.',
      code: {
        language: 'bash',
        text: `grype dir:. -o sarif=grype.sarif
grype sbom:./sbom.spdx.json -o sarif=grype.sarif`,
      },
    },
    {
      title: 'Upload',
      text: 'Upload the SARIF file for the commit from which you built the image.',
      code: { language: 'bash', text: uploadCommand('grype.sarif') },
    },
    {
      title: 'Decide when a build fails',
      text: 'After the upload, run Grype again. With `--fail-on`, Grype fails if a match has the given severity or a higher one. With `--only-fixed`, Grype leaves out matches that have no fix yet.',
      code: { language: 'bash', text: 'grype "$IMAGE" --fail-on high --only-fixed' },
    },
  ],
  afterwards: [
    'Each match shows the package, the installed and the fixed version, the CVE or GHSA identifier, and the image layers or files that contain the package.',
    'The fixed version doesn’t have this vulnerability but may have others. We also name the lowest version with no known vulnerability.',
    'Add `--by-cve` to list a match under its CVE identifier, if there is one.',
    'The JSON file shows how Grype made each match (`matchDetails`). Keep the file as a build artifact, so that you can check whether a match is a false positive.',
    'We mark a finding that comes from a base image. To fix such a finding, rebuild with a newer base image. If the `FROM` line in your Dockerfile pins a version, update it before you rebuild.',
  ],
  planned: uploadPlanned,
}
