import { staticContent } from '#app/components/static-content.tsx'
import { legalMeta } from '#copy/legal/meta.ts'
import type { LegalText } from '#copy/legal/versions.ts'
import type { CompiledText } from './legal-document.tsx'

/**
 * A legal text with its title, date, and contents, which is not hydrated.
 * @param load imports the compiled text
 */
export function staticLegalDocument(
  name: LegalText,
  load: () => Promise<CompiledText>,
  { centered = false } = {},
) {
  return staticContent(async () => {
    const [{ LegalDocument }, text, { legalVersions }] = await Promise.all([
      import('./legal-document.tsx'),
      load(),
      import('#copy/legal/versions.ts'),
    ])
    const { title, subtitle } = legalMeta[name]
    const { updated } = legalVersions[name]
    return () => <LegalDocument {...{ text, title, subtitle, updated, centered }} />
  })
}
