/** Fetches the code of a post's text, which pages from the server do without. */
export const loadRichText = () => import('#app/portable-text/rich-text.tsx')
