import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { LegalPage } from '#app/sections/legal/legal-page.tsx'
import { staticLegalDocument } from '#app/sections/legal/static-legal-document.tsx'
import { legalMeta } from '#copy/legal/meta.ts'
import type { Route } from './+types/terms'

const Text = staticLegalDocument('terms', () => import('#copy/legal/terms.mdx'), { centered: true })

export const handle = {
  page: { path: '/terms', group: 'legal', ...legalMeta.terms },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => buildMeta(matches, handle.page)

export default function Terms() {
  return <LegalPage text={Text} />
}
