import { TextLink } from '#app/components/text-link.tsx'
import { Section } from '#app/sections/section.tsx'
import { TextSections } from '#app/sections/text-sections.tsx'
import { pageLabels } from '#copy/page-labels.ts'
import { siteSecurity } from '#copy/site-security.ts'

/** The security measures of this website, each verifiable from a browser. */
export function SiteMeasures() {
  const { site } = siteSecurity
  return (
    <Section id={site.id} label={pageLabels.security.site} title={site.heading} intro={site.lead}>
      <div className="mt-10">
        <TextSections sections={site.sections} level={3} layout="columns" />
      </div>
      <ul className="flex flex-wrap gap-x-8">
        {site.links.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to} size="body">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
