import { buildMeta } from '#app/meta.ts'
import { LegalDocument } from '#app/sections/legal/legal-document.tsx'
import { privacy } from '#copy/legal/privacy/privacy.ts'
import type { Route } from './+types/privacy'

export const meta: Route.MetaFunction = ({ matches }) =>
  buildMeta(matches, { ...privacy.meta, path: '/privacy' })

export default function Privacy() {
  return <LegalDocument document={privacy} />
}
