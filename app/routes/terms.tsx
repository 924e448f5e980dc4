import { lazyContent, StaticContent } from '#app/components/static-content.tsx'
import { buildMeta } from '#app/meta.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { legalSubtitles, termsMeta } from '#copy/legal/meta.ts'
import type { Route } from './+types/terms'

const Text = lazyContent(async () => {
  const [{ LegalDocument }, text, { legalVersions }] = await Promise.all([
    import('#app/sections/legal/legal-document.tsx'),
    import('#copy/legal/terms.mdx'),
    import('#copy/legal/versions.ts'),
  ])
  return {
    default: () => (
      <LegalDocument
        text={text}
        title={termsMeta.title}
        subtitle={legalSubtitles.terms}
        updated={legalVersions.terms.updated}
        centered
      />
    ),
  }
})

export const handle = {
  page: { path: '/terms', group: 'legal', ...termsMeta, subtitle: legalSubtitles.terms },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => buildMeta(matches, handle.page)

export default function Terms() {
  return (
    <StaticContent>
      <Text />
    </StaticContent>
  )
}
