import { createContext, use, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Graph } from 'schema-dts'

/** The graph of the page that is being rendered. Only the server provides one. */
export const PageGraph = createContext<Graph | undefined>(undefined)

const type = 'application/ld+json'

/**
 * The page's JSON-LD. It is for those who read the document, so it is not made again in the browser:
 * there nothing is rendered, React leaves alone what it does not know in `head`, and a visitor who
 * goes on to another page takes it away, since it is not about that one. A data block is never run, so
 * no policy has to allow it (HTML, "prepare the script element").
 */
export function StructuredData() {
  const graph = use(PageGraph)
  const { pathname } = useLocation()
  const described = useRef(pathname)
  useEffect(() => {
    if (pathname !== described.current) document.querySelector(`script[type="${type}"]`)?.remove()
  }, [pathname])
  if (!graph) return null
  // Nothing in the content ends the element.
  const json = JSON.stringify(graph).replace(/</g, '\\u003c')
  return <script type={type}>{json}</script>
}
