/** Loads the code for a post's text, which pages from the server don't need. */
export const loadRichText = () => import('#app/portable-text/rich-text.tsx')
