import { Button } from '#app/components/button.tsx'
import { Quote } from '#app/components/quote.tsx'
import drawing from '#app/media/header-company.svg?url'
import { buildMeta } from '#app/meta.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { CompanyValues } from '#app/sections/company/values.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { Section } from '#app/sections/section.tsx'
import { company } from '#copy/company.ts'
import { pageLabels } from '#copy/page-labels.ts'
import type { Route } from './+types/company'

export const handle = {
  page: {
    path: '/company',
    group: 'company',
    label: pageLabels.company.page,
    type: 'AboutPage',
    ...company.meta,
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => buildMeta(matches, handle.page)

export default function Company() {
  const { mission, closing } = company
  const labels = pageLabels.company
  const [premise, ...rest] = mission.text
  return (
    <>
      <PageHeader
        label={labels.page}
        title={company.heading}
        subtitle={company.lead}
        drawing={drawing}
      />
      <Section id="mission" label={labels.mission} title={mission.heading}>
        <div className="mt-10 grid gap-y-8 xl:grid-cols-2 xl:*:first:mr-12">
          <Quote>
            <p>{premise}</p>
          </Quote>
          <div className="max-w-prose space-y-5 self-end text-quiet">
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <CompanyValues />
      <Section id="careers" label={labels.closing} title={closing.heading} intro={closing.text}>
        <div className="mt-8">
          <Button to={closing.action.to}>{closing.action.label}</Button>
        </div>
      </Section>
    </>
  )
}
