import { type ActionFunctionArgs, data } from 'react-router'
import { requestContext } from '#app/request-context.server.ts'
import type { LeadKind, SubmitResult } from '#leads/index.ts'
import type { FormSubmission, PostedForm } from './form-submission.ts'
import { againField, formValues, mergeErrors, type PreparedValues } from './form-values.ts'
import { readForm } from './read-form.server.ts'

/**
 * The page action of a form, for visitors without JavaScript. It does what the JSON endpoint does, and
 * responds with the page and the submitted values. A post that asks for the form again sends nothing.
 * @param prepare as in the form with scripts; its errors are handled like the server's
 */
export async function leadAction(
  kind: LeadKind,
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  prepare?: (typed: Readonly<Record<string, string>>) => Promise<PreparedValues>,
) {
  const { leads, clientAddress } = context.get(requestContext)
  const { fields } = await readForm(request)
  const { [againField]: again, ...typed } = formValues(fields)
  if (again) return data({ submission: { state: 'idle' }, values: typed } satisfies PostedForm)
  const { values, errors } = (await prepare?.(typed)) ?? { values: typed, errors: {} }
  const result = await leads.submit(kind, values, {
    address: clientAddress,
    page: pageOf(request),
    withoutScript: true,
  })
  return postedForm(result, { ...typed, ...values }, errors)
}

/**
 * The response of a page action: the result of a submission, with its values.
 * @param errors more specific ones than those of the result
 */
export function postedForm(
  result: SubmitResult,
  values: Record<string, string>,
  errors: Readonly<Record<string, string>> = {},
) {
  const submission = submissionOf(result)
  if (submission.state === 'invalid') submission.errors = mergeErrors(submission.errors, errors)
  const posted: PostedForm = { submission, values }
  return data(posted, statusOf(result))
}

/** The page of the form with its query, because the form posts to its own URL. */
export function pageOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

function submissionOf(result: SubmitResult): FormSubmission {
  switch (result.state) {
    case 'accepted':
      return { state: 'sent' }
    case 'limited':
      return { state: 'failed', reason: 'limited' }
    case 'unavailable':
      return { state: 'failed', reason: 'unavailable' }
    default:
      return { state: 'invalid', errors: result.errors }
  }
}

function statusOf(result: SubmitResult): { status: number; headers?: Record<string, string> } {
  switch (result.state) {
    case 'accepted':
      return { status: 200 }
    case 'limited':
      return { status: 429, headers: { 'Retry-After': String(result.retryAfterSeconds) } }
    case 'unavailable':
      return { status: 503, headers: { 'Retry-After': '30' } }
    default:
      return { status: 422 }
  }
}
