import { Link } from 'react-router'
import { sampleLabel } from '#copy/controls.ts'

export interface JobSummary {
  path: string
  title: string
  location: string
  sample?: true
}

/** Links to the pages of open jobs. */
export function JobLinks({ name, jobs }: { name: string; jobs: readonly JobSummary[] }) {
  return (
    <ul aria-label={name} className="grid gap-x-8 border-b border-hairline md:grid-cols-2">
      {jobs.map(({ path, title, location, sample }) => (
        <li key={path} className="border-t border-hairline">
          <Link to={path} prefetch="intent" className="group block py-3">
            <span className="block font-semibold group-hover:text-accent">{title}</span>
            <span className="block text-small text-quiet">
              {location}
              {sample ? ` · ${sampleLabel}` : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
