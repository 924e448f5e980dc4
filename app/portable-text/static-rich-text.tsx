import { staticContent } from '#app/components/static-content.tsx'

/** Loads the code of rich text, which pages from the server don't need. */
export const loadRichText = () => import('./rich-text.tsx')

export const StaticRichText = staticContent(async () => (await loadRichText()).RichText)
