import { createContext, use } from 'react'
import type { Graph } from 'schema-dts'

/** The JSON-LD graph of the page. Only the server provides one. */
export const PageGraph = createContext<Graph | undefined>(undefined)

/**
 * The page's JSON-LD, rendered on the server only. In the browser this renders nothing, React ignores
 * unknown elements in `head`, and app/deferred/structured-data.ts removes it after the first client
 * navigation. A data block is not executed, so the Content-Security-Policy need not allow it (HTML,
 * "prepare the script element").
 */
export function StructuredData() {
  const graph = use(PageGraph)
  if (!graph) return null
  // Content must not close the script element.
  const json = JSON.stringify(graph).replace(/</g, '\\u003c')
  return <script type="application/ld+json">{json}</script>
}
