import { lazyContent, StaticContent } from '#app/components/static-content.tsx'
import { buildMeta } from '#app/meta.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { dpaMeta, legalSubtitles } from '#copy/legal/meta.ts'
import type { Route } from './+types/dpa'

const Text = lazyContent(async () => {
  const [{ LegalDocument }, text, { legalVersions }] = await Promise.all([
    import('#app/sections/legal/legal-document.tsx'),
    import('#copy/legal/dpa.mdx'),
    import('#copy/legal/versions.ts'),
  ])
  return {
    default: () => (
      <LegalDocument
        text={text}
        title={dpaMeta.title}
        subtitle={legalSubtitles.dpa}
        updated={legalVersions.dpa.updated}
      />
    ),
  }
})

export const handle = {
  page: { path: '/dpa', group: 'legal', ...dpaMeta, subtitle: legalSubtitles.dpa },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => buildMeta(matches, handle.page)

export default function DataProcessingAddendum() {
  return (
    <StaticContent>
      <Text />
    </StaticContent>
  )
}
