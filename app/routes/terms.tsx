import { buildMeta } from '#app/meta.ts'
import { LegalDocument } from '#app/sections/legal/legal-document.tsx'
import { terms } from '#copy/legal/terms/terms.ts'
import type { Route } from './+types/terms'

export const meta: Route.MetaFunction = ({ matches }) =>
  buildMeta(matches, { ...terms.meta, path: '/terms' })

export default function Terms() {
  return <LegalDocument document={terms} centred />
}
