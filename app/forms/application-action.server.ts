import type { ActionFunctionArgs } from 'react-router'
import { requestContext } from '#app/request-context.server.ts'
import { application } from '#copy/forms/application.ts'
import type { SubmitResult } from '#leads/index.ts'
import { formValues } from './form-values.ts'
import { pageOf, postedForm } from './lead-action.server.ts'
import { readForm } from './read-form.server.ts'

/**
 * The page action of a job application, for visitors without JavaScript. Unless it was accepted, the values
 * have the name of the file, because the browser doesn't keep it.
 * @param jobId the ID or slug in the URL
 */
export async function applicationAction(
  jobId: string,
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
) {
  const { leads, content, clientAddress } = context.get(requestContext)
  const { fields, file } = await readForm(request)
  const typed = formValues(fields)
  const job = await content.job(jobId)
  const submit = async (): Promise<SubmitResult> => {
    if (job.state === 'unreachable') return { state: 'unavailable' }
    if (job.state === 'missing' || job.value.isClosed) {
      return { state: 'invalid', errors: { job: application.closed } }
    }
    const { id, title } = job.value
    return leads.submit(
      'application',
      { ...typed, job: id, position: title, cv: file },
      { address: clientAddress, page: pageOf(request), withoutScript: true },
    )
  }
  const result = await submit()
  const isKept = result.state === 'accepted' || file === undefined
  return postedForm(result, isKept ? typed : { ...typed, cv: file.name || 'your file' })
}
