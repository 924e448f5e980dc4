import { terms } from '#copy/legal/terms/terms.ts'
import { LegalDocument } from './legal-document.tsx'

export function TermsText() {
  return <LegalDocument document={terms} centred />
}
