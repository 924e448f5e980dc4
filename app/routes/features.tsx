import type { ReactNode } from 'react'
import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import evidenceStyles from '#app/scenes/evidence/evidence.css?url'
import { Scene } from '#app/scenes/scenes.tsx'
import { Actions } from '#app/sections/actions.tsx'
import { Evidence } from '#app/sections/evidence.tsx'
import { FeaturePage } from '#app/sections/feature-page.tsx'
import type { Layout } from '#app/sections/feature-section.tsx'
import { Section } from '#app/sections/section.tsx'
import finderStyles from '#app/sections/widgets/feature-finder.css?url'
import { FeatureFinder } from '#app/sections/widgets/feature-finder.tsx'
import widgetStyles from '#app/sections/widgets/widgets.css?url'
import { features } from '#copy/features.ts'
import { pageLabels } from '#copy/pages/labels.ts'
import type { Route } from './+types/features'

type PartId = (typeof features.parts)[number]['id']

const sections: Record<PartId, { layout: Layout; figure: ReactNode }> = {
  'deep-search': { layout: 'below', figure: <Scene name="deep-search" /> },
  'codebase-exploration': { layout: 'right', figure: <Evidence name="skipped-step" /> },
  'real-time-scanning': { layout: 'right', figure: <Evidence name="sum" /> },
  'vulnerability-fixing': { layout: 'left', figure: <Scene name="suggested-fix" /> },
  chat: { layout: 'right', figure: <Evidence name="cited-line" /> },
}

export const handle = {
  page: { path: '/features', group: 'product', ...features.meta, subtitle: features.lead },
} satisfies PageHandle

export const links: Route.LinksFunction = () =>
  [widgetStyles, finderStyles, evidenceStyles].map((href) => ({ rel: 'stylesheet', href }))

export const meta: Route.MetaFunction = ({ matches }) => buildMeta(matches, handle.page)

export default function Features() {
  const { heading, text, actions } = features.closing
  return (
    <>
      <FeaturePage label={pageLabels.features.page} copy={features} sections={sections}>
        <FeatureFinder />
      </FeaturePage>
      <Section id="next" label={pageLabels.features.closing} title={heading} intro={text}>
        <Actions actions={actions} />
      </Section>
    </>
  )
}
