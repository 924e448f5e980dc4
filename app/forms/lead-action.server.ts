import { type ActionFunctionArgs, data } from 'react-router'
import { services } from '#app/services.server.ts'
import type { Receipt, SubmissionKind } from '#leads/index.ts'
import type { FormAnswer, PostedForm } from './form-answer.ts'

/**
 * The page action of a form: what the JSON endpoint does, for a visitor without script, answered as
 * a page. What was typed comes back with every answer but success.
 */
export async function leadAction(
  kind: SubmissionKind,
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
) {
  const { leads, clientAddress } = context.get(services)
  const values: Record<string, string> = {}
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') values[name] = value
  }
  const receipt = await leads.submit(kind, values, {
    address: clientAddress,
    page: new URL(request.url).pathname,
    withoutScript: true,
  })
  const answer = answerOf(receipt)
  const posted: PostedForm = { answer, values: answer.state === 'sent' ? {} : values }
  return data(posted, statusOf(receipt))
}

function answerOf(receipt: Receipt): FormAnswer {
  switch (receipt.state) {
    case 'accepted':
      return { state: 'sent' }
    case 'limited':
      return { state: 'failed', reason: 'limited' }
    case 'unavailable':
      return { state: 'failed', reason: 'unavailable' }
    default:
      return { state: 'invalid', errors: receipt.errors }
  }
}

function statusOf(receipt: Receipt): { status: number; headers?: Record<string, string> } {
  switch (receipt.state) {
    case 'accepted':
      return { status: 200 }
    case 'limited':
      return { status: 429, headers: { 'Retry-After': String(receipt.retryAfterSeconds) } }
    case 'unavailable':
      return { status: 503 }
    default:
      return { status: 422 }
  }
}
