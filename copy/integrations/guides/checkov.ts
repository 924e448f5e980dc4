import { brand } from '../../brand.ts'
import type { IntegrationGuide } from '../types.ts'
import { uploadCommand, uploadPermission, uploadPlanned } from './upload.ts'

export const checkov: IntegrationGuide = {
  id: 'checkov',
  meta: {
    title: 'Checkov Integration Guide',
    description:
      'Check Terraform, CloudFormation, Kubernetes and Dockerfiles with Checkov, write SARIF next to console output, and upload it for a commit.',
  },
  connects: `Checkov runs in your pipeline over infrastructure code and writes SARIF 2.1.0. Your pipeline uploads the file. ${brand.name} links failed checks to the endpoints and stores they expose. No platform account is needed.`,
  permissions: [
    {
      name: 'Read access to the checkout',
      why: 'Checkov reads configuration files. It needs no cloud credentials: it reads files and calls no cloud provider.',
    },
    uploadPermission,
  ],
  steps: [
    {
      title: 'Install Checkov',
      text: 'Use an environment of its own: Checkov brings many Python packages. Pin the version in a pipeline.',
      code: { language: 'bash', text: 'pipx install checkov\ncheckov --version' },
    },
    {
      title: 'Check a directory',
      text: 'The shortest form is checkov -d . -o sarif. This one prints readable results as well and names the SARIF file. --soft-fail ends with status 0, so that the upload runs; the queue decides what blocks.',
      code: {
        language: 'bash',
        text: `checkov -d . --soft-fail \\
  -o cli -o sarif --output-file-path console,checkov.sarif`,
      },
    },
    {
      title: 'Or check a Terraform plan',
      text: 'A plan contains values that modules and variables only produce at run time. Plan files can hold secrets: delete them after the scan.',
      code: {
        language: 'bash',
        text: `terraform plan -out plan.bin
terraform show -json plan.bin > plan.json
checkov -f plan.json --repo-root-for-plan-enrichment . --soft-fail \\
  -o cli -o sarif --output-file-path console,checkov.sarif
rm plan.bin plan.json`,
      },
    },
    {
      title: 'Upload',
      text: 'Run this in the same checkout.',
      code: { language: 'bash', text: uploadCommand('checkov.sarif') },
    },
    {
      title: 'Record exceptions in the code',
      text: 'An inline comment inside the resource skips one check and says why. The reason belongs to the review of that file.',
      code: {
        language: 'terraform',
        text: `resource "aws_s3_bucket" "website" {
  #checkov:skip=CKV_AWS_20:Public website, holds published pages only
  bucket = "example-website"
}`,
      },
    },
  ],
  afterwards: [
    'A failed check shows its id, such as CKV_AWS_20, the resource, file and line.',
    'Without an API key of its platform Checkov reports no severity. Findings then get a rating here, from exposure and data at risk.',
    'Limit a run with --framework terraform or --skip-path when a repository holds more than infrastructure.',
    'Results for one resource from Checkov and Snyk IaC become one finding.',
  ],
  planned: uploadPlanned,
}
