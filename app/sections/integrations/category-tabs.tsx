import { Link } from 'react-router'
import { type IntegrationTab, integrationsPage, integrationTabs } from '#copy/integrations/index.ts'

/** The category filter as links: it works by address alone. */
export function CategoryTabs({ selected }: { selected: IntegrationTab }) {
  return (
    <nav aria-label={integrationsPage.filter} className="mt-12">
      <ul className="flex flex-wrap gap-2">
        {integrationTabs.map(({ id, label }) => (
          <li key={id}>
            <Link
              to={id === 'all' ? '/integrations' : `/integrations?category=${id}`}
              preventScrollReset
              aria-current={id === selected ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-3 rounded-edge border border-edge px-4 text-small font-semibold text-quiet hover:border-signal hover:text-text aria-[current]:border-signal aria-[current]:text-text"
            >
              <span
                aria-hidden="true"
                className={`size-1.75 rotate-45 ${id === selected ? 'bg-signal' : 'border border-edge'}`}
              />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
