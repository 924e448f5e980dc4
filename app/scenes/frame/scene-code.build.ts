import { findings } from '#copy/storefront/findings.ts'
import { requestRefund, testWebhook } from '#copy/storefront/sources.ts'
import { committed, diff, highlightLines } from './code-lines.ts'

export const requestRefundCommitted = await committed(requestRefund, findings.ownership.line)
export const requestRefundDiff = await diff(requestRefund)
export const testWebhookDiff = await diff(testWebhook)
export const testWebhookCommitted = await committed(testWebhook, findings.webhook.line)

/** The bucket that anyone can list. */
export const exportsBucket = await highlightLines(
  [
    { at: '12', text: 'resource "aws_s3_bucket" "exports" {', mark: 'flag' },
    { at: '13', text: '  bucket = "storefront-order-exports"' },
    { at: '14', text: '}' },
    { at: '16', text: 'resource "aws_s3_bucket_acl" "exports" {' },
    { at: '17', text: '  bucket = aws_s3_bucket.exports.id' },
    { at: '18', text: '  acl    = "public-read"' },
  ] as const,
  'hcl',
)
