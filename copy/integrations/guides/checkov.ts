import { brand } from '../../brand.ts'
import type { IntegrationGuide } from '../types.ts'
import { uploadCommand, uploadPermission, uploadPlanned } from './upload.ts'
import { versions } from './versions.ts'

export const checkov: IntegrationGuide = {
  id: 'checkov',
  meta: {
    title: 'Checkov Integration Guide',
    description:
      'Check infrastructure code and Dockerfiles with Checkov, write SARIF and console output in one run, and upload the SARIF file for the commit.',
  },
  connects: `Checkov runs in your pipeline, checks infrastructure code, and writes a SARIF 2.1.0 file. Your pipeline uploads the file, and ${brand.name} links each failed check to the endpoints and data stores that the misconfiguration exposes. You don’t need a Prisma Cloud account.`,
  permissions: [
    {
      name: 'Read access to the checkout',
      why: 'Checkov reads your configuration files. It doesn’t call your cloud provider, so don’t give it cloud credentials.',
    },
    uploadPermission,
  ],
  steps: [
    {
      title: 'Install Checkov',
      text: 'Checkov has many Python dependencies, so install it in a separate environment. Install the version that you tested.',
      code: {
        language: 'bash',
        text: `pipx install checkov==${versions.checkov}\ncheckov --version`,
      },
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
      text: 'A plan contains the resolved values of variables and modules. Checkov can’t always determine these values from the code. Plan files can contain secrets, so delete them after the scan.',
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
      text: 'To skip a check for one resource, add a comment with the check’s ID and your reason to the resource block. `CKV_AWS_20` flags the bucket even if the ACL is a separate resource, so the comment goes in the `aws_s3_bucket` block. Since April 2023, S3 has blocked public access and disabled ACLs on new buckets by default. A public ACL takes effect only if the bucket’s ownership controls and public access block settings allow it.',
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
    'For each failed check, you see the check’s ID, such as `CKV_AWS_20`, and the resource, file, and line.',
    'Without a Prisma Cloud API key, Checkov doesn’t report severity, and every failed check in the SARIF file has the level `error`. We rate Checkov’s findings by how exposed the resource is and which data is at risk.',
    'If a repository contains more than infrastructure code, limit the scan with `--framework` or `--skip-path`.',
    'Checkov’s SARIF files don’t name CWE entries. We add an entry if a check clearly matches one, such as CWE-732 for `CKV_AWS_20`. Without a CWE entry, Checkov and Snyk IaC results for the same resource stay separate findings until you merge them.',
  ],
  planned: uploadPlanned,
}
