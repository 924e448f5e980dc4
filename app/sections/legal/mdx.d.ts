/** What `mdx-plugin.ts` compiles a legal text to. */
declare module '*.mdx' {
  import type { MDXContent } from 'mdx/types'
  import type { LegalSection } from '#app/sections/legal/rehype-clauses.ts'

  export const sections: readonly LegalSection[]
  const text: MDXContent
  export default text
}
