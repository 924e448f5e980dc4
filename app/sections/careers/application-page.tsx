import { Badge } from '#app/components/badge.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import type { PostedForm } from '#app/forms/form-submission.ts'
import { type Job, jobPath } from '#content/index.ts'
import { sampleLabel } from '#copy/controls.ts'
import { application } from '#copy/forms/application.ts'
import { jobMessages } from '#copy/job-messages.ts'
import { PageHeader } from '../page-header.tsx'
import { ApplicationForm } from './application-form.tsx'

interface ApplicationPageProps {
  posted: PostedForm | undefined
  /** The ID or slug in the URL. */
  jobId: string
  /** The position; absent if it can't be read. */
  job: Job | undefined
}

/** The page with the form that applies for a position. It loads nothing of the careers page. */
export function ApplicationPage({ posted, jobId, job }: ApplicationPageProps) {
  const { id = jobId, title = '' } = job ?? {}
  return (
    <>
      <PageHeader
        label={jobMessages.label}
        title={application.heading(title)}
        parents={[{ label: jobMessages.label, to: jobMessages.back.to }]}
      >
        {job ? (
          <div className="mt-6 space-y-4">
            <p className="flex flex-wrap gap-x-6 gap-y-1 font-mono text-small wrap-anywhere text-quiet">
              {job.sample ? <Badge>{sampleLabel}</Badge> : null}
              <span>{job.location}</span>
              <span>{job.type}</span>
            </p>
            <TextLink to={jobPath(job)}>{application.position}</TextLink>
          </div>
        ) : null}
      </PageHeader>
      <div className="section">
        <div className="aside" />
        <section aria-label={application.form.label} className="max-w-3xl min-w-0">
          <ApplicationForm key={id} posted={posted} job={{ id, title }} />
          <p className="mt-8 max-w-prose text-small text-quiet">{jobMessages.equalOpportunity}</p>
        </section>
      </div>
    </>
  )
}
