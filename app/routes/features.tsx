import type { ReactNode } from 'react'
import drawing from '#app/media/head-features.svg?url'
import { buildMeta } from '#app/meta.ts'
import { Scene } from '#app/scenes/scene.tsx'
import { FeaturePage } from '#app/sections/feature-page.tsx'
import { features } from '#copy/features.ts'
import { pageLabels } from '#copy/page-labels.ts'
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
    <FeaturePage
      label={pageLabels.features.page}
      copy={features}
      drawing={drawing}
      figures={figures}
      beside={beside}
    />
  )
}
