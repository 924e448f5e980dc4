import { staticContent } from '#app/components/static-content.tsx'

/** What a product says about a finding, as a small drawing. Pages link `evidence.css`, or import it in their own. */
export const Evidence = staticContent(
  async () => (await import('#app/scenes/evidence/drawings.tsx')).EvidenceDrawing,
)
