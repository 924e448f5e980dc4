import { Fragment } from 'react'
import { Badge } from '#app/components/badge.tsx'
import { Button } from '#app/components/button.tsx'
import { DateTime } from '#app/components/date-time.tsx'
import { StaticRichText } from '#app/portable-text/static-rich-text.tsx'
import type { Job, Salary } from '#content/index.ts'
import { careers } from '#copy/careers.ts'
import { sampleLabel } from '#copy/controls.ts'
import { jobMessages } from '#copy/job-messages.ts'

/** The English name of a country, by its ISO 3166-1 code. */
function countryName(code: string): string | undefined {
  return new Intl.DisplayNames('en-US', { type: 'region' }).of(code)
}

/** A pay like "USD 100,000 to 120,000 a year". */
function salaryText({ from, to, currency, period }: Salary): string {
  const amounts = [from, ...(to === undefined ? [] : [to])].map((n) => n.toLocaleString('en-US'))
  return `${currency} ${amounts.join(' to ')} ${careers.jobs.periods[period]}`
}

/** The facts of a job in one line: what its editor has given, and that a salary can be asked for. */
export function JobFacts({ job }: { job: Job }) {
  const { posted, applyBy, applicantsIn, salary, askSalary } = careers.jobs
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 font-mono text-small wrap-anywhere text-quiet">
      {job.sample ? <Badge>{sampleLabel}</Badge> : null}
      <span>{job.location}</span>
      <span>{job.type}</span>
      <span>
        {posted} <DateTime iso={job.postedAt} />
      </span>
      {job.validThrough ? (
        <span>
          {applyBy} <DateTime iso={job.validThrough} />
        </span>
      ) : null}
      {job.applicantCountry ? (
        <span>
          {applicantsIn} {countryName(job.applicantCountry)}
        </span>
      ) : null}
      <span>
        {salary} {job.salary ? salaryText(job.salary) : askSalary}
      </span>
    </p>
  )
}

/** The country of applicants and the salary, each on a line, where the posting names them. */
export function JobConditions({ job: { applicantCountry, salary } }: { job: Job }) {
  const copy = careers.jobs
  const lines = [
    applicantCountry ? `${copy.applicantsIn} ${countryName(applicantCountry)}` : '',
    salary ? `${copy.salary} ${salaryText(salary)}` : '',
  ]
  return lines.filter(Boolean).map((line) => (
    <Fragment key={line}>
      <br />
      {line}
    </Fragment>
  ))
}

/** Description and requirements, closer together in the list. */
export function JobText({ job, level }: { job: Job; level: 2 | 4 }) {
  const Heading = `h${level}` as const
  return (
    <div
      className={`grid wrap-anywhere ${level === 2 ? 'gap-y-11' : 'gap-x-8 gap-y-5 xl:grid-cols-2'}`}
    >
      <StaticRichText
        body={job.description}
        titleLevel={level === 2 ? 1 : 3}
        prefix={`${job.id}-`}
      />
      {job.requirements.length > 0 ? (
        <div className="prose">
          <Heading>{careers.jobs.requirements}</Heading>
          <ul>
            {job.requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}

/** Description, requirements, and, below or next to them, how to apply. */
export function JobDetails({ job }: { job: Job }) {
  return (
    <div className="grid gap-8 xl:grid-cols-[5fr_3fr]">
      <JobText job={job} level={2} />
      <div className="flex flex-col items-start gap-8 wrap-anywhere xl:flex-col-reverse xl:justify-end">
        <p className="max-w-prose text-small text-quiet">{jobMessages.equalOpportunity}</p>
        <Button to={`/contact?job=${encodeURIComponent(job.id)}`}>
          {careers.jobs.apply}
          <span className="sr-only">: {job.title}</span>
        </Button>
      </div>
    </div>
  )
}
