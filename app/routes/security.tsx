import type { ReactNode } from 'react'
import drawing from '#app/media/head-security.svg?url'
import { buildMeta } from '#app/meta.ts'
import { Scene } from '#app/scenes/scene.tsx'
import { FeatureBand } from '#app/sections/feature-band.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { InventoryCounters, SeverityTallies } from '#app/sections/security/claim-figures.tsx'
import { ReportVulnerability } from '#app/sections/security/report.tsx'
import { SiteMeasures } from '#app/sections/security/site-measures.tsx'
import { pageLabels } from '#copy/page-labels.ts'
import { betaNotice } from '#copy/products/beta-notice.ts'
import { security } from '#copy/security.ts'
import type { Route } from './+types/security'

type PartId = (typeof security.parts)[number]['id']

const figures: Partial<Record<PartId, ReactNode>> = {
  'business-logic-inventory': <InventoryCounters />,
  'endpoint-hardening': <Scene name="endpoint-analysis" />,
  'threat-modeling': <Scene name="threat-model" variant="compact" />,
  'vulnerability-management': <SeverityTallies />,
}
const beside: readonly PartId[] = ['threat-modeling', 'vulnerability-management']

export const meta: Route.MetaFunction = ({ matches }) =>
  buildMeta(matches, { ...security.meta, path: '/security' })

export default function Security() {
  return (
    <>
      <PageHeader
        label={pageLabels.security.page}
        title={security.heading}
        drawing={drawing}
        subtitle={security.lead}
      >
        <p className="mt-4 max-w-prose text-small text-quiet">{betaNotice}</p>
      </PageHeader>
      {security.parts.map((part, index) => (
        <FeatureBand
          key={part.id}
          part={part}
          place={index + 1}
          figure={figures[part.id]}
          beside={beside.includes(part.id)}
        />
      ))}
      <SiteMeasures />
      <ReportVulnerability />
    </>
  )
}
