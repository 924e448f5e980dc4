import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { Actions } from '#app/sections/actions.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { Section } from '#app/sections/section.tsx'
import { SecurityProcess } from '#app/sections/services/process.tsx'
import { ServiceFinding, ServiceList } from '#app/sections/services/service-list.tsx'
import serviceStyles from '#app/sections/services/services.css?url'
import { pageLabels } from '#copy/pages/labels.ts'
import { services } from '#copy/services.ts'
import type { Route } from './+types/services'

export const handle = {
  page: {
    path: '/services',
    group: 'product',
    label: pageLabels.services.page,
    ...services.meta,
    subtitle: services.lead,
  },
} satisfies PageHandle

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: serviceStyles }]

export const meta: Route.MetaFunction = ({ matches }) =>
  buildMeta(matches, {
    ...handle.page,
    type: 'CollectionPage',
    about: [
      {
        type: 'pages',
        items: services.cards.map(({ title, link }) => ({ label: title, to: link.to })),
      },
    ],
  })

export default function Services() {
  const { heading, text, actions } = services.closing
  return (
    <>
      <PageHeader
        label={pageLabels.services.page}
        title={services.heading}
        subtitle={services.lead}
      >
        <ServiceFinding />
      </PageHeader>
      <Section id="services" label={pageLabels.services.offers}>
        <ServiceList />
      </Section>
      <SecurityProcess />
      <Section id="next" label={pageLabels.services.closing} title={heading} intro={text}>
        <Actions actions={actions} />
      </Section>
    </>
  )
}
