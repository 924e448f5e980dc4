import { cachedQuery } from '../cached-query.ts'
import { listOf, parseEach } from '../documents.ts'
import type { ContentLog } from '../log.ts'
import type { Platform } from '../platform.ts'
import { jobsQuery } from '../queries.ts'
import { found, mapRead, type Read, type Reader } from '../read.ts'
import { type Job, parseJob } from './job.ts'

/** Everything that the site reads of jobs. Each read goes through the reader that it is given. */
export function jobReads({ platform, log }: { platform: Platform; log: ContentLog }) {
  const every = cachedQuery(platform, {
    key: 'jobs',
    tags: ['type:job'],
    query: jobsQuery,
    parameters: () => {
      const now = platform.now()
      return { now, today: now.slice(0, now.indexOf('T')) }
    },
    parse: (jobs) => listOf(jobs),
  })

  /** The jobs whose day has come. */
  const posted = async (read: Reader): Promise<Read<Job[]>> =>
    mapRead(await read(every), (jobs) =>
      parseEach(
        jobs.filter(({ isAhead }) => isAhead !== true),
        (document) => {
          const job = parseJob(document)
          return job.validThrough && document.isPast ? { ...job, isClosed: true as const } : job
        },
        log,
      ),
    )

  /** Those that take applications. */
  const list = async (read: Reader): Promise<Read<Job[]>> =>
    mapRead(await posted(read), (jobs) => jobs.filter(({ isClosed }) => !isClosed))

  /** One job, which may be closed. */
  const job = async (read: Reader, id: string): Promise<Read<Job>> => {
    const jobs = await posted(read)
    if (jobs.state !== 'found') return jobs
    const match = jobs.value.find((candidate) => candidate.id === id)
    return match ? found(match) : { state: 'missing' }
  }
  return { list, job }
}
