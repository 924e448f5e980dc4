import { TextLink } from '#app/components/text-link.tsx'
import type { PostedForm } from '#app/forms/form-submission.ts'
import illustration from '#app/media/illustrations/head-careers.svg?url'
import type { Job } from '#content/index.ts'
import { careers } from '#copy/careers.ts'
import { application } from '#copy/forms/application.ts'
import { PageHeader } from '../page-header.tsx'
import { ApplicationForm } from './application-form.tsx'
import { JobFacts } from './job-details.tsx'

interface ApplicationPageProps {
  posted: PostedForm | undefined
  /** The ID or slug in the URL. */
  jobId: string
  /** The position; absent if it can't be read. */
  job: Job | undefined
}

/** The page with the form that applies for a position. */
export function ApplicationPage({ posted, jobId, job }: ApplicationPageProps) {
  const { id = jobId, title = '' } = job ?? {}
  return (
    <>
      <PageHeader
        label={careers.labels.page}
        title={application.heading(title)}
        parents={[{ label: careers.meta.title, to: careers.job.back.to }]}
        illustration={illustration}
      >
        {job ? (
          <div className="mt-6 space-y-4">
            <JobFacts job={job} />
            <TextLink to={`/careers/${encodeURIComponent(id)}`}>{application.position}</TextLink>
          </div>
        ) : null}
      </PageHeader>
      <div className="section">
        <div className="aside" />
        <section aria-label={application.form.label} className="max-w-3xl min-w-0">
          <ApplicationForm key={id} posted={posted} job={{ id, title }} />
        </section>
      </div>
    </>
  )
}
