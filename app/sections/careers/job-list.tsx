import { Link } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { DateTime } from '#app/components/date-time.tsx'
import { Icon } from '#app/components/icon.tsx'
import { type Job, jobPath } from '#content/index.ts'
import { careers } from '#copy/careers.ts'
import { sampleLabel } from '#copy/controls.ts'
import { JobConditions, JobText } from './job-details.tsx'

/** Paragraphs and requirements of a job whose text is shown without a click. */
const MAX_OPEN_PARTS = 12

/** The open jobs, one per row, with descriptions and requirements, which are collapsed if they are long. */
export function JobList({ jobs }: { jobs: Job[] }) {
  if (jobs.length === 0) return <p className="mt-8 text-lead text-quiet">{careers.jobs.empty}</p>
  return (
    <ul className="mt-8 border-b border-hairline">
      {jobs.map((job) => (
        <JobRow key={job.id} job={job} />
      ))}
    </ul>
  )
}

function JobRow({ job }: { job: Job }) {
  const { posted, apply, details } = careers.jobs
  const { id, title, location, type, postedAt, sample } = job
  return (
    <li
      id={id}
      className="grid gap-x-12 gap-y-2 border-t border-hairline py-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:py-8"
    >
      <div>
        <h3 className="text-h4 wrap-anywhere">
          <Link to={jobPath(job)} prefetch="intent" className="hover:text-accent">
            {title}
          </Link>
        </h3>
        <p className="mt-2 text-small wrap-anywhere text-quiet">
          {location}
          <JobConditions job={job} />
          <br />
          {type}
          <br />
          {posted} <DateTime iso={postedAt} />
          {sample ? ` · ${sampleLabel}` : null}
        </p>
        <div className="mt-4">
          <Button to={`/contact?job=${encodeURIComponent(id)}`} variant="outline" size="sm">
            {apply}
            <span className="sr-only">: {title}</span>
          </Button>
        </div>
      </div>
      <details
        open={job.requirements.length + job.description.length <= MAX_OPEN_PARTS}
        className="group text-small"
      >
        <summary className="flex min-h-11 w-fit list-none items-center gap-2 text-quiet hover:text-accent lg:-mt-2.5">
          {details}
          <span className="sr-only">: {title}</span>
          <span className="group-open:rotate-180">
            <Icon name="ChevronDown" size={14} />
          </span>
        </summary>
        <div className="pt-1">
          <JobText job={job} level={4} />
        </div>
      </details>
    </li>
  )
}
