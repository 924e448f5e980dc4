import { lazyContent } from '#app/components/static-content.tsx'
import { legalMeta } from '#copy/legal/meta.ts'
import type { LegalText } from '#copy/legal/versions.ts'
import type { CompiledText } from './legal-document.tsx'

/**
 * A legal text with its title, date, and contents. Their code isn't in the page's scripts.
 * @param load imports the compiled text
 */
export function lazyLegalDocument(
  name: LegalText,
  load: () => Promise<CompiledText>,
  { centered = false } = {},
) {
  return lazyContent(async () => {
    const [{ LegalDocument }, text, { legalVersions }] = await Promise.all([
      import('./legal-document.tsx'),
      load(),
      import('#copy/legal/versions.ts'),
    ])
    const { title, subtitle } = legalMeta[name]
    const { updated } = legalVersions[name]
    return {
      default: () => <LegalDocument {...{ text, title, subtitle, updated, centered }} />,
    }
  })
}
