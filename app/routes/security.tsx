import { shownSecurityFigures } from '#app/loaders/site-content.server.ts'
import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { requestContext } from '#app/request-context.server.ts'
import { HangingRoutes } from '#app/scenes/endpoint-analysis/hanging-routes.tsx'
import panelStyles from '#app/scenes/panels/panels.css?url'
import { InventoryCounters, SeverityTallies } from '#app/sections/claim-figures.tsx'
import featureStyles from '#app/sections/feature-page.css?url'
import { FeaturePage } from '#app/sections/feature-page.tsx'
import type { FeatureLayout } from '#app/sections/feature-section.tsx'
import { LinkRow } from '#app/sections/link-row.tsx'
import { Panel } from '#app/sections/panel.tsx'
import { Section } from '#app/sections/section.tsx'
import widgetStyles from '#app/sections/widgets/widgets.css?url'
import { pageLabels } from '#copy/pages/labels.ts'
import { security } from '#copy/security.ts'
import type { Route } from './+types/security'

type PartId = (typeof security.parts)[number]['id']

type Sections = Record<PartId, FeatureLayout>

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

export const links: Route.LinksFunction = () =>
  [panelStyles, widgetStyles, featureStyles].map((href) => ({ rel: 'stylesheet', href }))

export const meta: Route.MetaFunction = ({ matches }) => buildMeta(matches, handle.page)

/** The sections, each with a panel of its product, and with the figures that there are. */
function sectionsWith({ counters, tallies }: Route.ComponentProps['loaderData']): Sections {
  return {
    'business-logic-inventory': {
      layout: 'wide',
      ...(counters.items.length > 0 ? { figures: <InventoryCounters {...counters} /> } : {}),
      figure: <Panel name="broken-rules" />,
    },
    'endpoint-hardening': { layout: 'right', figure: <Panel name="flagged-routes" /> },
    'threat-modeling': { layout: 'left', figure: <Panel name="open-threats" /> },
    'vulnerability-management': {
      layout: 'wide',
      ...(tallies.items.length > 0 ? { figures: <SeverityTallies {...tallies} /> } : {}),
      figure: <Panel name="queue-top" />,
    },
    'knowledge-base': { layout: 'right', figure: <Panel name="knowledge-base" /> },
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
