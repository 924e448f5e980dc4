import { Link } from 'react-router'
import { Section } from '#app/sections/section.tsx'
import { TextSections } from '#app/sections/text-sections.tsx'
import { pageLabels } from '#copy/page-labels.ts'
import { security } from '#copy/security.ts'

/** What protects a visitor of this website: each line can be checked from a browser. */
export function SiteMeasures() {
  const { site } = security
  return (
    <Section id={site.id} label={pageLabels.security.site} title={site.heading} intro={site.lead}>
      <div className="mt-10">
        <TextSections sections={site.sections} level={3} />
      </div>
      <ul className="mt-6 flex flex-wrap gap-x-8">
        {site.links.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center font-semibold underline decoration-signal underline-offset-4 hover:text-signal"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
