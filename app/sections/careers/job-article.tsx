import { Button } from '#app/components/button.tsx'
import type { Job } from '#content/index.ts'
import { careers } from '#copy/careers.ts'
import { PageHeader } from '../page-header.tsx'
import { JobDetails, JobFacts } from './job-details.tsx'

/** An open position, for its page and its preview. */
export function JobArticle({ job }: { job: Job }) {
  const { back } = careers.job
  return (
    <>
      <PageHeader label="Careers" title={job.title}>
        <div className="mt-6">
          <JobFacts job={job} />
        </div>
      </PageHeader>
      <div className="band">
        <div className="rail">
          <Button to={back.to} variant="text" size="sm">
            {back.label}
          </Button>
        </div>
        <div className="min-w-0">
          <JobDetails job={job} level={2} />
        </div>
      </div>
    </>
  )
}
