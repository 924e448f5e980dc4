import type { ReactNode } from 'react'
import drawing from '#app/media/head-features.svg?url'
import { buildMeta } from '#app/meta.ts'
import { Scene } from '#app/scenes/scene.tsx'
import { FeatureBand } from '#app/sections/feature-band.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { features } from '#copy/features.ts'
import { pageLabels } from '#copy/page-labels.ts'
import { betaNotice } from '#copy/products/beta-notice.ts'
import type { Route } from './+types/features'

type PartId = (typeof features.parts)[number]['id']

const figures: Partial<Record<PartId, ReactNode>> = {
  'codebase-exploration': <Scene name="business-logic-map" />,
  'real-time-scanning': <Scene name="security-scan" variant="compact" />,
  'vulnerability-fixing': <Scene name="vulnerability-queue" />,
  chat: <Scene name="code-chat" variant="compact" />,
}
const beside: readonly PartId[] = ['real-time-scanning', 'chat']

export const meta: Route.MetaFunction = ({ matches }) =>
  buildMeta(matches, { ...features.meta, path: '/features' })

export default function Features() {
  return (
    <>
      <PageHeader
        label={pageLabels.features.page}
        title={features.heading}
        drawing={drawing}
        subtitle={features.lead}
      >
        <p className="mt-4 max-w-prose text-small text-quiet">{betaNotice}</p>
      </PageHeader>
      {features.parts.map((part, index) => (
        <FeatureBand
          key={part.id}
          part={part}
          place={index + 1}
          figure={figures[part.id]}
          beside={beside.includes(part.id)}
        />
      ))}
    </>
  )
}
