import { createContext, use } from 'react'
import type { Graph } from 'schema-dts'

/** The graph of the page that is being rendered. Only the server provides one. */
export const PageGraph = createContext<Graph | undefined>(undefined)

/**
 * The page's JSON-LD. It is for those who read the document, so it is not made again in the browser:
 * there nothing is rendered, React leaves alone what it does not know in `head`, and it goes when the
 * visitor goes on to another page (on-demand/structured-data.ts). A data block is never run, so no
 * policy has to allow it (HTML, "prepare the script element").
 */
export function StructuredData() {
  const graph = use(PageGraph)
  if (!graph) return null
  // Nothing in the content ends the element.
  const json = JSON.stringify(graph).replace(/</g, '\\u003c')
  return <script type="application/ld+json">{json}</script>
}
