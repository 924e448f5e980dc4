import { compile } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import { rehypeClauses } from './rehype-clauses.ts'

/** Compiles the legal texts (`copy/legal/*.mdx`) to components, in builds and in unit tests. */
export function legalTexts(): Plugin {
  return {
    name: 'legal-texts',
    // Before the plugins that take JavaScript.
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(value, path) {
        const file = await compile(
          { path, value },
          { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeClauses] },
        )
        const sections = JSON.stringify(file.data.sections)
        return { code: `${file}\nexport const sections = ${sections}\n`, map: null }
      },
    },
  }
}
