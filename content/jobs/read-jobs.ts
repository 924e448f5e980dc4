import { cachedQuery } from '../cached-query.ts'
import { listOf, parseEach } from '../documents.ts'
import type { Platform } from '../platform.ts'
import { jobsQuery } from '../queries.ts'
import { found, mapRead, type Read, type Reader } from '../read.ts'
import type { ContentLog } from '../source.ts'
import { type Job, parseJob } from './job.ts'

/** Everything that the site reads of jobs. Each read goes through the reader that it is given. */
export function jobReads({ platform, log }: { platform: Platform; log: ContentLog }) {
  const every = cachedQuery(platform, {
    key: 'jobs',
    tags: ['type:job'],
    query: jobsQuery,
    parse: (jobs) => listOf(jobs),
  })
  const list = async (read: Reader): Promise<Read<Job[]>> =>
    mapRead(await read(every), (jobs) => parseEach(jobs, parseJob, log))

  const job = async (read: Reader, id: string): Promise<Read<Job>> => {
    const jobs = await list(read)
    if (jobs.state !== 'found') return jobs
    const match = jobs.value.find((candidate) => candidate.id === id)
    return match ? found(match) : { state: 'missing' }
  }
  return { list, job }
}
