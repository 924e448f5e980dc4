import { Link } from 'react-router'
import { controls } from '#copy/controls.ts'
import type { PageLink } from '#copy/pages/types.ts'

/** The pages from the home page to the one above this page, whose h1 follows. */
export function Breadcrumbs({ parents }: { parents: readonly PageLink[] }) {
  const { label, home } = controls.breadcrumbs
  return (
    <nav aria-label={label} className="mb-4 font-mono text-label text-quiet">
      <ol className="flex flex-wrap gap-x-2">
        {[home, ...parents].map((page) => (
          <li key={page.to} className="flex items-center gap-x-2 not-last:after:content-['/']">
            <Link
              to={page.to}
              prefetch="intent"
              className="inline-flex min-h-6 items-center hover:text-accent"
            >
              {page.label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
