import { Link } from 'react-router'
import { Badge } from '#app/components/badge.tsx'
import { Button } from '#app/components/button.tsx'
import { Section } from '#app/sections/section.tsx'
import { company } from '#copy/company.ts'
import { sampleLabel } from '#copy/controls.ts'
import { pageLabels } from '#copy/pages/labels.ts'

export interface JobSummary {
  path: string
  title: string
  location: string
  sample?: true
}

/** The titles of the open jobs; none when there are none or they cannot be read. */
export function OpenJobs({ jobs }: { jobs: readonly JobSummary[] }) {
  const { heading, text, list, action } = company.closing
  return (
    <Section id="careers" label={pageLabels.company.closing} title={heading} intro={text}>
      {jobs.length > 0 ? (
        <ul aria-label={list} className="mt-8 grid gap-x-8 border-b border-hairline md:grid-cols-2">
          {jobs.map(({ path, title, location, sample }) => (
            <li key={path} className="border-t border-hairline">
              <Link to={path} prefetch="intent" className="group block py-3">
                <span className="block font-semibold group-hover:text-accent">
                  {title} {sample ? <Badge>{sampleLabel}</Badge> : null}
                </span>
                <span className="block text-small text-quiet">{location}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-8">
        <Button to={action.to} size="lg">
          {action.label}
        </Button>
      </div>
    </Section>
  )
}
