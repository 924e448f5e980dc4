import { highlightCode } from '#blocks/index.server.ts'
import { cachedQuery } from '../cached-query.ts'
import { conflictReporter, DocumentNames, withOwnSlug } from '../document-names.ts'
import { listOf, parseEach } from '../documents.ts'
import type { ImageHost } from '../image-variants.ts'
import type { ContentLog } from '../log.ts'
import type { Platform } from '../platform.ts'
import { jobsQuery } from '../queries.ts'
import { found, type Read, type Reader } from '../read.ts'
import { unknownPartsReporter } from '../rich-text/unknown-parts.ts'
import { type Job, parseJob } from './job.ts'

interface Options {
  platform: Platform
  images: ImageHost
  log: ContentLog
}

/** All jobs, and what their names lead to. */
interface Every {
  documents: readonly SanityQueries[typeof jobsQuery][number][]
  names: DocumentNames
}

/** Everything that the site reads of jobs. Each read goes through the reader that it is given. */
export function jobReads({ platform, images, log }: Options) {
  const reportConflicts = conflictReporter(log)
  const reportUnknown = unknownPartsReporter(log)
  const every = cachedQuery(platform, {
    key: 'jobs',
    tags: ['type:job'],
    query: jobsQuery,
    parameters: () => {
      const now = platform.now()
      return { now, today: now.slice(0, now.indexOf('T')) }
    },
    parse(jobs): Every {
      const documents = listOf(jobs)
      const names = new DocumentNames(documents)
      reportConflicts(names)
      return { documents, names }
    },
  })

  /** Parses those of the documents whose day has come. */
  const posted = ({ documents, names }: Every): Promise<Job[]> =>
    Promise.all(
      parseEach(
        documents.filter(({ isAhead }) => isAhead !== true),
        (document) => {
          const job = withOwnSlug(parseJob(document, images), names)
          reportUnknown(job.id, document._updatedAt, job.description)
          return job.validThrough && document.isPast ? { ...job, isClosed: true as const } : job
        },
        log,
      ).map(async (job) => ({ ...job, description: await highlightCode(job.description, log) })),
    )

  /** Those that take applications. */
  const list = async (read: Reader): Promise<Read<Job[]>> => {
    const all = await read(every)
    if (all.state !== 'found') return all
    return found((await posted(all.value)).filter(({ isClosed }) => !isClosed))
  }

  /** One job, which may be closed, by any name that leads to it. */
  const job = async (read: Reader, name: string): Promise<Read<Job>> => {
    const all = await read(every)
    if (all.state !== 'found') return all
    const { documents, names } = all.value
    const id = names.idOf(name)
    const [match] = await posted({ documents: documents.filter(({ _id }) => _id === id), names })
    return match ? found(match) : { state: 'missing' }
  }
  return { list, job }
}
