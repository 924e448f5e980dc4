import { brand } from '../../brand.ts'
import type { IntegrationGuide } from '../types.ts'
import { uploadCommand, uploadPermission, uploadPlanned } from './upload.ts'
import { versions } from './versions.ts'

export const grype: IntegrationGuide = {
  id: 'grype',
  meta: {
    title: 'Grype Integration Guide',
    description:
      'Scan an image by digest, a directory, or an SBOM with Grype, write SARIF and JSON in one run, and upload the SARIF file for a commit.',
  },
  connects: `Grype runs in your pipeline, scans an image, a directory, or an SBOM, and writes a SARIF 2.1.0 file. Your pipeline uploads the file, and ${brand.name} links the matches to the commit and, if you scan an image, to the image digest. You don’t need an Anchore account.`,
  permissions: [
    {
      name: 'Pull access to the image',
      why: 'Grype reads image layers from the local Docker daemon or a registry. For a private registry, Grype uses the credentials from `docker login`.',
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
      text: 'Use a release binary, as in this example for Linux on x86-64, or the `anchore/grype` container image. Install the version that you tested, and compare the archive’s checksum with the release’s list. Then download the vulnerability database and check its age.',
      code: {
        language: 'bash',
        text: `version=${versions.grype}
release="https://github.com/anchore/grype/releases/download/v$version"
archive="grype_\${version}_linux_amd64.tar.gz"
checksums="grype_\${version}_checksums.txt"
curl --fail --location --remote-name-all "$release/{$archive,$checksums}"
sha256sum --check --ignore-missing "$checksums" &&
  tar --extract --gzip --file "$archive" grype &&
  sudo install grype /usr/local/bin/
grype db update
grype db status`,
      },
    },
    {
      title: 'Scan the image by digest',
      text: 'Between the scan and the deployment, a tag can be moved to a different image, but a digest can’t. A single run can write several output formats.',
      code: {
        language: 'bash',
        text: `IMAGE="registry.example.com/shop/api@sha256:…"
grype "$IMAGE" -o sarif=grype.sarif -o json=grype.json`,
      },
    },
    {
      title: 'Or scan a directory, or an SBOM',
      text: 'An SBOM from the build is faster to scan than the image, and you can scan the SBOM again when new advisories come out.',
      code: {
        language: 'bash',
        text: `grype dir:. -o sarif=grype.sarif
grype sbom:./sbom.spdx.json -o sarif=grype.sarif`,
      },
    },
    {
      title: 'Upload',
      text: 'Run this command in the checkout from which you built the image, so that the results belong to the right commit.',
      code: { language: 'bash', text: uploadCommand('grype.sarif') },
    },
    {
      title: 'Decide when a build fails',
      text: 'After the upload, run Grype again. With `--fail-on high`, Grype exits with an error if a match has high or critical severity. With `--only-fixed`, Grype ignores matches that have no fix yet.',
      code: { language: 'bash', text: 'grype "$IMAGE" --fail-on high --only-fixed' },
    },
  ],
  afterwards: [
    'For each match, you see the package, the installed version, the fixed version if there is one, the CVE or GHSA ID, and the image layers or files that contain the package.',
    'The fixed version that Grype reports may have other vulnerabilities, so we also name the lowest version without any known vulnerability.',
    'To list matches by CVE ID where there is one, add `--by-cve`.',
    'The JSON file explains how Grype found each match (`matchDetails`). Keep the file as a build artifact, so that you can check for false positives later.',
    'We mark findings that come from a base image. To fix these findings, rebuild your image on a newer base image. If the `FROM` line in your Dockerfile pins a version, update that version first.',
  ],
  planned: uploadPlanned,
}
