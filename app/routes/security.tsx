import type { ReactNode } from 'react'
import illustration from '#app/media/illustrations/head-security.svg?url'
import { buildMeta } from '#app/meta.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.server.ts'
import { Scene } from '#app/scenes/scene.tsx'
import { BuyerQuestions } from '#app/sections/buyer-questions.tsx'
import { FeaturePage } from '#app/sections/feature-page.tsx'
import type { Layout } from '#app/sections/feature-section.tsx'
import { InventoryCounters, SeverityTallies } from '#app/sections/security/claim-figures.tsx'
import { ReportVulnerability } from '#app/sections/security/report.tsx'
import { SiteMeasures } from '#app/sections/security/site-measures.tsx'
import { shownQuestions, shownSecurityFigures } from '#app/site-content.server.ts'
import { pageLabels } from '#copy/pages/labels.ts'
import { security } from '#copy/security/security.ts'
import type { Route } from './+types/security'

type PartId = (typeof security.parts)[number]['id']

type Sections = Record<PartId, { layout: Layout; figure?: ReactNode }>

const sections: Sections = {
  'business-logic-inventory': { layout: 'words' },
  'endpoint-hardening': { layout: 'sheet', figure: <Scene name="endpoint-analysis" /> },
  'threat-modeling': {
    layout: 'right',
    figure: <Scene name="threat-model" variant="compact" />,
  },
  'vulnerability-management': { layout: 'words' },
  'knowledge-base': { layout: 'words' },
}

export async function loader({ context }: Route.LoaderArgs) {
  const given = context.get(requestContext)
  const [figures, questions] = await Promise.all([
    shownSecurityFigures(given),
    shownQuestions(given, 'security-buyers'),
  ])
  return { ...figures, questions }
}

export const handle = {
  page: {
    path: '/security',
    group: 'product',
    label: pageLabels.security.page,
    ...security.meta,
    subtitle: security.lead,
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => buildMeta(matches, handle.page)

/** The sections, with the figures that there are. */
function sectionsWith({ counters, tallies }: Route.ComponentProps['loaderData']): Sections {
  return {
    ...sections,
    ...(counters.items.length > 0 && {
      'business-logic-inventory': {
        layout: 'stage',
        figure: <InventoryCounters {...counters} />,
      },
    }),
    ...(tallies.items.length > 0 && {
      'vulnerability-management': { layout: 'left', figure: <SeverityTallies {...tallies} /> },
    }),
  }
}

export default function Security({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <FeaturePage
        label={pageLabels.security.page}
        copy={security}
        illustration={illustration}
        sections={sectionsWith(loaderData)}
      />
      <BuyerQuestions items={loaderData.questions} />
      <SiteMeasures />
      <ReportVulnerability />
    </>
  )
}
