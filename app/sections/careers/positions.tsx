import { Link } from 'react-router'
import type { Job } from '#content/index.ts'
import { careers } from '#copy/careers.ts'
import { JobDetails, JobFacts } from './job-details.tsx'

/** The open positions with description and requirements. */
export function Positions({ jobs }: { jobs: Job[] }) {
  const { positions } = careers
  if (jobs.length === 0) return <p className="mt-8 text-lead text-quiet">{positions.empty}</p>
  return (
    <>
      <Index jobs={jobs} />
      <ul className="mt-10">
        {jobs.map((job) => (
          <li
            key={job.id}
            id={job.id}
            className="grid gap-y-5 border-t border-hairline py-10 xl:grid-cols-[1fr_3fr]"
          >
            <div className="xl:pr-4 xl:sticky xl:top-24 xl:self-start">
              <h3>
                <Link to={`/careers/${job.id}`} prefetch="intent" className="hover:text-signal">
                  {job.title}
                </Link>
              </h3>
              <div className="mt-3">
                <JobFacts job={job} />
              </div>
            </div>
            <JobDetails job={job} level={4} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** An index of titles, for long lists. */
function Index({ jobs }: { jobs: Job[] }) {
  if (jobs.length < 3) return null
  return (
    <nav aria-label={careers.positions.index} className="mt-8">
      <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
        {jobs.map(({ id, title }) => (
          <li key={id} className="border-t border-hairline">
            <a href={`#${id}`} className="block py-3 hover:text-signal">
              {title}
              <span className="sr-only">{careers.positions.onThisPage}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
