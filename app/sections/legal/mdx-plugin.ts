import mdx from '@mdx-js/rollup'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import { rehypeClauses } from './rehype-clauses.ts'

/** Compiles the legal texts (`copy/legal/*.mdx`) to components, in builds and in unit tests. */
export function legalTexts(): Plugin {
  const { name, config, transform } = mdx({
    // Other Markdown is text.
    mdExtensions: [],
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeClauses],
  })
  return {
    name,
    // Before the plugins that take JavaScript.
    enforce: 'pre',
    config,
    async transform(source, id) {
      const compiled = await transform(source, id)
      return compiled?.code === undefined ? undefined : { code: compiled.code, map: null }
    },
  }
}
