import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { LegalPage } from '#app/sections/legal/legal-page.tsx'
import { staticLegalDocument } from '#app/sections/legal/static-legal-document.tsx'
import { legalMeta } from '#copy/legal/meta.ts'
import type { Route } from './+types/dpa'

const Text = staticLegalDocument('dpa', () => import('#copy/legal/dpa.mdx'))

export const handle = {
  page: { path: '/dpa', group: 'legal', ...legalMeta.dpa },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => buildMeta(matches, handle.page)

export default function DataProcessingAddendum() {
  return <LegalPage text={Text} />
}
