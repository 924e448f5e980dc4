import { Button } from '#app/components/button.tsx'
import type { Job } from '#content/index.ts'
import { careers } from '#copy/careers.ts'
import { jobMessages } from '#copy/job-messages.ts'
import type { PageLink } from '#copy/pages/types.ts'
import { PageHeader } from '../page-header.tsx'
import { JobDetails, JobFacts } from './job-details.tsx'

interface JobArticleProps {
  job: Job
  /** Breadcrumbs; none in a preview. */
  parents?: readonly PageLink[]
}

/** An open job, for its page and its preview. */
export function JobArticle({ job, parents = [] }: JobArticleProps) {
  const { back } = jobMessages
  return (
    <>
      <PageHeader label={careers.labels.page} title={job.title} parents={parents}>
        <div className="mt-6">
          <JobFacts job={job} />
        </div>
      </PageHeader>
      <div className="section">
        <div className="aside">
          <Button to={back.to} variant="text" size="sm">
            {back.label}
          </Button>
        </div>
        <div className="min-w-0">
          <JobDetails job={job} />
        </div>
      </div>
    </>
  )
}
