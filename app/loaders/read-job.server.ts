import { data } from 'react-router'
import { suggestJobs } from '#app/not-found/did-you-mean.server.ts'
import { type Content, jobPath } from '#content/index.ts'
import { jobMessages } from '#copy/job-messages.ts'
import { unreachableResponse } from './responses.server.ts'

/** Open jobs on the page of a closed one. */
const MAX_OTHERS = 3

/**
 * A loader's response for a job, to show it or to apply for it: the job (200), or what `MessagePage` says of a
 * missing one (404), a closed one (410), or one that can't be read (503).
 */
export async function readJob(content: Content, name: string) {
  const { titles, missing, closed } = jobMessages
  const job = await content.job(name)
  if (job.state === 'unreachable') {
    const message = { title: titles.unreachable, text: '', suggestions: [] }
    return data({ state: 'unreachable' as const, ...message }, unreachableResponse)
  }
  if (job.state === 'found' && !job.value.isClosed) return job
  const open = await content.jobs()
  const jobs = open.state === 'found' ? open.value : []
  if (job.state === 'missing') {
    const message = { title: titles.missing, text: missing, suggestions: suggestJobs(name, jobs) }
    return data({ state: 'missing' as const, ...message }, { status: 404 })
  }
  const suggestions = jobs
    .slice(0, MAX_OTHERS)
    .map((job) => ({ path: jobPath(job), title: job.title }))
  const message = { title: titles.closed, text: closed(job.value.title), suggestions }
  return data({ state: 'closed' as const, ...message }, { status: 410 })
}
