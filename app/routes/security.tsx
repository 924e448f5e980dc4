import type { ReactNode } from 'react'
import drawing from '#app/media/head-security.svg?url'
import { buildMeta } from '#app/meta.ts'
import { Scene } from '#app/scenes/scene.tsx'
import { FeaturePage } from '#app/sections/feature-page.tsx'
import { InventoryCounters, SeverityTallies } from '#app/sections/security/claim-figures.tsx'
import { ReportVulnerability } from '#app/sections/security/report.tsx'
import { SiteMeasures } from '#app/sections/security/site-measures.tsx'
import { pageLabels } from '#copy/page-labels.ts'
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
      <FeaturePage
        label={pageLabels.security.page}
        copy={security}
        drawing={drawing}
        figures={figures}
        beside={beside}
      />
      <SiteMeasures />
      <ReportVulnerability />
    </>
  )
}
