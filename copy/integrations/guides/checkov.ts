import { brand } from '../../brand.ts'
import type { IntegrationGuide } from '../types.ts'
import { uploadCommand, uploadPermission, uploadPlanned } from './upload.ts'

export const checkov: IntegrationGuide = {
  id: 'checkov',
  meta: {
    title: 'Checkov Integration Guide',
    description:
      'Check Terraform, CloudFormation, Kubernetes, and Dockerfiles with Checkov, write SARIF and console output in one run, and upload the SARIF file for a commit.',
  },
  connects: `Checkov runs in your pipeline, checks infrastructure code, and writes SARIF 2.1.0. Your pipeline uploads the file, and ${brand.name} links failed checks to the endpoints and data stores that they expose. You don’t need an account on Checkov’s platform.`,
  permissions: [
    {
      name: 'Read access to the checkout',
      why: 'Checkov reads configuration files. Checkov doesn’t call your cloud provider, so don’t give it cloud credentials.',
    },
    uploadPermission,
  ],
  steps: [
    {
      title: 'Install Checkov',
      text: 'Install Checkov in its own environment, because it has many Python dependencies. In a pipeline, pin the version.',
      code: { language: 'bash', text: 'pipx install checkov\ncheckov --version' },
    },
    {
      title: 'Check a directory',
      text: 'The shortest command is `checkov -d . -o sarif`. The command below also prints readable results and sets the SARIF file’s name. With `--soft-fail`, Checkov exits with status 0 even if a check fails, so the upload still runs.',
      code: {
        language: 'bash',
        text: `checkov -d . --soft-fail \\
  -o cli -o sarif --output-file-path console,checkov.sarif`,
      },
    },
    {
      title: 'Or check a Terraform plan',
      text: 'A plan contains the values of variables and modules, which Checkov may not know from the code alone. Plan files can contain secrets, so delete them after the scan.',
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
      text: 'Run this command in the same checkout.',
      code: { language: 'bash', text: uploadCommand('checkov.sarif') },
    },
    {
      title: 'Record exceptions in the code',
      text: 'To skip one check, add a comment with the reason to the resource. `CKV_AWS_20` flags the bucket even if the ACL is a separate resource, so put the comment in the `aws_s3_bucket` block. Since April 2023, S3 blocks public access and turns ACLs off on new buckets. A public ACL takes effect only if the bucket’s ownership controls and public access block allow it.',
      code: {
        language: 'terraform',
        text: `resource "aws_s3_bucket" "website" {
  #checkov:skip=CKV_AWS_20:Public website, holds published pages only
  bucket = "example-website"
}

resource "aws_s3_bucket_ownership_controls" "website" {
  bucket = aws_s3_bucket.website.id

  rule {
    object_ownership = "BucketOwnerPreferred"
  }
}

resource "aws_s3_bucket_public_access_block" "website" {
  bucket                  = aws_s3_bucket.website.id
  block_public_acls       = false
  block_public_policy     = true
  ignore_public_acls      = false
  restrict_public_buckets = true
}

resource "aws_s3_bucket_acl" "website" {
  bucket = aws_s3_bucket.website.id
  acl    = "public-read"

  # Without these, S3 refuses the ACL.
  depends_on = [
    aws_s3_bucket_ownership_controls.website,
    aws_s3_bucket_public_access_block.website,
  ]
}`,
      },
    },
  ],
  afterwards: [
    'Each failed check shows its ID, such as CKV_AWS_20, and the resource, file, and line.',
    'Without an API key for its platform, Checkov reports no severity, and every failed check in the SARIF file has the level `error`. We rate Checkov’s findings by exposure and by the data at risk.',
    'If a repository contains more than infrastructure code, limit the run with `--framework terraform` or `--skip-path`.',
    'Checkov’s SARIF files have no CWE entries. We add an entry if a check clearly matches one, such as CWE-732 for CKV_AWS_20. Without a CWE entry, Checkov and Snyk IaC results for the same resource remain two findings until you merge them.',
  ],
  planned: uploadPlanned,
}
