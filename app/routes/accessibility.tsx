import { Button } from '#app/components/button.tsx'
import { DateTime } from '#app/components/date-time.tsx'
import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { PageHeader } from '#app/sections/page-header.tsx'
import { Section } from '#app/sections/section.tsx'
import { TextSections } from '#app/sections/text-sections.tsx'
import { accessibility } from '#copy/accessibility.ts'
import type { Route } from './+types/accessibility'

export const handle = {
  page: {
    path: '/accessibility',
    group: 'legal',
    ...accessibility.meta,
    subtitle: accessibility.lead,
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => buildMeta(matches, handle.page)

export default function Accessibility() {
  const { labels, heading, lead, evaluated, sections, contactLink } = accessibility
  return (
    <>
      <PageHeader label={labels.page} title={heading} subtitle={lead}>
        <p className="mt-6 font-mono text-small text-quiet">
          {evaluated.label} <DateTime iso={evaluated.on} />
        </p>
      </PageHeader>
      <Section label={labels.statement}>
        <TextSections sections={sections} />
        <div className="mt-8">
          <Button to={contactLink.to} variant="outline">
            {contactLink.label}
          </Button>
        </div>
      </Section>
    </>
  )
}
