import { Button } from '#app/components/button.tsx'
import { DateTime } from '#app/components/date-time.tsx'
import type { Job } from '#content/index.ts'
import { careers } from '#copy/careers.ts'

/** Location, type and date of a position, in one line. */
export function JobFacts({ job }: { job: Job }) {
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 font-mono text-small text-quiet">
      <span>{job.location}</span>
      <span>{job.type}</span>
      <span>
        {careers.positions.posted} <DateTime iso={job.postedAt} />
      </span>
    </p>
  )
}

/** Description, requirements and how to apply. */
export function JobDetails({ job, level }: { job: Job; level: 2 | 4 }) {
  const Heading = `h${level}` as const
  return (
    <div>
      <div className="prose">
        {job.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {job.requirements.length > 0 ? (
          <>
            <Heading>{careers.positions.requirements}</Heading>
            <ul>
              {job.requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <div className="mt-8">
        <Button to={`/contact?job=${encodeURIComponent(job.id)}`}>
          {careers.positions.apply}
          <span className="sr-only">: {job.title}</span>
        </Button>
      </div>
    </div>
  )
}
