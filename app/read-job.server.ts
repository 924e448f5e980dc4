import { data } from 'react-router'
import type { Content } from '#content/index.ts'
import { suggestJobs } from './did-you-mean.server.ts'
import { missing } from './loader-responses.server.ts'
import { missingIllustrations } from './sections/missing-illustrations.ts'

/** Open jobs on the page of a closed one. */
const MAX_OTHERS = 3

/**
 * A loader's response for a job, to show it or to apply for it: the job (200), a missing one (404), or a
 * closed one (410) with others. An unreachable one is left to the loader.
 */
export async function readJob(content: Content, id: string) {
  const job = await content.job(id)
  if (job.state === 'unreachable') return job
  if (job.state === 'found' && !job.value.isClosed) return job
  const open = await content.jobs()
  const jobs = open.state === 'found' ? open.value : []
  if (job.state === 'missing') return missing(suggestJobs(id, jobs), missingIllustrations.job)
  const suggestions = jobs
    .slice(0, MAX_OTHERS)
    .map(({ id, title }) => ({ path: `/careers/${id}`, title }))
  const closed = { state: 'closed', title: job.value.title, suggestions } as const
  return data({ ...closed, illustration: missingIllustrations.job }, { status: 410 })
}
