import { Button } from '#app/components/button.tsx'
import { JobLinks, type JobSummary } from '#app/sections/careers/job-links.tsx'
import { Section } from '#app/sections/section.tsx'
import { company } from '#copy/company.ts'
import { pageLabels } from '#copy/pages/labels.ts'

/** The titles of the open jobs; none when there are none or they cannot be read. */
export function OpenJobs({ jobs }: { jobs: readonly JobSummary[] }) {
  const { heading, text, list, action } = company.closing
  return (
    <Section id="careers" label={pageLabels.company.closing} title={heading} intro={text}>
      {jobs.length > 0 ? (
        <div className="mt-8">
          <JobLinks name={list} jobs={jobs} />
        </div>
      ) : null}
      <div className="mt-8">
        <Button to={action.to} size="lg">
          {action.label}
        </Button>
      </div>
    </Section>
  )
}
