import { privacy } from '#copy/legal/privacy/privacy.ts'
import { LegalDocument } from './legal-document.tsx'

export function PrivacyText() {
  return <LegalDocument document={privacy} />
}
