import { lazyContent, StaticContent } from '#app/components/static-content.tsx'
import { buildMeta } from '#app/meta.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { legalSubtitles, privacyMeta } from '#copy/legal/meta.ts'
import type { Route } from './+types/privacy'

const Text = lazyContent(async () => {
  const [{ LegalDocument }, text, { legalVersions }] = await Promise.all([
    import('#app/sections/legal/legal-document.tsx'),
    import('#copy/legal/privacy.mdx'),
    import('#copy/legal/versions.ts'),
  ])
  return {
    default: () => (
      <LegalDocument
        text={text}
        title={privacyMeta.title}
        subtitle={legalSubtitles.privacy}
        updated={legalVersions.privacy.updated}
      />
    ),
  }
})

export const handle = {
  page: { path: '/privacy', group: 'legal', ...privacyMeta, subtitle: legalSubtitles.privacy },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => buildMeta(matches, handle.page)

export default function Privacy() {
  return (
    <StaticContent>
      <Text />
    </StaticContent>
  )
}
