import type { ReactNode } from 'react'
import { shownSecurityFigures } from '#app/loaders/site-content.server.ts'
import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { requestContext } from '#app/request-context.server.ts'
import { HangingRoutes } from '#app/scenes/endpoint-analysis/hanging-routes.tsx'
import evidenceStyles from '#app/scenes/evidence/evidence.css?url'
import { InventoryCounters, SeverityTallies } from '#app/sections/claim-figures.tsx'
import { Evidence } from '#app/sections/evidence.tsx'
import { FeaturePage } from '#app/sections/feature-page.tsx'
import type { Layout } from '#app/sections/feature-section.tsx'
import { LinkRow } from '#app/sections/link-row.tsx'
import { Section } from '#app/sections/section.tsx'
import { pageLabels } from '#copy/pages/labels.ts'
import { security } from '#copy/security.ts'
import type { Route } from './+types/security'

type PartId = (typeof security.parts)[number]['id']

type Sections = Record<PartId, { layout: Layout; figure: ReactNode }>

const sections: Sections = {
  'business-logic-inventory': { layout: 'right', figure: <Evidence name="skipped-step" /> },
  'endpoint-hardening': { layout: 'left', figure: <Evidence name="routes" /> },
  'threat-modeling': { layout: 'right', figure: <Evidence name="message" /> },
  'vulnerability-management': { layout: 'left', figure: <Evidence name="ranks" /> },
  'knowledge-base': { layout: 'right', figure: <Evidence name="cited-path" /> },
}

export const loader = ({ context }: Route.LoaderArgs) =>
  shownSecurityFigures(context.get(requestContext))

export const handle = {
  page: {
    path: '/security',
    group: 'product',
    label: pageLabels.security.page,
    ...security.meta,
    subtitle: security.lead,
  },
} satisfies PageHandle

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: evidenceStyles }]

export const meta: Route.MetaFunction = ({ matches }) => buildMeta(matches, handle.page)

/** The sections, with the figures that there are instead of drawings. */
function sectionsWith({ counters, tallies }: Route.ComponentProps['loaderData']): Sections {
  return {
    ...sections,
    ...(counters.items.length > 0 && {
      'business-logic-inventory': {
        layout: 'wide',
        figure: <InventoryCounters {...counters} />,
      },
    }),
    ...(tallies.items.length > 0 && {
      'vulnerability-management': { layout: 'left', figure: <SeverityTallies {...tallies} /> },
    }),
  }
}

export default function Security({ loaderData }: Route.ComponentProps) {
  const { id, label, heading, text, links } = security.trust
  return (
    <>
      <FeaturePage
        label={pageLabels.security.page}
        copy={security}
        sections={sectionsWith(loaderData)}
        picture={<HangingRoutes />}
      />
      <Section id={id} label={label} title={heading} intro={text}>
        <LinkRow links={links} />
      </Section>
    </>
  )
}
