import { Link } from 'react-router'
import { Badge } from '#app/components/badge.tsx'
import { Button } from '#app/components/button.tsx'
import { DateTime } from '#app/components/date-time.tsx'
import { Icon } from '#app/components/icon.tsx'
import { type Job, jobPath } from '#content/index.ts'
import { careers } from '#copy/careers.ts'
import { sampleLabel } from '#copy/controls.ts'
import { JobConditions, JobText } from './job-details.tsx'

/** Paragraphs and requirements of a job whose text is shown without a click. */
const MAX_OPEN_PARTS = 12

/** The open jobs, one a row, with description and requirements. Those of a long one are folded. */
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
      className="grid gap-x-6 border-t border-hairline py-4 md:grid-cols-[1fr_auto] xl:grid-cols-[4fr_7fr_auto]"
    >
      <h3 className="flex flex-col items-start gap-1.5 self-start text-h4 wrap-anywhere md:py-1.5">
        <Link to={jobPath(job)} prefetch="intent" className="hover:text-accent">
          {title}
        </Link>
        {sample ? <Badge>{sampleLabel}</Badge> : null}
      </h3>
      <p className="flex flex-wrap gap-x-5 text-small wrap-anywhere text-quiet max-xl:row-start-2 max-md:mt-2 xl:grid xl:grid-cols-[minmax(0,1fr)_4.5rem_12rem] xl:py-2">
        <span>
          {location}
          <JobConditions job={job} />
        </span>
        <span>{type}</span>
        <span>
          {posted} <DateTime iso={postedAt} />
        </span>
      </p>
      <div className="max-md:mt-3">
        <Button to={`/contact?job=${encodeURIComponent(id)}`} variant="outline" size="sm">
          {apply}
          <span className="sr-only">: {title}</span>
        </Button>
      </div>
      <details
        open={job.requirements.length + job.description.length <= MAX_OPEN_PARTS}
        className="group text-small md:col-span-full"
      >
        <summary className="flex min-h-11 w-fit list-none items-center gap-2 text-quiet hover:text-accent">
          {details}
          <span className="sr-only">: {title}</span>
          <span className="group-open:rotate-180">
            <Icon name="ChevronDown" size={14} />
          </span>
        </summary>
        <div className="pt-2 pb-6">
          <JobText job={job} level={4} />
        </div>
      </details>
    </li>
  )
}
