import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import panelStyles from '#app/scenes/panels/panels.css?url'
import { Actions } from '#app/sections/actions.tsx'
import featureStyles from '#app/sections/feature-page.css?url'
import { FeaturePage } from '#app/sections/feature-page.tsx'
import type { FeatureLayout } from '#app/sections/feature-section.tsx'
import { Panel } from '#app/sections/panel.tsx'
import { Section } from '#app/sections/section.tsx'
import finderStyles from '#app/sections/widgets/feature-finder.css?url'
import { FeatureFinder } from '#app/sections/widgets/feature-finder.tsx'
import widgetStyles from '#app/sections/widgets/widgets.css?url'
import { features } from '#copy/features.ts'
import { pageLabels } from '#copy/pages/labels.ts'
import type { Route } from './+types/features'

type PartId = (typeof features.parts)[number]['id']

const sections: Record<PartId, FeatureLayout> = {
  'deep-search': { layout: 'right', figure: <Panel name="deep-search" /> },
  'codebase-exploration': { layout: 'wide', figure: <Panel name="request-path" /> },
  'real-time-scanning': { layout: 'right', figure: <Panel name="scan-check" /> },
  'vulnerability-fixing': { layout: 'left', figure: <Panel name="suggested-fix" /> },
  chat: { layout: 'right', figure: <Panel name="persona-answers" /> },
}

export const handle = {
  page: { path: '/features', group: 'product', ...features.meta, subtitle: features.lead },
} satisfies PageHandle

export const links: Route.LinksFunction = () =>
  [widgetStyles, finderStyles, panelStyles, featureStyles].map((href) => ({
    rel: 'stylesheet',
    href,
  }))

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
