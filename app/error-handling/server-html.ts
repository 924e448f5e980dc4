const html = document.documentElement
const { pathname } = location
const attributes = [...html.attributes]
const parts = [document.head, document.body].map((part) => ({ part, nodes: [...part.childNodes] }))

/**
 * Shows the HTML that the server sent, whose links and forms work without scripts, in place of what React has
 * rendered since. After a navigation to another page, loads that page as a document.
 */
export function showServerHtml(): void {
  if (location.pathname !== pathname) {
    location.reload()
    return
  }
  html.removeAttribute('data-hydrated')
  for (const attribute of attributes) html.setAttributeNode(attribute)
  // Clones, because React handles the events of the nodes that it has hydrated.
  for (const { part, nodes } of parts)
    part.replaceChildren(...nodes.map((node) => node.cloneNode(true)))
}
