import { Link } from 'react-router'
import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { IntegrationMark } from '#app/sections/integrations/integration-mark.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { Section } from '#app/sections/section.tsx'
import { guidesPage, integrations, integrationTabs } from '#copy/integrations/index.ts'
import { pageLabels } from '#copy/pages/labels.ts'
import type { Route } from './+types/guides'

export const handle = {
  page: {
    path: '/docs/integrations',
    group: 'documentation',
    label: pageLabels.guides.page,
    ...guidesPage.meta,
    subtitle: guidesPage.lead,
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  buildMeta(matches, {
    ...handle.page,
    type: 'CollectionPage',
    about: [
      {
        type: 'pages',
        items: integrations.map(({ id, name }) => ({
          label: name,
          to: `/docs/integrations/${id}`,
        })),
      },
    ],
  })

export default function Guides() {
  const groups = integrationTabs.filter(({ id }) => id !== 'all')
  return (
    <>
      <PageHeader
        label={pageLabels.guides.page}
        title={guidesPage.heading}
        subtitle={guidesPage.lead}
      />
      {groups.map((group) => (
        <Section key={group.id} id={group.id} label="" title={group.label}>
          <ul className="mt-8 border-b border-hairline">
            {integrations
              .filter(({ category }) => category === group.id)
              .map(({ id, name }) => (
                <li
                  key={id}
                  className="relative grid gap-x-10 gap-y-2 border-t border-hairline py-6 hover:bg-raised md:grid-cols-[14rem_1fr]"
                >
                  <h3 className="flex items-center gap-4 self-start">
                    <IntegrationMark id={id} size={24} />
                    <Link
                      to={`/docs/integrations/${id}`}
                      prefetch="intent"
                      className="after:absolute after:inset-0 hover:text-accent"
                    >
                      {name}
                    </Link>
                  </h3>
                  <p className="text-quiet">{guidesPage.connections[id]}</p>
                </li>
              ))}
          </ul>
        </Section>
      ))}
    </>
  )
}
